import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Bit, Url } from './fields.ts'

/** A setting is text on the wire even if it is a number or a flag, and absent if it was never set. */
const Setting = z.optional(z.string())

export const HomepageSectionHead = z.object({
  id: z.int(),
  type: z.string(),
  title: z.string(),
  translated_title: z.string(),
  sort_order: z.int(),
  is_active: Bit,
})

export const WebSettings = z.object({
  company_name: Setting,
  company_email: Setting,
  company_tel: Setting,
  company_tel1: Setting,
  company_tel2: Setting,
  company_address: Setting,
  /** The beginning of `about_us` as plain text. */
  company_description: z.string(),
  latitude: Setting,
  longitude: Setting,
  iframe_link: Setting,
  currency_symbol: Setting,
  number_with_suffix: Setting,
  default_language: Setting,
  system_version: Setting,
  system_color: Setting,
  svg_clr: Setting,
  web_maintenance_mode: Setting,
  facebook_id: Setting,
  instagram_id: Setting,
  twitter_id: Setting,
  youtube_id: Setting,
  linkedin_id: Setting,
  playstore_id: Setting,
  appstore_id: Setting,
  sell_background: Setting,
  category_background: Setting,
  sell_web_color: Setting,
  sell_web_background_color: Setting,
  rent_web_color: Setting,
  rent_web_background_color: Setting,
  about_us: Setting,
  terms_conditions: Setting,
  privacy_policy: Setting,
  number_with_otp_login: Setting,
  social_login: Setting,
  /** Present if sign-in with Apple is available. */
  apple_login: Setting,
  email_password_login: Setting,
  otp_service_provider: Setting,
  password_min_length: Setting,
  distance_option: z.optional(z.literal(['km', 'm', 'mi', 'yd'])),
  text_property_submission: Setting,
  /** The same text, which newer clients show after a project was sent. */
  text_project_submission: Setting,
  /** `"1"` or empty: clients treat any other text, including `"0"`, as enabled. */
  auto_approve: Setting,
  stripe_publishable_key: Setting,
  paystack_public_key: Setting,
  schema_for_deeplink: Setting,
  min_radius_range: Setting,
  max_radius_range: Setting,
  min_radius: Setting,
  max_radius: Setting,
  homepage_location_alert_status: Setting,
  /** `"1"` when the site asks for the visitor's position once per page load; the position is only logged. */
  geolocation_on_load: Setting,
  show_whatsapp_button: Setting,
  show_premium_toggle: Setting,
  show_exact_location: Setting,
  /** `"0"` disables offline copies in every browser. */
  offline_copies: Setting,
  /** Map provider: `bundled`, `regional`, `raster` or `google`. */
  map_service_provider: Setting,
  map_tile_url: Setting,
  map_tile_attribution: Setting,
  map_google_key: Setting,
  web_favicon: Url,
  /** The uploaded logo, or the default one. */
  web_logo: Url,
  web_footer_logo: Url,
  web_placeholder_logo: Url,
  /** The same picture under the name that newer clients read. */
  web_placeholder_image: Url,
  /** The uploaded logos, for our own pages; empty if there is none. */
  own_logo: Url,
  own_footer_logo: Url,
  admin_image: Url,
  img_placeholder: Url,
  admin_name: z.string(),
  min_price: z.nullable(z.number()),
  max_price: z.nullable(z.number()),
  place_api_key: z.literal(''),
  seo_settings: z.boolean(),
  allow_cookies: z.boolean(),
  verification_required_for_user: z.boolean(),
  demo_mode: z.boolean(),
  /** Whether visitors without an account may open the map and compare properties. */
  map_for_visitors: z.boolean(),
  compare_for_visitors: z.boolean(),
  /** Whether visitors without an account may send enquiries. */
  enquiries_from_visitors: z.boolean(),
  /** Additional currencies for prices, with the exchange rate per unit of the site's currency. */
  display_currencies: z.array(z.object({ code: z.string(), symbol: z.string(), rate: z.number() })),
  selected_currency_data: z.object({ code: z.string(), name: z.string(), symbol: z.string() }),
  bank_details: z.array(z.object({ title: z.string(), translated_title: z.string(), value: z.string() })),
  features_available: z.object({ premium_properties: z.boolean(), project_access: z.boolean() }),
  languages: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), rtl: Bit })),
  default_language_name: z.string(),
  default_language_rtl: Bit,
  homepage_sections: z.array(HomepageSectionHead),
  /** Whether texts can be written by a language model. */
  gemini_ai_enabled: z.literal(false),
  /** Whether the viewer has an active package. */
  is_premium: z.boolean(),
  subscription: z.boolean(),
  /** The two fields below are present only with a valid token. */
  verification_status: z.optional(z.literal(['initial', 'pending', 'success', 'failed'])),
  is_active: z.optional(z.boolean()),
})
export type WebSettings = z.output<typeof WebSettings>

export const webSettings = read('GET web-settings', {
  access: 'anyone',
  summary: "Returns the public settings of the site, with the viewer's flags if a token is sent.",
  input: z.object({}),
  output: WebSettings,
})

/** Settings of mobile apps, beside those of the web. */
const AppSettings = z.extend(WebSettings, {
  ios_version: z.string(),
  android_version: z.string(),
  /** `"1"` if older versions of the app must be updated. */
  force_update: z.string(),
  /** `"1"` if the app shows its maintenance screen. */
  maintenance_mode: z.string(),
  /** `"1"` if the app shows ads; it never does. */
  show_admob_ads: z.string(),
  android_banner_ad_id: z.string(),
  ios_banner_ad_id: z.string(),
  android_interstitial_ad_id: z.string(),
  ios_interstitial_ad_id: z.string(),
  android_native_ad_id: z.string(),
  ios_native_ad_id: z.string(),
  app_home_screen: Url,
  placeholder_logo: Url,
  light_primary: z.string(),
  light_secondary: z.string(),
  light_tertiary: z.string(),
  dark_primary: z.string(),
  dark_secondary: z.string(),
  dark_tertiary: z.string(),
})

export const appSettings = read('GET app-settings', {
  access: 'anyone',
  summary: 'Returns the public settings of the site with those of mobile apps.',
  input: z.object({}),
  output: AppSettings,
})
