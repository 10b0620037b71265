import type { PlainKey } from './messages.ts'
import type { Field } from './operator-field.ts'

/** Setting groups in the order of the screen. */
export const SETTING_GROUPS = [
  'identity',
  'look',
  'language',
  'money',
  'payments',
  'place',
  'sign-in',
  'visitors',
  'moderation',
  'freshness',
  'apps',
  'site',
  'pages',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

export type SettingDefinition = Field & {
  group: SettingGroup
  /** Default value. */
  byDefault: string
  /** True if the setting is public. */
  isPublic: boolean
  /** True if only shipped apps and web clients read the setting; our own site does not. */
  isForClients?: boolean
  /** True if each language may have its own value, stored as `about_us.es`. */
  isTranslated?: boolean
}

const text = (most: number, byDefault = '') => ({ type: 'text', most, byDefault, isPublic: true }) as const
const onOff = (byDefault: '0' | '1', isPublic = true) => ({ type: 'switch', byDefault, isPublic }) as const
const web = { type: 'address', byDefault: '', isPublic: true } as const
const picture = (least: number) => ({ type: 'image', least, byDefault: '', isPublic: true }) as const
const colour = (byDefault: string) => ({ type: 'colour', byDefault, isPublic: true, isRequired: true }) as const
const whole = (least: number, most: number, byDefault: string, isPublic = false) =>
  ({ type: 'number', least, most, isWhole: true, byDefault, isPublic, isRequired: true }) as const
const page = { type: 'html', most: 200_000, byDefault: '', isPublic: true, isTranslated: true } as const
const phone = { type: 'phone', byDefault: '', isPublic: true } as const

/**
 * All settings: group, constraints and visibility. Validation, the form and the reference derive from this table; a
 * test compares it with the database and the contract.
 */
export const SETTINGS = {
  company_name: { group: 'identity', ...text(80, 'Lintel'), isRequired: true },
  company_email: { group: 'identity', type: 'email', byDefault: '', isPublic: true },
  company_tel: { group: 'identity', ...phone },
  company_tel1: { group: 'identity', ...phone },
  company_tel2: { group: 'identity', ...phone },
  company_address: { group: 'identity', type: 'lines', most: 300, byDefault: '', isPublic: true },
  latitude: { group: 'identity', type: 'number', least: -90, most: 90, byDefault: '', isPublic: true },
  longitude: { group: 'identity', type: 'number', least: -180, most: 180, byDefault: '', isPublic: true },
  iframe_link: { group: 'identity', ...web, isForClients: true },
  facebook_id: { group: 'identity', ...web },
  instagram_id: { group: 'identity', ...web },
  twitter_id: { group: 'identity', ...web },
  youtube_id: { group: 'identity', ...web },
  linkedin_id: { group: 'identity', ...web },

  system_color: { group: 'look', ...colour('#14594A') },
  web_logo: { group: 'look', ...picture(48) },
  web_footer_logo: { group: 'look', ...picture(48) },
  web_favicon: { group: 'look', ...picture(48) },
  web_placeholder_logo: { group: 'look', ...picture(96) },
  img_placeholder: { group: 'look', ...picture(96) },
  svg_clr: { group: 'look', ...onOff('1') },
  sell_background: { group: 'look', ...colour('#E3EFEA'), isForClients: true },
  category_background: { group: 'look', ...colour('#F3F1EB'), isForClients: true },
  sell_web_color: { group: 'look', ...colour('#14594A') },
  sell_web_background_color: { group: 'look', ...colour('#E3EFEA') },
  rent_web_color: { group: 'look', ...colour('#B9502F') },
  rent_web_background_color: { group: 'look', ...colour('#F8E9E3') },

  default_language: { group: 'language', type: 'language', byDefault: 'en', isPublic: true, isRequired: true },

  currency_code: { group: 'money', type: 'currency', byDefault: 'USD', isPublic: true, isRequired: true },
  currency_symbol: { group: 'money', ...text(8, '$'), isRequired: true },
  number_with_suffix: { group: 'money', ...onOff('0') },
  tax_name: { group: 'money', ...text(40, 'VAT'), isPublic: false },
  tax_percent: {
    group: 'money',
    type: 'number',
    least: 0,
    most: 100,
    byDefault: '0',
    isPublic: false,
    isRequired: true,
  },
  tax_number: { group: 'money', ...text(60), isPublic: false },
  mortgage_costs: { group: 'money', type: 'costs', byDefault: '[]', isPublic: false },

  bank_transfer_status: { group: 'payments', ...onOff('0', false) },
  bank_details: { group: 'payments', type: 'pairs', byDefault: '[]', isPublic: true },
  stripe_gateway: { group: 'payments', ...onOff('0', false) },
  stripe_publishable_key: { group: 'payments', ...text(200), isForClients: true },
  razorpay_gateway: { group: 'payments', ...onOff('0', false) },
  paystack_gateway: { group: 'payments', ...onOff('0', false) },
  paystack_public_key: { group: 'payments', ...text(200), isForClients: true },
  paypal_gateway: { group: 'payments', ...onOff('0', false) },
  flutterwave_status: { group: 'payments', ...onOff('0', false) },
  sandbox_gateway: { group: 'payments', ...onOff('1', false) },
  package_reminder_days: { group: 'payments', ...whole(0, 60, '3') },
  show_premium_toggle: { group: 'payments', ...onOff('0') },

  distance_option: {
    ...{ group: 'place', type: 'choice', options: ['km', 'm', 'mi', 'yd'] },
    ...{ byDefault: 'km', isPublic: true, isRequired: true },
  },
  min_radius_range: { group: 'place', ...whole(0, 20_000, '1', true) },
  max_radius_range: { group: 'place', ...whole(1, 20_000, '50', true) },
  show_exact_location: { group: 'place', ...onOff('1') },
  homepage_location_alert_status: { group: 'place', ...onOff('1') },
  geolocation_on_load: { group: 'place', ...onOff('1') },
  map_service_provider: {
    ...{ group: 'place', type: 'choice', options: ['bundled', 'regional', 'raster', 'google'] },
    ...{ byDefault: 'bundled', isPublic: true, isRequired: true },
  },
  // Tile URLs contain {z}/{x}/{y}, which URL parsers escape.
  map_tile_url: { group: 'place', ...text(500), form: /^(https?:\/\/|\/)\S+$/ },
  map_tile_attribution: { group: 'place', ...text(300) },
  map_google_key: { group: 'place', ...text(200), form: /^\S+$/ },

  email_password_login: { group: 'sign-in', ...onOff('1') },
  number_with_otp_login: { group: 'sign-in', ...onOff('1') },
  social_login: { group: 'sign-in', ...onOff('0') },
  otp_service_provider: {
    ...{ group: 'sign-in', type: 'choice', options: ['twilio', 'firebase'] },
    ...{ byDefault: 'twilio', isPublic: true, isRequired: true, isForClients: true },
  },
  password_min_length: { group: 'sign-in', ...whole(6, 64, '6', true) },
  staff_two_factor_required: { group: 'sign-in', ...onOff('0', false) },

  projects_for_everyone: { group: 'visitors', ...onOff('0', false) },
  map_for_visitors: { group: 'visitors', ...onOff('0') },
  compare_for_visitors: { group: 'visitors', ...onOff('0') },
  enquiries_from_visitors: { group: 'visitors', ...onOff('1') },
  show_whatsapp_button: { group: 'visitors', ...onOff('0') },
  allow_cookies: { group: 'visitors', ...onOff('1') },

  auto_approve: { group: 'moderation', ...onOff('0') },
  auto_approve_edited_listings: { group: 'moderation', ...onOff('0', false) },
  live_price_changes: { group: 'moderation', ...onOff('1', false) },
  staff_may_decide_own: { group: 'moderation', ...onOff('0', false) },
  verification_required_for_user: { group: 'moderation', ...onOff('0') },
  text_property_submission: {
    ...{ group: 'moderation', type: 'lines', most: 500 },
    ...{ byDefault: '', isPublic: true, isForClients: true },
  },
  import_withdraw_percent: { group: 'moderation', ...whole(0, 100, '30') },
  import_photo_hosts: { group: 'moderation', type: 'hosts', byDefault: '', isPublic: false },

  freshness_label_days: { group: 'freshness', ...whole(0, 3650, '30') },
  freshness_sink_days: { group: 'freshness', ...whole(0, 3650, '45') },
  freshness_hide_days: { group: 'freshness', ...whole(0, 3650, '75') },
  freshness_expire_days: { group: 'freshness', ...whole(0, 3650, '120') },

  playstore_id: { group: 'apps', ...text(300) },
  appstore_id: { group: 'apps', ...text(300) },
  schema_for_deeplink: { group: 'apps', ...text(60), form: /^[a-z][a-z0-9+.-]*$/i },
  system_version: { group: 'apps', ...text(20, '1.2.4'), form: /^[\w.-]+$/, isForClients: true },

  web_maintenance_mode: { group: 'site', ...onOff('0') },
  demo_mode: { group: 'site', ...onOff('0') },
  seo_settings: { group: 'site', ...onOff('1') },
  offline_copies: { group: 'site', ...onOff('1') },

  about_us: { group: 'pages', ...page },
  terms_conditions: { group: 'pages', ...page },
  privacy_policy: { group: 'pages', ...page },
} as const satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof SETTINGS
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]

