import * as z from 'zod'
import type { Case } from './case.ts'
import * as s from './shapes.ts'
import { shape } from './shapes.ts'

const { int, text, flag, bit, url, list, maybe } = s.named
const total = shape({ total: int })
const near = { older: null, newer: () => ({ latitude: '', longitude: '', radius: 1 }) } as const
const head = { section_title: text, translated_title: text, section_type: text }

/** A setting that clients compare with `"1"`. */
const onOff = z.literal(['0', '1'])
const settings = {
  company_name: text,
  company_description: text,
  currency_symbol: text,
  default_language: text,
  number_with_suffix: onOff,
  web_maintenance_mode: onOff,
  svg_clr: onOff,
  number_with_otp_login: onOff,
  social_login: onOff,
  email_password_login: onOff,
  distance_option: z.literal(['km', 'm', 'mi', 'yd']),
  otp_service_provider: z.literal(['firebase', 'twilio']),
  // Clients treat "0" as on.
  auto_approve: z.literal(['1', '']),
  web_logo: url.min(1),
  web_footer_logo: url.min(1),
  web_placeholder_logo: url,
  web_placeholder_image: url,
  seo_settings: flag,
  allow_cookies: flag,
  verification_required_for_user: flag,
  demo_mode: flag,
  is_premium: flag,
  subscription: flag,
  gemini_ai_enabled: z.literal(false),
  selected_currency_data: shape({ code: text, name: text, symbol: text }),
  bank_details: list(shape({ title: text, translated_title: text, value: text })),
  features_available: shape({ premium_properties: flag, project_access: flag }),
  languages: list(shape({ id: int, code: text, name: text })).min(1),
  min_price: maybe(z.number()),
  max_price: maybe(z.number()),
  place_api_key: text,
  homepage_sections: list(
    shape({ id: int, type: text, title: text, translated_title: text, sort_order: int, is_active: bit }),
  ),
  default_language_rtl: bit,
}
const section = (type: string, item: z.ZodType) =>
  shape({ type: z.literal(type), title: text, translated_title: text, data: list(item) })

