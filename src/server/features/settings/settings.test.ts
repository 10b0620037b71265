import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { givePackage, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db, app, tokenOf } = await testApp()

beforeAll(async () => {
  const settings = {
    company_name: 'Lintel',
    currency_symbol: '€',
    currency_code: 'EUR',
    number_with_suffix: '1',
    auto_approve: '0',
    web_favicon: '/favicon.png',
    distance_option: 'km',
    verification_required_for_user: '1',
    bank_details: '[{"title":"IBAN","value":"PT50"}]',
  }
  for (const [key, value] of Object.entries(settings))
    await db`insert into settings (key, value, is_public) values (${key}, ${value}, true)
      on conflict (key) do update set value = excluded.value, is_public = true`
  await db`insert into settings (key, value, is_public) values ('stripe_secret', 'sk', false), ('not_ours', 'x', true)`
  await db`insert into settings (key, value, is_public) values ('paystack_public_key', 'hidden by its owner', false)
    on conflict (key) do update set value = excluded.value, is_public = false`
})

test('settings are strings, switches are booleans and URLs are absolute', async () => {
  proves('7.1', '1.16')
  const { data, status } = await call('webSettings', {})
  expect(status).toBe(200)
  expect(data).toMatchObject({
    company_name: 'Lintel',
    number_with_suffix: '1',
    auto_approve: '',
    email_password_login: '1',
    web_favicon: 'http://lintel.test/favicon.png',
    web_logo: 'http://lintel.test/logo.svg',
    web_footer_logo: 'http://lintel.test/logo.svg',
    own_logo: '',
    company_description: expect.any(String),
    gemini_ai_enabled: false,
    verification_required_for_user: true,
    demo_mode: false,
    place_api_key: '',
    selected_currency_data: { code: 'EUR', name: 'Euro', symbol: '€' },
    bank_details: [{ title: 'IBAN', value: 'PT50' }],
    features_available: { premium_properties: false, project_access: false },
    default_language: 'en',
    default_language_rtl: 0,
  })
  expect(data.languages.map(({ code, rtl }) => [code, rtl])).toEqual([
    ['en', 0],
    ['es', 0],
    ['ar', 1],
    ['hi', 0],
    ['fr', 0],
  ])
  expect(data.homepage_sections[0]).toMatchObject({ type: 'categories_section', sort_order: 1, is_active: 1 })
})

test('web-settings has every field that the specification names', async () => {
  proves('3.1')
  const given = {
    stripe_publishable_key: 'pk_live',
    paystack_public_key: 'pk_paystack',
    currency_symbol: '€',
    number_with_suffix: '1',
    svg_clr: '1',
    web_placeholder_logo: '/images/placeholder.png',
    web_favicon: '/favicon.png',
    appstore_id: 'https://apps.example/lintel',
    verification_required_for_user: '1',
  }
  for (const [key, value] of Object.entries(given))
    await db`insert into settings (key, value, is_public) values (${key}, ${value}, true)
      on conflict (key) do update set value = excluded.value, is_public = true`
  const { data } = await call('webSettings', {}, await makeUser(db, { verification: 'failed' }))
  expect(data).toMatchObject({
    ...given,
    web_placeholder_logo: expect.stringContaining('/images/placeholder.png'),
    web_favicon: expect.stringContaining('/favicon.png'),
    verification_required_for_user: true,
    verification_status: 'failed',
    is_premium: false,
    selected_currency_data: { code: 'EUR' },
  })
  await db`update settings set is_public = false, value = 'hidden by its owner' where key = 'paystack_public_key'`
})

test('settings that are private or not in the contract are not returned', async () => {
  const { body } = await app.inject('/api/web-settings')
  expect(body).not.toContain('stripe_secret')
  expect(body).not.toContain('not_ours')
  expect(body).not.toContain('hidden by its owner')
})

test('the price range is that of the public properties', async () => {
  expect((await call('webSettings', {})).data).toMatchObject({ min_price: null, max_price: null })
  await makeProperty(db, { price: 100 })
  await makeProperty(db, { price: 900 })
  await makeProperty(db, { price: 5000, is_active: false })
  expect((await call('webSettings', {})).data).toMatchObject({ min_price: 100, max_price: 900 })
})

test('a visitor gets no account flags, a user gets their own, and a package enables its features', async () => {
  proves('7.1')
  const visited = (await call('webSettings', {})).data
  expect(visited).toMatchObject({ is_premium: false, subscription: false })
  expect(visited).not.toHaveProperty('is_active')
  const member = await makeUser(db, { verification: 'pending' })
  expect((await call('webSettings', {}, member)).data).toMatchObject({
    is_active: true,
    is_premium: false,
    subscription: false,
    verification_status: 'pending',
    features_available: { premium_properties: false, project_access: false },
  })
  await givePackage(db, member.id, { project_access: 'unlimited' })
  expect((await call('webSettings', {}, member)).data).toMatchObject({
    is_premium: true,
    subscription: true,
    features_available: { premium_properties: false, project_access: true },
  })
})

test('a deactivated account gets its status and no other flags', async () => {
  const gone = await makeUser(db)
  const token = await tokenOf(gone)
  await db`update users set is_active = false where id = ${gone.id}`
  const response = await app.inject({ url: '/api/web-settings', headers: { authorization: `Bearer ${token}` } })
  expect(response.json().data).toMatchObject({ is_active: false })
  expect(response.json().data).toMatchObject({ is_premium: false, subscription: false })
  expect(response.json().data).not.toHaveProperty('verification_status')
})

test('invalid bank details are returned as an empty list', async () => {
  await db`update settings set value = '{"title"' where key = 'bank_details'`
  expect((await call('webSettings', {})).data.bank_details).toEqual([])
  await db`update settings set value = '{"iban": 1}' where key = 'bank_details'`
  expect((await call('webSettings', {})).data.bank_details).toEqual([])
})
