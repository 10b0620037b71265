import { GATEWAY_NAMES } from '#domain/payment-status.ts'
import type { SettingKey } from '#domain/site-settings.ts'
import { sandboxGateway } from '#server/adapters/payments/sandbox.ts'
import { sandboxKeys } from '#server/adapters/payments/sandbox-keys.ts'
import { asksPosition } from '#web/boot/log-position.ts'
import { mapTiles } from '#web/parts/map/map-tiles.ts'
import type { testApp } from './app.ts'
import { daysAgo, makeCategory, makeImage, makeProject, makeProperty, makeUser } from './make.ts'
import { backOfficeObservers } from './setting-observers-admin.ts'

export type TestApp = Awaited<ReturnType<typeof testApp>>

/**
 * How the effect of a setting is observed: the value it is changed to, and the output that is compared before and
 * after.
 */
export interface Observer {
  to: string
  see: () => Promise<unknown>
  /** Other settings that this one depends on. */
  given?: Partial<Record<SettingKey, string>>
}

/** Settings that our own site does not read; their help gives the reason. */
export const CLIENTS_ONLY = 'clients'

const PICTURE = '/images/logo/0123456789abcdef0123456789abcdef/192.webp'
const FAR_AWAY = JSON.stringify({
  ...{ formatted_address: 'Apia', city: 'Apia', state: '', country: 'Samoa' },
  ...{ latitude: -13.83, longitude: -171.76 },
})

