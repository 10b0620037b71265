import { type SettingDefinition, settingOf } from '#domain/site-settings.ts'
import type { Choice } from '#web/admin/parts/fields/operator-field.tsx'
import type { TextKey, Translate } from '#web/i18n/translate.ts'

/** Settings with a help text, found in the texts as `settings.<key>-help`. */
export const WITH_HELP: ReadonlySet<string> = new Set([
  'company_tel',
  'latitude',
  'iframe_link',
  'system_color',
  'web_logo',
  'web_favicon',
  'web_placeholder_logo',
  'img_placeholder',
  'svg_clr',
  'sell_background',
  'category_background',
  'sell_web_color',
  'rent_web_color',
  'default_language',
  'currency_code',
  'number_with_suffix',
  'tax_number',
  'mortgage_costs',
  'bank_details',
  'stripe_publishable_key',
  'paystack_public_key',
  'sandbox_gateway',
  'package_reminder_days',
  'max_radius_range',
  'show_exact_location',
  'homepage_location_alert_status',
  'geolocation_on_load',
  'map_service_provider',
  'map_tile_url',
  'map_google_key',
  'social_login',
  'otp_service_provider',
  'password_min_length',
  'staff_two_factor_required',
  'projects_for_everyone',
  'enquiries_from_visitors',
  'show_whatsapp_button',
  'allow_cookies',
  'auto_approve',
  'auto_approve_edited_listings',
  'live_price_changes',
  'staff_may_decide_own',
  'verification_required_for_user',
  'text_property_submission',
  'import_withdraw_percent',
  'import_photo_hosts',
  'freshness_label_days',
  'playstore_id',
  'schema_for_deeplink',
  'system_version',
  'web_maintenance_mode',
  'demo_mode',
  'seo_settings',
  'offline_copies',
])

/** The label of a setting; a translation names its language. */
export function settingName(t: Translate, key: string, languageName: (code: string) => string): string {
  const setting = settingOf(key)
  if (!setting) return key
  const name = t(`settings.${setting.base}`)
  return setting.language === null
    ? name
    : t('settings.in-language', { name, language: languageName(setting.language) })
}

export const settingHelp = (t: Translate, key: string): string | undefined =>
  WITH_HELP.has(key) ? t(`settings.${key}-help` as TextKey) : undefined

/** The choices of a setting with their labels. */
export function choicesOf(
  t: Translate,
  key: string,
  setting: SettingDefinition,
  languages: readonly { code: string; name: string; is_active: boolean }[],
): Choice[] {
  if (setting.type === 'language')
    return languages.filter(({ is_active }) => is_active).map(({ code, name }) => ({ value: code, label: name }))
  if (setting.type !== 'choice') return []
  return setting.options.map((value) => ({ value, label: t(`settings.${key}-${value}` as TextKey) }))
}