/** Definition of a setting by key; `about_us.es` is a translation of `about_us`. */
export function settingOf(key: string): (SettingDefinition & { base: SettingKey; language: string | null }) | null {
  const [base = '', language, ...rest] = key.split('.')
  if (rest.length > 0 || !Object.hasOwn(SETTINGS, base)) return null
  const definition: SettingDefinition = SETTINGS[base as SettingKey]
  if (language !== undefined && !definition.isTranslated) return null
  return { ...definition, base: base as SettingKey, language: language ?? null }
}

/** A conflict between several settings. */
export interface SettingConflict {
  key: SettingKey
  word: (typeof CONFLICTS)[number]
}
export const CONFLICTS = ['radius', 'freshness', 'sign-in', 'point', 'tiles', 'google', 'bank'] as const

/** The first conflict of each rule; `valueIn` returns the value of a setting or its default. */
export function settingConflicts(valueIn: (key: SettingKey) => string): SettingConflict[] {
  const number = (key: SettingKey) => Number(valueIn(key))
  const isOn = (key: SettingKey) => valueIn(key) === '1'
  const days = (['label', 'sink', 'hide', 'expire'] as const)
    .map((word) => `freshness_${word}_days` as const)
    // 0 disables a stage.
    .filter((key) => number(key) > 0)
  const unordered = days.find((key, at) => at > 0 && number(key) <= number(days[at - 1]!))
  const map = valueIn('map_service_provider')
  const found: (SettingConflict | false | undefined)[] = [
    number('min_radius_range') >= number('max_radius_range') && { key: 'max_radius_range', word: 'radius' },
    unordered && { key: unordered, word: 'freshness' },
    !SIGN_IN.some(isOn) && { key: 'email_password_login', word: 'sign-in' },
    (valueIn('latitude') === '') !== (valueIn('longitude') === '') && { key: 'longitude', word: 'point' },
    (map === 'regional' || map === 'raster') &&
      valueIn('map_tile_url') === '' && { key: 'map_tile_url', word: 'tiles' },
    map === 'google' && valueIn('map_google_key') === '' && { key: 'map_google_key', word: 'google' },
    isOn('bank_transfer_status') &&
      /^(\[\s*\])?$/.test(valueIn('bank_details')) && { key: 'bank_details', word: 'bank' },
  ]
  return found.filter((conflict) => !!conflict)
}

const SIGN_IN = ['email_password_login', 'number_with_otp_login', 'social_login'] as const

/** Messages of the conflicts, for API responses. */
export const CONFLICT_MESSAGES = {
  radius: 'api.settings-radius',
  freshness: 'api.settings-freshness',
  'sign-in': 'api.settings-sign-in',
  point: 'api.settings-point',
  tiles: 'api.settings-tiles',
  google: 'api.settings-google',
  bank: 'api.settings-bank',
} as const satisfies Record<SettingConflict['word'], PlainKey>
