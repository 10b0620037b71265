import { beforeAll, beforeEach, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { openConnections } from '#test/support/database.ts'
import { daysAgo, givePackage, makePackage, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { consumeCredit } from './credits.ts'
import { expirePackagesJob } from './jobs.ts'

const { call, db, services } = await testApp()
beforeAll(() => openConnections(db))
beforeEach(() => db`update packages set is_active = false`)

test('a visitor sees the packages on sale and all features', async () => {
  proves('7.16')
  const free = await makePackage(db, { property_list: 2, mortgage_calculator_detail: 'unlimited' }, { name: 'Starter' })
  const paid = await makePackage(
    db,
    { project_list: 5 },
    { name: 'Pro', price_minor: 2900, ios_product_id: 'lintel.pro' },
  )
  await makePackage(db, {}, { name: 'Withdrawn', is_active: false })
  const { data, active_packages, all_features, status } = await call('getPackages', {})
  expect(status).toBe(200)
  expect(data).toMatchObject([
    {
      id: free.id,
      package_type: 'free',
      price: null,
      duration: 720,
      package_status: 'inactive',
      payment_transaction_id: null,
      features: [
        { id: 1, name: 'Property List', limit_type: 'limited', limit: 2 },
        { id: 5, limit_type: 'unlimited', limit: null },
      ],
    },
    { id: paid.id, package_type: 'paid', price: 29, ios_product_id: 'lintel.pro' },
  ])
  expect(active_packages).toEqual([])
  expect(all_features).toHaveLength(7)
  expect(all_features[6]).toMatchObject({ id: 7, name: 'Project List Access', status: 1 })
})

test('an iOS client is offered packages of the App Store and free ones', async () => {
  await makePackage(db, {}, { name: 'Free' })
  await makePackage(db, {}, { name: 'Not in the shop', price_minor: 100 })
  await makePackage(db, {}, { name: 'In the shop', price_minor: 100, ios_product_id: 'lintel.shop' })
  const { data } = await call('getPackages', { platform_type: 'ios' })
  expect(data.map(({ name }) => name)).toEqual(['Free', 'In the shop'])
})

test('a free package is granted once under repeated clicks', async () => {
  proves('7.34', '3.25')
  const user = await makeUser(db)
  const free = await makePackage(db, { property_list: 2, project_access: 'unlimited' })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('assignPackage', { package_id: free.id }, user)),
  )
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  expect(answers.find(({ error }) => error)).toMatchObject({
    status: 400,
    message: 'You already have this package. You can get it again when it expires',
  })
  const { data, active_packages } = await call('getPackages', {}, user)
  expect(data.some(({ id }) => id === free.id)).toBe(false)
  expect(active_packages).toMatchObject([
    {
      id: free.id,
      package_status: 'active',
      is_active: 1,
      start_date: '2026-06-15T12:00:00.000000Z',
      end_date: '2026-07-15T12:00:00.000000Z',
      features: [
        { id: 1, limit: 2, used_limit: 0, total_limit: 2 },
        { id: 7, limit_type: 'unlimited', limit: null, used_limit: null, total_limit: null },
      ],
    },
  ])
  expect(
    await db`select payment_type, payment_status, amount_minor from payment_transactions where user_id = ${user.id}`,
  ).toEqual([{ payment_type: 'free', payment_status: 'success', amount_minor: 0 }])
  await db`update user_packages set starts_at = ${daysAgo(40)}, ends_at = ${daysAgo(1)} where user_id = ${user.id}`
  expect((await call('getPackages', {}, user)).data.find(({ id }) => id === free.id)).toMatchObject({
    package_status: 'expired',
  })
  expect(await call('assignPackage', { package_id: free.id }, user)).toMatchObject({ status: 200, data: null })
})

test('a paid, withdrawn or unknown package cannot be assigned', async () => {
  const user = await makeUser(db)
  const paid = await makePackage(db, {}, { price_minor: 100, ios_product_id: 'lintel.paid' })
  const gone = await makePackage(db, {}, { is_active: false })
  for (const wish of [{ package_id: paid.id }, { in_app: true, product_id: 'lintel.paid' }])
    expect(await call('assignPackage', wish, user)).toMatchObject({
      status: 400,
      message: 'This package isn’t free. Choose a payment method',
    })
  for (const wish of [{ package_id: gone.id }, { package_id: 999_999 }, { product_id: 'nothing' }, {}])
    expect(await call('assignPackage', wish, user)).toMatchObject({ status: 400, message: 'Package not found' })
  expect(await db`select from user_packages where user_id = ${user.id}`).toHaveLength(0)
})

test('an owned package keeps its features when the package changes', async () => {
  proves('7.35', '3.27')
  const user = await makeUser(db)
  const free = await makePackage(db, { property_list: 2 })
  await call('assignPackage', { package_id: free.id }, user)
  await db`delete from package_features where package_id = ${free.id}`
  expect((await call('checkPackageLimit', { type: 'property_list' }, user)).data).toEqual({
    package_available: true,
    feature_available: true,
    limit_available: true,
  })
})

test('a check of an unknown feature is refused', async () => {
  expect(await call('checkPackageLimit', { type: 'everything' as 'project_list' }, await makeUser(db))).toMatchObject({
    status: 400,
    error: true,
  })
})

test('remaining credits of an ended package expire once', async () => {
  const user = await makeUser(db)
  const owned = await givePackage(db, user.id, { property_list: 5, project_list: 'unlimited' })
  await db.begin((sql) =>
    consumeCredit({ sql, viewer: { id: user.id, role: 'user' }, now: NOW }, 'property_list', {
      kind: 'property',
      id: 1,
    }),
  )
  const running = await givePackage(db, user.id, { property_list: 5 })
  await db`update user_packages set ends_at = ${daysAgo(0.5)} where id = ${owned.id}`
  for (let round = 0; round < 2; round++) await expirePackagesJob.run({ ...services, sql: db }, {})
  const ledger = await db`
    select l.user_package_id as owned, g.kind, g.units from package_ledger g join user_package_limits l on l.id = g.limit_id
    where l.user_package_id in (${owned.id}, ${running.id}) and g.kind = 'expiry'`
  expect(ledger).toEqual([{ owned: owned.id, kind: 'expiry', units: -4 }])
})

test("the package history contains the user's own packages with every ledger entry", async () => {
  const asha = await makeUser(db)
  const kabir = await makeUser(db)
  await givePackage(db, asha.id, { property_list: 2 })
  await givePackage(db, kabir.id, { project_list: 7 })
  const { data } = await call('packageHistory', {}, asha)
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ revoked_at: null, has_ended: false })
  expect(data[0]!.ledger).toMatchObject([{ feature: 'property_list', kind: 'grant', units: 2 }])
  expect(await call('packageHistory', {})).toMatchObject({ status: 401 })
})
