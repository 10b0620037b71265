import type { WebSettings } from '#contract/settings.ts'
import { currencySymbol } from '#domain/money.ts'
import { isAllowed } from '#domain/package-quota.ts'
import type { Context } from '#server/context.ts'
import { siteUrl } from '#server/features/categories/public.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { bankDetails } from './bank-details.ts'
import type { SettingsRow } from './queries.ts'

const PICTURES = ['web_favicon', 'web_logo', 'web_footer_logo', 'web_placeholder_logo', 'img_placeholder'] as const
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
  const code = settings.currency_code ?? 'USD'
  const main = row.languages?.find((language) => language.code === settings.default_language) ?? row.languages?.[0]
  return {
    // Whatever else is public in the table is cut off by the contract's own list of names.
    ...(settings as Partial<WebSettings>),
    ...pictures(settings, ctx.origin),
    ...switches(settings),
    ...texts(settings, ctx.language),
    email_password_login: settings.email_password_login ?? '1',
    // A button that leads nowhere is worse than none.
    social_login: settings.social_login === '1' && ctx.identities.google ? '1' : '0',
    apple_login: settings.social_login === '1' && ctx.identities.apple ? '1' : '0',
    // Clients take any text for on, "0" too.
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

const presentSections = (sections: SettingsRow['sections']): WebSettings['homepage_sections'] =>
  (sections ?? []).map(({ id, type, title, translatedTitle, position }) => ({
    id,
    type,
    title,
    translated_title: translatedTitle ?? title,
    sort_order: position,
    is_active: 1,
  }))

const pictures = (settings: Record<string, string>, origin: string) =>
  Object.fromEntries(PICTURES.map((key) => [key, siteUrl(settings[key] ?? '', origin)])) as Record<
    (typeof PICTURES)[number],
    string
  >

/** Clients put these into their pages as they are. A translation is a setting of its own, named `about_us.es`. */
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
