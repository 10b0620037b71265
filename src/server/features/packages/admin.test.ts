import { beforeAll, expect, test } from 'vitest'
import type { RawInput } from '#contract/endpoint.ts'
import type { savePackage } from '#contract/packages-admin.ts'
import { testApp } from '#test/support/app.ts'
import { givePackage, type MadeUser, makeUser } from '#test/support/make.ts'

const { call, db } = await testApp()
let admin: MadeUser
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
})

const terms = (given: Partial<RawInput<typeof savePackage>> = {}): RawInput<typeof savePackage> => ({
  name: 'Pro',
  package_type: 'paid',
  price: 29.5,
  duration: 720,
  is_active: true,
  features: [
    { id: 1, limit_type: 'limited', limit: 5 },
    { id: 6, limit_type: 'unlimited' },
  ],
  ...given,
})

test('a package is made, sold under its name in each language, changed and withdrawn; each step is on record', async () => {
  const made = await call('savePackage', terms({ translations: [{ language_code: 'es', name: 'Profesional' }] }), admin)
  expect(made).toMatchObject({
    status: 200,
    data: {
      price: 29.5,
      translations: { es: 'Profesional' },
      running: 0,
      features: [{ key: 'property_list', limit: 5 }, {}],
    },
  })
  const { id } = made.data
  const onSale = async () => (await call('getPackages', {})).data.find((offer) => offer.id === id)
  expect(await onSale()).toMatchObject({ price: 29.5, duration: 720 })
  const changed = terms({ id, package_type: 'free', features: [{ id: 3, limit_type: 'limited', limit: 1 }] })
  delete changed.price
  await call('savePackage', changed, admin)
  expect(await onSale()).toMatchObject({ package_type: 'free', price: null, features: [{ id: 3, limit: 1 }] })
  await call('savePackage', { ...changed, is_active: false }, admin)
  expect(await onSale()).toBeUndefined()
  expect((await call('listPackages', {}, admin)).data.find((row) => row.id === id)).toMatchObject({ is_active: false })
  expect(await db`select action from audit_log where subject = 'package' and subject_id = ${id} order by id`).toEqual([
    { action: 'package made' },
    { action: 'package changed' },
    { action: 'package changed' },
  ])
})

test.each([
  ['a price finer than a cent', { price: 1.005 }],
  ['a paid package without a price', { price: undefined }],
  ['a free package with a price', { package_type: 'free' as const }],
  ['a price of nothing', { price: 0 }],
  ['no time at all', { duration: 0 }],
  ['half an hour', { duration: 0.5 }],
  ['a limited feature without a limit', { features: [{ id: 1, limit_type: 'limited' as const }] }],
  ['an unlimited feature with a limit', { features: [{ id: 1, limit_type: 'unlimited' as const, limit: 3 }] }],
  ['a feature that does not exist', { features: [{ id: 8, limit_type: 'unlimited' as const }] }],
  ['no feature', { features: [] }],
  ['a feature twice', { features: [1, 1].map((id) => ({ id, limit_type: 'unlimited' as const })) }],
  ['a package that does not exist', { id: 999_999 }],
])('%s is refused', async (_what, given) => {
  const before = await db`select count(*) from packages`
  const wrong = terms(given as never)
  for (const key of Object.keys(wrong) as (keyof typeof wrong)[]) if (wrong[key] === undefined) delete wrong[key]
  expect(await call('savePackage', wrong, admin)).toMatchObject({ status: 400, error: true })
  expect(await db`select count(*) from packages`).toEqual(before)
})

test('two packages cannot be the same product of a shop', async () => {
  const product = { ios_product_id: 'lintel.same' }
  const first = await call('savePackage', terms(product), admin)
  expect(await call('savePackage', terms(product), admin)).toMatchObject({
    status: 400,
    message: 'Another package has this product',
  })
  expect((await call('savePackage', terms({ ...product, id: first.data.id, name: 'Renamed' }), admin)).status).toBe(200)
})

test('a package is given and taken back, and the ledger tells it', async () => {
  const user = await makeUser(db)
  const { data } = await call('savePackage', terms(), admin)
  const given = await call('grantPackageTo', { user_id: user.id, package_id: data.id, reason: 'Sorry' }, admin)
  expect((await call('checkPackageLimit', { type: 'property_list' }, user)).data.limit_available).toBe(true)
  const taken = { user_package_id: given.data.user_package_id, reason: 'By mistake' }
  expect(await call('revokePackageOf', taken, admin)).toMatchObject({ status: 200, data: null })
  expect(await call('revokePackageOf', taken, admin)).toMatchObject({ message: 'This package has ended already' })
  expect((await call('checkPackageLimit', { type: 'property_list' }, user)).data).toEqual({
    package_available: false,
    feature_available: false,
    limit_available: false,
  })
  const { data: history } = await call('listPackagesOf', { user_id: user.id }, admin)
  expect(history).toMatchObject([{ revoked_at: expect.any(String), features: [{ total_limit: 5, lapsed: 5 }, {}] }])
  expect(history[0]!.ledger.map(({ kind, units, actor_id }) => [kind, units, actor_id])).toEqual([
    ['grant', 5, null],
    ['grant', null, null],
    ['revoke', -5, admin.id],
  ])
  expect(
    await db`select action, details ->> 'reason' as reason from audit_log where subject = 'user' and subject_id = ${user.id} order by id`,
  ).toEqual([
    { action: 'package granted', reason: 'Sorry' },
    { action: 'package revoked', reason: 'By mistake' },
  ])
})

test('nobody and nothing cannot be given anything', async () => {
  const owned = await givePackage(db, admin.id, { property_list: 1 })
  const [{ package_id }] = (await db`select package_id from user_packages where id = ${owned.id}`) as [
    { package_id: number },
  ]
  expect(await call('grantPackageTo', { user_id: 999_999, package_id, reason: 'x' }, admin)).toMatchObject({
    message: 'User not found',
  })
  expect(await call('grantPackageTo', { user_id: admin.id, package_id: 999_999, reason: 'x' }, admin)).toMatchObject({
    message: 'Package not found',
  })
})