/** For every setting, the output that it changes. A key that is missing here does not compile. */
export async function settingObservers(app: TestApp): Promise<Record<SettingKey, Observer | typeof CLIENTS_ONLY>> {
  const { db, call, inject, services, tokenOf } = app
  const owner = await makeUser(db, { name: 'Ana Lima', slug: 'ana-lima', phone: '351910000001' })
  const { id: category_id } = await makeCategory(db, { name: 'Villa' })
  // Far apart in views, so that the views of this test do not change their order on the home page.
  const sale = { slug: 'sale', category_id, owner_id: owner.id, price: 480_000, view_count: 9000 }
  const home = await makeProperty(db, sale)
  const rent = { slug: 'rent', category_id, property_type: 'rent', rent_duration: 'Monthly', price: 1900 } as const
  await makeProperty(db, { ...rent, view_count: 5000 })
  const [facility] = await db<
    { id: number }[]
  >`insert into facilities (name, image) values ('School', '/a.svg') returning id`
  await db`insert into property_facilities (property_id, facility_id, distance) values (${home.id}, ${facility!.id}, 3)`
  await makeProject(db, { category_id, slug: 'court', owner_id: owner.id })
  const image = await makeImage(db)
  const article = { title: 'Advice', slug: 'advice', description: '<p>Text</p>', created_at: daysAgo(3) }
  await db`insert into articles ${db(article)}`
  await db`update seo_pages set meta_title = 'Entered by the operator', media_id = ${image.id} where page = 'faqs'`
  const gateway = sandboxGateway({ url: 'http://lintel.test', ...sandboxKeys(services.derive) })
  for (const name of GATEWAY_NAMES) services.payments[name] = gateway
  services.identities.google = {} as NonNullable<typeof services.identities.google>

  /**
   * The document as a visitor sees it, without scripts, view counts and the search example, which is cached for a
   * minute.
   */
  const page =
    (url: string, cookies: Record<string, string> = {}) =>
    async () => {
      const { statusCode, body } = await inject({ url, cookies })
      return {
        statusCode,
        html: body.replaceAll(
          /<script(?![^>]*ld\+json)[\s\S]*?<\/script>| (nonce|placeholder)="[^"]*"|\d+ views?/g,
          '',
        ),
      }
    }
  /** The loader data that a page sends to the browser. */
  const dataOf = (url: string, reader?: { id: number }) => async () =>
    (await inject({ url: `${url}.data`, cookies: reader ? { session: await tokenOf(reader) } : {} })).body
  const tiles = async () => mapTiles((await call('webSettings', {})).data, '/world')
  const see = {
    faqs: page('/faqs'),
    home: page('/'),
    contact: page('/contact-us'),
    sale: page('/properties-details/sale'),
    rent: page('/properties-details/rent'),
    agent: page('/agent-details/ana-lima'),
    signIn: page('/sign-in'),
  }
  const raster = { map_service_provider: 'raster', map_tile_url: 'https://tiles.example/{z}/{x}/{y}.png' }

  return {
    ...(await backOfficeObservers(app)),
    company_name: { to: 'Casa Nova', see: see.faqs },
    company_email: { to: 'office@example.org', see: see.faqs },
    company_tel: { to: '+351 210 000 001', see: see.faqs },
    company_tel1: { to: '+351 210 000 002', see: see.contact },
    company_tel2: { to: '+351 210 000 003', see: see.contact },
    company_address: { to: 'Rua 42', see: see.faqs },
    latitude: { to: '41.15', see: see.contact, given: { longitude: '-8.61' } },
    longitude: { to: '-8.61', see: see.contact, given: { latitude: '41.15' } },
    iframe_link: CLIENTS_ONLY,
    facebook_id: { to: 'https://facebook.com/x', see: see.faqs },
    instagram_id: { to: 'https://instagram.com/x', see: see.faqs },
    twitter_id: { to: 'https://x.com/x', see: see.faqs },
    youtube_id: { to: 'https://youtube.com/x', see: see.faqs },
    linkedin_id: { to: 'https://linkedin.com/x', see: see.faqs },
    system_color: { to: '#7A1F5C', see: see.faqs },
    web_logo: { to: PICTURE, see: see.faqs },
    web_footer_logo: { to: PICTURE, see: see.faqs },
    web_favicon: { to: PICTURE, see: see.faqs },
    web_placeholder_logo: { to: PICTURE, see: page('/all-projects') },
    img_placeholder: { to: PICTURE, see: see.agent },
    svg_clr: { to: '0', see: page('/all-categories') },
    sell_background: CLIENTS_ONLY,
    category_background: CLIENTS_ONLY,
    sell_web_color: { to: '#7A1F5C', see: see.sale },
    sell_web_background_color: { to: '#F7E6F1', see: see.sale },
    rent_web_color: { to: '#7A1F5C', see: see.rent },
    rent_web_background_color: { to: '#F7E6F1', see: see.rent },
    password_min_length: { to: '20', see: page('/reset-password?token=x') },
    default_language: { to: 'es', see: see.faqs },
    currency_code: { to: 'EUR', see: see.sale },
    currency_symbol: { to: '€', see: see.sale },
    number_with_suffix: { to: '1', see: see.sale },
    bank_details: {
      to: JSON.stringify([{ title: 'IBAN', value: 'PT50' }]),
      see: dataOf('/subscription-plan', owner),
      given: { bank_transfer_status: '1' },
    },
    distance_option: { to: 'mi', see: see.sale },
    min_radius_range: { to: '7', see: dataOf('/_') },
    max_radius_range: { to: '77', see: dataOf('/_') },
    show_exact_location: { to: '0', see: see.sale },
    homepage_location_alert_status: { to: '0', see: page('/', { location: FAR_AWAY }) },
    geolocation_on_load: { to: '0', see: async () => asksPosition((await call('webSettings', {})).data, '/') },
    map_service_provider: { to: 'raster', see: tiles, given: { map_tile_url: raster.map_tile_url } },
    map_tile_url: { to: 'https://other.example/{z}/{x}/{y}.png', see: tiles, given: raster },
    map_tile_attribution: { to: 'Somebody', see: tiles, given: raster },
    map_google_key: { to: 'key', see: tiles, given: { map_service_provider: 'google' } },
    email_password_login: { to: '0', see: see.signIn },
    number_with_otp_login: { to: '0', see: see.signIn },
    social_login: { to: '1', see: see.signIn },
    otp_service_provider: CLIENTS_ONLY,
    projects_for_everyone: { to: '1', see: () => call('getProjectDetail', { slug_id: 'court' }) },
    map_for_visitors: {
      to: '1',
      see: () => call('searchMap', { view: '-10,38,-9,39', zoom: 8 }),
    },
    compare_for_visitors: {
      to: '1',
      see: () => call('compareProperties', { source_property_id: home.id, target_property_id: home.id + 1 }),
    },
    enquiries_from_visitors: { to: '0', see: see.sale },
    show_whatsapp_button: { to: '1', see: see.agent },
    allow_cookies: { to: '0', see: see.faqs },
    text_property_submission: CLIENTS_ONLY,
    stripe_publishable_key: CLIENTS_ONLY,
    paystack_public_key: CLIENTS_ONLY,
    show_premium_toggle: { to: '1', see: dataOf('/user/add-property', owner) },
    playstore_id: { to: 'org.example.homes', see: see.faqs },
    appstore_id: { to: '123456789', see: see.faqs },
    schema_for_deeplink: { to: 'myhomes', see: see.faqs },
    system_version: CLIENTS_ONLY,
    web_maintenance_mode: { to: '1', see: see.faqs },
    seo_settings: { to: '0', see: see.faqs },
    offline_copies: { to: '0', see: async () => (await inject({ url: '/sw.js' })).body },
    about_us: { to: '<p>About</p>', see: page('/about-us') },
    terms_conditions: { to: '<p>Terms</p>', see: page('/terms-and-condition') },
    privacy_policy: { to: '<p>Privacy</p>', see: page('/privacy-policy') },
  }
}