export const CONTENT_CASES: readonly Case[] = [
  { call: 'web-settings', data: shape(settings) },
  {
    call: 'web-settings',
    note: 'of a signed-in user',
    as: 'agent',
    data: shape({
      ...settings,
      is_active: z.literal(true),
      verification_status: z.literal(['initial', 'pending', 'success', 'failed']),
    }),
  },
  {
    call: 'app-settings',
    older: null,
    data: shape({
      ...settings,
      ios_version: text,
      android_version: text,
      force_update: text,
      maintenance_mode: onOff,
      placeholder_logo: url,
      light_primary: text,
      dark_primary: text,
    }),
  },
  {
    call: 'get_languages',
    fields: () => ({ language_code: 'en', web_language_file: 1 }),
    data: shape({ id: int, name: text, code: z.literal('en'), status: bit, rtl: bit, file_name: z.record(text, text) }),
  },
  {
    call: 'homepage-data',
    fields: () => ({ latitude: '', longitude: '', radius: '' }),
    data: shape({
      slider_section: list(s.slide),
      homepage_location_data_available: flag,
      sections: list(
        z.union([
          section('agents_list_section', s.agent),
          section('articles_section', s.article),
          section(
            'categories_section',
            shape({ id: int, category: text, image: url, slug_id: text, properties_count: int }),
          ),
          section('faqs_section', s.faq),
          section('projects_section', s.project),
          section('featured_projects_section', s.project),
          section('properties_by_cities_section', s.city),
          ...['featured', 'most_liked', 'most_viewed', 'premium', 'nearby'].map((name) =>
            section(`${name}_properties_section`, s.card),
          ),
          section('user_recommendations_section', s.card),
          section('properties_on_map_section', s.card),
        ]),
      ).min(5),
    }),
  },
  {
    call: 'homepage/sections-data',
    older: null,
    data: list(
      shape({ id: int, type: text, title: text, translated_title: text, sort_order: int, is_active: bit }),
    ).min(5),
  },
  {
    call: 'homepage/property-sections',
    ...near,
    data: shape({
      location_based_data: flag,
      nearby_properties: s.part(s.card),
      featured_properties: s.part(s.card),
      most_viewed_properties: s.part(s.card),
      most_liked_properties: s.part(s.card),
      premium_properties: s.part(s.card),
    }),
  },
  {
    call: 'homepage/project-sections',
    ...near,
    data: shape({ location_based_data: flag, projects: s.part(s.project), featured_projects: s.part(s.project) }),
  },
  {
    call: 'homepage/other-sections',
    ...near,
    data: shape({
      categories: s.part(shape({ id: int, category: text, image: url, slug_id: text, properties_count: int })),
      agents: s.part(s.agent),
      articles: s.part(s.article),
      user_recommendations: s.part(s.card),
      faqs: s.part(s.faq),
      slider: s.part(s.slide),
    }),
  },
  {
    call: 'homepage/properties-on-map',
    ...near,
    data: shape({ ...head, data: list(s.card).min(1) }),
    beside: shape({ location_based_data_available: flag }),
  },
  {
    call: 'homepage/properties-by-city',
    older: null,
    data: shape({ ...head, with_image: flag, data: list(s.city).min(1) }),
  },
  { call: 'faqs', fields: () => ({ limit: 5, offset: 0 }), data: list(s.faq).min(1), beside: total },
  { call: 'get_report_reasons', data: list(shape({ id: int, reason: text, created_at: s.named.time })), beside: total },
  {
    call: 'get_seo_settings',
    fields: () => ({ page: 'all-properties' }),
    data: list(
      shape({ id: int, page: text, meta_title: maybe(text), title: maybe(text), meta_image: url, image: url }),
    ),
    beside: total,
  },
  {
    call: 'ad-banners',
    older: null,
    newer: () => ({ page: 'homepage', platform: 'web' }),
    data: list(
      shape({ id: int, placement: text, image: url, type: text, link: maybe(text), external_link_url: maybe(text) }),
    ),
  },
  ...['about-us', 'privacy-policy', 'terms-conditions'].map(
    (call): Case => ({ call, older: null, data: shape({ id: int, type: text, data: text }) }),
  ),
  { call: 'get_custom_pages', older: null, data: list(shape({ id: int, type: text, data: text })) },
  { call: 'get-currencies', older: null, data: list(shape({ code: text, name: text, symbol: text })).min(1) },
  {
    call: 'get-stories',
    older: null,
    newer: () => ({ category_id: '', agent_id: 0, limit: 10, offset: 0 }),
    data: shape({
      section_title: text,
      is_guest: flag,
      agents: list(z.never()),
      pagination: shape({ limit: int, offset: int, total: int, has_more: flag }),
    }),
  },
  {
    call: 'get-package',
    fields: () => ({ platform_type: '' }),
    data: list(s.packageOnSale).min(1),
    beside: shape({
      active_packages: list(s.activePackage),
      all_features: list(shape({ id: int, name: text, translated_name: text, status: bit })),
    }),
  },
  {
    call: 'mortgage-calculator',
    as: 'agent',
    fields: () => ({
      loan_amount: 300_000,
      down_payment: 60_000,
      interest_rate: '4.5',
      loan_term_years: 20,
      show_all_details: '',
    }),
    data: shape({
      main_total: shape({
        principal_amount: z.number(),
        payable_interest: z.number(),
        monthly_emi: z.number(),
        total_amount: z.number(),
      }),
      yearly_totals: list(z.unknown()),
    }),
  },
  {
    call: 'check-number-password-exists',
    older: null,
    newer: () => ({ mobile: '912345678', country_code: '351' }),
    data: shape({ user_exists: flag, password_exists: flag }),
  },
]
