import { beforeAll, expect, test } from 'vitest'
import type { Feature } from '#domain/package-quota.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { openConnections } from '#test/support/database.ts'
import { daysAgo, givePackage, type MadeUser, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { consumeCredit, consumeCredits, findQuota, refundCredit } from './credits.ts'

const { db } = await testApp()
const viewerOf = ({ id }: MadeUser) => ({ id, role: 'user' as const })
const home = (id: number) => ({ kind: 'property' as const, id })
const take = (user: MadeUser, subject = home(1), feature: Feature = 'property_list') =>
  db.begin(async (sql) => {
    const taken = await consumeCredit({ sql, viewer: viewerOf(user), now: NOW }, feature, subject)
    // Simulates the write that the credit pays for, so that the parallel calls overlap.
    await sql`select pg_sleep(0.02)`
    return taken
  })
const giveBack = (user: MadeUser, subject = home(1)) =>
  db.begin((sql) => refundCredit({ sql, viewer: viewerOf(user), now: NOW }, 'property_list', subject))
const ledgerOf = (user: MadeUser) => db<{ kind: string; units: number | null }[]>`
  select g.kind, g.units from package_ledger g join user_package_limits l on l.id = g.limit_id
  join user_packages o on o.id = l.user_package_id where o.user_id = ${user.id} order by g.id`

beforeAll(() => openConnections(db))

test('of 50 concurrent requests for the last credit exactly one succeeds', async () => {
  proves('8.4', '6.6')
  const user = await makeUser(db)
  await givePackage(db, user.id, { property_list: 1 })
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => take(user, home(index))))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(49)
  for (const { reason } of refused)
    expect(reason).toMatchObject({
      message: 'Your Package Limit is Over. Please Purchase Package.',
      facts: { data: { package_available: true, feature_available: true, limit_available: false } },
    })
  expect(await ledgerOf(user)).toEqual([
    { kind: 'grant', units: 1 },
    { kind: 'use', units: -1 },
  ])
})

test('50 concurrent requests use up several packages, the one that ends first before the others', async () => {
  const user = await makeUser(db)
  const late = await givePackage(db, user.id, { property_list: 20 })
  const soon = await givePackage(db, user.id, { property_list: 20 })
  await db`update user_packages set ends_at = ${daysAgo(-3)} where id = ${soon.id}`
  expect(await take(user)).toEqual({ userPackageId: soon.id, hours: 96 })
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => take(user)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(39)
  expect(await db`select used from user_package_limits where user_package_id in (${late.id}, ${soon.id})`).toEqual([
    { used: 20 },
    { used: 20 },
  ])
})

test('concurrent bulk requests are paid in order as far as the credits of all packages go', async () => {
  const user = await makeUser(db)
  await givePackage(db, user.id, { property_list: 20 })
  await givePackage(db, user.id, { property_list: 30 })
  const ids = Array.from({ length: 12 }, (_, index) => index + 1)
  const takeMany = () =>
    db.begin((sql) =>
      consumeCredits({ sql, viewer: viewerOf(user), now: NOW }, 'property_list', { kind: 'property', ids }),
    )
  const answers = await Promise.all(Array.from({ length: 6 }, takeMany))
  expect(answers.reduce((sum, { paid }) => sum + paid, 0)).toBe(50)
  for (const { paid, refusal } of answers)
    expect([paid, refusal?.message ?? '']).toEqual([paid, paid < 12 ? expect.stringContaining('Limit is Over') : ''])
  const uses = (await ledgerOf(user)).filter(({ kind }) => kind === 'use')
  expect(uses).toHaveLength(50)
})

test('an unlimited feature has no end, and every use is in the ledger', async () => {
  const user = await makeUser(db)
  const owned = await givePackage(db, user.id, { property_list: 'unlimited' })
  for (let round = 0; round < 3; round++) expect(await take(user)).toEqual({ userPackageId: owned.id, hours: 720 })
  expect((await ledgerOf(user)).map(({ units }) => units)).toEqual([null, -1, -1, -1])
})

test.each([
  ['nothing', {}, { package_available: false, feature_available: false, limit_available: false }],
  [
    'another feature',
    { project_list: 5 },
    { package_available: true, feature_available: false, limit_available: false },
  ],
])('a user who owns %s is asked to subscribe', async (_what, features, data) => {
  proves('8.5', '6.6')
  const user = await makeUser(db)
  if (Object.keys(features).length > 0) await givePackage(db, user.id, features)
  await expect(take(user)).rejects.toMatchObject({
    message: 'You have not subscribed. Please subscribe first',
    facts: { data },
  })
})

test.each([
  ['has ended', { starts_at: daysAgo(40), ends_at: daysAgo(1) }],
  ['has not begun', { starts_at: daysAgo(-1) }],
])('a package that %s has no credits', async (_what, change) => {
  const user = await makeUser(db)
  const owned = await givePackage(db, user.id, { property_list: 5 })
  await db`update user_packages set ${db(change)} where id = ${owned.id}`
  await expect(take(user)).rejects.toThrow('You have not subscribed')
  expect(await findQuota({ sql: db, viewer: viewerOf(user), now: NOW }, 'property_list')).toMatchObject({
    hasPackage: false,
  })
})

test('a credit is refunded once under concurrent refunds, and can be used again', async () => {
  const user = await makeUser(db)
  await givePackage(db, user.id, { property_list: 1 })
  await take(user, home(77))
  const returned = await Promise.all(Array.from({ length: 10 }, () => giveBack(user, home(77))))
  expect(returned.filter(Boolean)).toHaveLength(1)
  expect(await giveBack(user, home(78))).toBe(false)
  await take(user, home(77))
  await expect(take(user, home(79))).rejects.toThrow('Limit is Over')
  expect(await giveBack(user, home(77))).toBe(true)
  expect((await ledgerOf(user)).map(({ units }) => units)).toEqual([1, -1, 1, -1, 1])
})

test('two credits used for one listing are both refunded, and never to another feature', async () => {
  const user = await makeUser(db)
  await givePackage(db, user.id, { property_list: 2, property_feature: 1 })
  await take(user, home(80))
  await take(user, home(80))
  const context = { sql: db, viewer: viewerOf(user), now: NOW }
  expect(await refundCredit(context, 'property_feature', home(80))).toBe(false)
  expect(await refundCredit(context, 'property_list', { kind: 'project', id: 80 })).toBe(false)
  expect([await giveBack(user, home(80)), await giveBack(user, home(80)), await giveBack(user, home(80))]).toEqual([
    true,
    true,
    false,
  ])
  expect((await findQuota(context, 'property_list')).hasUnits).toBe(true)
})

test('a credit used in a transaction that rolls back is not consumed', async () => {
  const user = await makeUser(db)
  await givePackage(db, user.id, { property_list: 1 })
  const undone = db.begin(async (sql) => {
    await consumeCredit({ sql, viewer: viewerOf(user), now: NOW }, 'property_list', home(5))
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await take(user)
})

test('the ledger is append-only, and an overdraft violates a check constraint', async () => {
  const user = await makeUser(db)
  const owned = await givePackage(db, user.id, { property_list: 1 })
  await expect(db`update package_ledger set units = 5`).rejects.toThrow('append-only')
  await expect(db`delete from package_ledger`).rejects.toThrow('append-only')
  const overdraw = db`insert into package_ledger (limit_id, kind, units)
    select id, 'use', -2 from user_package_limits where user_package_id = ${owned.id}`
  await expect(overdraw).rejects.toThrow('check constraint')
  await db`delete from users where id = ${user.id}`
  expect(await ledgerOf(user)).toEqual([])
})
