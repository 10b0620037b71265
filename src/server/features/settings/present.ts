import type { WebSettings } from '#contract/settings.ts'
import { clipText, META_LIMITS } from '#domain/meta-tags.ts'
import { currencySymbol } from '#domain/money.ts'
import { isAllowed } from '#domain/package-quota.ts'
import { plainText } from '#domain/plain-text.ts'
import type { Context } from '#server/context.ts'
import { siteUrl } from '#server/features/categories/public.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { bankDetails } from './bank-details.ts'
import type { SettingsRow } from './queries.ts'
import { presentSections } from './sections.ts'

const PICTURES = ['web_favicon', 'web_placeholder_logo', 'img_placeholder'] as const
const SWITCHES = [
  'seo_settings',
  'allow_cookies',
  'verification_required_for_user',
  'demo_mode',
  'map_for_visitors',
  'compare_for_visitors',
  'enquiries_from_visitors',
] as const

export function presentSettings(row: SettingsRow, ctx: Context): WebSettings {
  const settings = row.settings ?? {}
  const about = texts(settings, ctx.language)
  const code = settings.currency_code ?? 'USD'
  const main = row.languages?.find((language) => language.code === settings.default_language) ?? row.languages?.[0]
  return {
    // Other public settings are stripped by the output schema.
    ...(settings as Partial<WebSettings>),
    ...pictures(settings, ctx.origin),
    ...logos(settings, ctx.origin),
    ...switches(settings),
    ...about,
    email_password_login: settings.email_password_login ?? '1',
    // A sign-in button is shown only when its provider is configured.
    social_login: settings.social_login === '1' && ctx.identities.google ? '1' : '0',
    apple_login: settings.social_login === '1' && ctx.identities.apple ? '1' : '0',
    // Clients treat any non-empty string as on, including "0".
    auto_approve: settings.auto_approve === '1' ? '1' : '',
    min_radius: settings.min_radius ?? settings.min_radius_range,
    max_radius: settings.max_radius ?? settings.max_radius_range,
    selected_currency_data: { code, name: currencyName(code), symbol: settings.currency_symbol ?? '$' },
    display_currencies: (row.rates ?? []).map(({ code, rate }) => ({ code, symbol: currencySymbol(code), rate })),
    bank_details: bankDetails(settings.bank_details),
    admin_name: row.admin?.name ?? 'Admin',
    admin_image: imageAddress(row.admin?.image ?? null, ctx.origin),
    min_price: row.minPrice,
    max_price: row.maxPrice,
    place_api_key: '',
    company_description: clipText(plainText(about.about_us ?? ''), META_LIMITS.descriptionMost),
    text_project_submission: settings.text_property_submission,
    gemini_ai_enabled: false,
    is_premium: false,
    subscription: false,
    features_available: {
      premium_properties: isAllowed(row.premium, 'premium_properties'),
      project_access: isAllowed(row.projects, 'project_access'),
    },
    languages: row.languages?.map(({ id, code, name, isRtl }) => ({ id, code, name, rtl: isRtl ? 1 : 0 })) ?? [],
    default_language: main?.code ?? 'en',
    default_language_name: main?.name ?? 'English',
    default_language_rtl: main?.isRtl ? 1 : 0,
    homepage_sections: presentSections(row.sections),
    ...presentAccount(row, ctx),
  }
}

function presentAccount({ account }: SettingsRow, { isDeactivated }: Context): Partial<WebSettings> {
  if (isDeactivated) return { is_active: false }
  if (!account) return {}
  return {
    verification_status: account.verification,
    is_active: true,
    is_premium: account.hasPackage,
    subscription: account.hasPackage,
  }
}

/** Clients show the logo as an image without a fallback. */
const DEFAULT_LOGO = '/logo.svg'

function logos(
  { web_logo: header = '', web_footer_logo: footer = '', ...rest }: Record<string, string>,
  origin: string,
) {
  const shown = (logo: string) => siteUrl(logo || DEFAULT_LOGO, origin)
  return {
    web_logo: shown(header),
    web_footer_logo: shown(footer || header),
    own_logo: siteUrl(header, origin),
    own_footer_logo: siteUrl(footer, origin),
    web_placeholder_image: siteUrl(rest.web_placeholder_logo ?? '', origin),
  }
}

const pictures = (settings: Record<string, string>, origin: string) =>
  Object.fromEntries(PICTURES.map((key) => [key, siteUrl(settings[key] ?? '', origin)])) as Record<
    (typeof PICTURES)[number],
    string
  >

/** HTML pages that clients insert as they are. A translation is a separate setting, named `about_us.es`. */
const TEXTS = ['about_us', 'terms_conditions', 'privacy_policy'] as const

const texts = (settings: Record<string, string>, language: string): Partial<WebSettings> =>
  Object.fromEntries(
    TEXTS.flatMap((key) => {
      const text = settings[`${key}.${language}`] || settings[key]
      return text === undefined ? [] : [[key, cleanHtml(text)]]
    }),
  )

const switches = (settings: Record<string, string>) =>
  Object.fromEntries(SWITCHES.map((key) => [key, settings[key] === '1'])) as Record<(typeof SWITCHES)[number], boolean>

const currencyName = (code: string) => {
  try {
    return new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code
  } catch {
    return code
  }
}
