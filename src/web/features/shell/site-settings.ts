import type { Output } from '#contract/endpoint.ts'
import type { webSettings } from '#contract/settings.ts'

/** The settings that the browser needs on every page; long texts stay on the server. */
const ON_EVERY_PAGE = [
  'company_name',
  'company_email',
  'company_tel',
  'company_tel1',
  'company_tel2',
  'company_address',
  'currency_symbol',
  'number_with_suffix',
  'selected_currency_data',
  'display_currencies',
  'distance_option',
  'system_color',
  'svg_clr',
  'web_favicon',
  'own_logo',
  'own_footer_logo',
  'web_placeholder_logo',
  'img_placeholder',
  'facebook_id',
  'instagram_id',
  'twitter_id',
  'youtube_id',
  'linkedin_id',
  'languages',
  'map_service_provider',
  'map_tile_url',
  'map_tile_attribution',
  'map_google_key',
  'map_for_visitors',
  'email_password_login',
  'number_with_otp_login',
  'social_login',
  'apple_login',
  'compare_for_visitors',
  'enquiries_from_visitors',
  'verification_required_for_user',
  'show_whatsapp_button',
  'geolocation_on_load',
  'password_min_length',
  'schema_for_deeplink',
] as const satisfies (keyof Output<typeof webSettings>)[]

export type SiteSettings = Pick<Output<typeof webSettings>, (typeof ON_EVERY_PAGE)[number]> & {
  /** The currency in which this visitor also sees prices. */
  display_currency: Output<typeof webSettings>['display_currencies'][number] | null
}

export const siteSettings = (settings: Output<typeof webSettings>, currency: string | null): SiteSettings => ({
  ...(Object.fromEntries(ON_EVERY_PAGE.map((key) => [key, settings[key]])) as Omit<SiteSettings, 'display_currency'>),
  display_currency: settings.display_currencies.find(({ code }) => code === currency) ?? null,
})
