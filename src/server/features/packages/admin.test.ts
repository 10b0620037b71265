import { beforeAll, describe, expect, test } from 'vitest'
import type { RawInput } from '#contract/endpoint.ts'
import type { savePackage } from '#contract/packages-admin.ts'
import { testApp } from '#test/support/app.ts'
import { givePackage, type MadeUser, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

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

test('a package is created, sold under its translated name, changed and withdrawn, and each step is audited', async () => {
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

test('two packages cannot share an app-store product ID', async () => {
  const product = { ios_product_id: 'lintel.same' }
  const first = await call('savePackage', terms(product), admin)
  expect(await call('savePackage', terms(product), admin)).toMatchObject({
    status: 400,
    message: 'Another package uses this product ID',
  })
  expect((await call('savePackage', terms({ ...product, id: first.data.id, name: 'Renamed' }), admin)).status).toBe(200)
})

test('granting and revoking a package is recorded in the ledger', async () => {
  const user = await makeUser(db)
  const { data } = await call('savePackage', terms(), admin)
  const given = await call('grantPackageTo', { user_id: user.id, package_id: data.id, reason: 'Sorry' }, admin)
  expect((await call('checkPackageLimit', { type: 'property_list' }, user)).data.limit_available).toBe(true)
  const taken = { user_package_id: given.data.user_package_id, reason: 'By mistake' }
  expect(await call('revokePackageOf', taken, admin)).toMatchObject({ status: 200, data: null })
  expect(await call('revokePackageOf', taken, admin)).toMatchObject({ message: 'This package has already expired' })
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

test('a package cannot be granted to an unknown user, and an unknown package cannot be granted', async () => {
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

describe('the package list', () => {
  const ids: Record<string, number> = {}
  const names = async (input: object) => (await call('listPackages', input, admin)).data.map(({ name }) => name)
  beforeAll(async () => {
    await db`delete from packages p where not exists (select from user_packages u where u.package_id = p.id)`
    await db`update packages set name = 'Other', is_active = false`
    for (const [name, price, isActive] of [
      ...[['Zebra', 50, true] as const, ['Apple 100%', null, true] as const],
      ...[['Mango', 10, true] as const, ['Grape', 5, false] as const],
    ]) {
      const given = price === null ? { package_type: 'free' as const } : { price }
      const wanted = terms({ name, is_active: isActive, ...given })
      if (price === null) delete wanted.price
      ids[name] = (await call('savePackage', wanted, admin)).data.id
    }
  })

  test('sorts by availability, price and name in both directions, and pages', async () => {
    const q = { state: 'on' as const }
    expect(await names(q)).toEqual(['Apple 100%', 'Mango', 'Zebra'])
    expect((await names({})).slice(0, 3)).toEqual(['Apple 100%', 'Mango', 'Zebra'])
    expect((await names({ sort: '-state' })).slice(-3)).toEqual(['Zebra', 'Mango', 'Apple 100%'])
    expect(await names({ ...q, sort: '-price' })).toEqual(['Zebra', 'Mango', 'Apple 100%'])
    expect(await names({ ...q, sort: 'name', limit: 2 })).toEqual(['Apple 100%', 'Mango'])
    expect(await names({ ...q, sort: '-name', limit: 2, offset: 2 })).toEqual(['Apple 100%'])
    expect(await call('listPackages', { ...q, limit: 1 }, admin)).toMatchObject({ total: 3, total_is_exact: true })
  })

  test('filters by part of a name, availability, type and id', async () => {
    expect(await names({ q: 'aNG' })).toEqual(['Mango'])
    expect(await names({ q: '0%' })).toEqual(['Apple 100%'])
    for (const q of ['_', '%z', '\\\\']) expect(await names({ q })).toEqual([])
    expect(await names({ state: 'off', q: 'grape' })).toEqual(['Grape'])
    expect(await names({ state: 'on', package_type: 'free' })).toEqual(['Apple 100%'])
    expect(await names({ id: ids.Grape })).toEqual(['Grape'])
    expect(await names({ id: 999_999 })).toEqual([])
  })

  test('counts current owners with or without an end date, up to 100', async () => {
    const own = (count: number, starts: string, ends: string | null) => db`
      insert into user_packages (user_id, package_id, starts_at, ends_at)
      select ${admin.id}, ${ids.Mango!}, ${NOW}::timestamptz + ${starts}::interval, ${NOW}::timestamptz + ${ends}::interval
      from generate_series(1, ${count})`
    const running = async (input: object) =>
      (await call('listPackages', { ...input, q: 'mango' }, admin)).data.map((row) => [
        row.running,
        row.running_is_exact,
      ])
    await own(2, '-1 day', '1 day')
    await own(3, '-1 day', null)
    await own(4, '-2 days', '-1 day')
    await own(5, '1 day', null)
    expect(await running({})).toEqual([[5, true]])
    await own(100, '-1 day', '1 day')
    expect(await running({})).toEqual([[100, false]])
    expect(await running({ id: ids.Mango })).toEqual([[105, true]])
  })
})
