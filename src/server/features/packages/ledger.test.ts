import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Feature, isAllowed } from '#domain/package-quota.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeUser, makePackage, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { consumeCredit, findQuota, refundCredit } from './credits.ts'
import { expirePackages, grantPackage, revokePackage } from './grant.sql.ts'

const { db } = await testApp()
const FEATURE: Feature = 'property_list'

type Step =
  | { kind: 'buy'; units: number | 'unlimited'; hours: number }
  | { kind: 'use'; subject: number; atOnce: number }
  | { kind: 'give back'; subject: number }
  | { kind: 'wait'; hours: number; isSwept: boolean }
  | { kind: 'refund'; which: number }

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('buy' as const),
      units: fc.oneof({ arbitrary: fc.integer({ min: 1, max: 4 }), weight: 8 }, fc.constant('unlimited' as const)),
      hours: fc.integer({ min: 1, max: 48 }),
    }),
    fc.record({
      kind: fc.constant('use' as const),
      subject: fc.integer({ min: 1, max: 6 }),
      atOnce: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ kind: fc.constant('give back' as const), subject: fc.integer({ min: 1, max: 6 }) }),
    fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 30 }),
      isSwept: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('refund' as const), which: fc.nat(5) }),
  ),
  { minLength: 5, maxLength: 25 },
)

interface World {
  user: MadeUser
  now: Date
  owned: number[]
  outcomes: string[]
}

async function take(step: Step, world: World): Promise<void> {
  const viewer = { id: world.user.id, role: 'user' as const }
  const { now } = world
  if (step.kind === 'buy') {
    const { id } = await makePackage(db, { [FEATURE]: step.units }, { duration_hours: step.hours })
    const granted = await db.begin((sql) =>
      grantPackage(sql, { userId: viewer.id, packageId: id, transactionId: null, now }),
    )
    world.owned.push(granted!)
  } else if (step.kind === 'use') {
    // The check and the outcome of the first request must agree.
    const isOpen = isAllowed(await findQuota({ sql: db, viewer, now }, FEATURE), FEATURE)
    const spend = () =>
      db.begin((sql) => consumeCredit({ sql, viewer, now }, FEATURE, { kind: 'property', id: step.subject }))
    const outcomes = await Promise.allSettled(Array.from({ length: step.atOnce }, spend))
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(isOpen)
    world.outcomes.push(...outcomes.map(({ status }) => status))
  } else if (step.kind === 'give back') {
    await db.begin((sql) => refundCredit({ sql, viewer, now }, FEATURE, { kind: 'property', id: step.subject }))
  } else if (step.kind === 'wait') {
    world.now = new Date(now.getTime() + step.hours * 3_600_000)
    if (step.isSwept) await db.begin((sql) => expirePackages(sql, world.now, 500))
  } else if (world.owned.length > 0) {
    const id = world.owned[step.which % world.owned.length]!
    await db.begin((sql) => revokePackage(sql, id, null, now))
  }
}

/** Each balance with the sum of its ledger, read directly from the database. */
const balances = (userId: number) => db<{ balance: number; sum: number }[]>`
  select l.total - l.used - l.lapsed as balance, (select sum(g.units) from package_ledger g where g.limit_id = l.id) as sum
  from user_package_limits l join user_packages o on o.id = l.user_package_id
  where o.user_id = ${userId} and l.total is not null`

test('after any sequence of grants, uses, refunds and expiries, a balance equals its ledger and is never negative', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const world: World = { user: await makeUser(db), now: NOW, owned: [], outcomes: [] }
      for (const step of sequence) {
        await take(step, world)
        for (const { balance, sum } of await balances(world.user.id)) {
          expect(balance).toBe(sum)
          expect(balance).toBeGreaterThanOrEqual(0)
        }
      }
      for (const outcome of world.outcomes) seen.add(outcome)
    }),
    { numRuns: 25, seed: 6 },
  )
  // Guards against a run in which nothing was granted or nothing was refused.
  expect(seen).toEqual(new Set(['fulfilled', 'rejected']))
})
