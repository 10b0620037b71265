import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/support/database.ts'
import { rounds } from '#test/support/sample.ts'
import { changes, makeTown, type Town } from '#test/support/town.ts'
import { type Followed, Follower } from './follower.ts'
import { listRows } from './rows.sql.ts'
import type { SearchRow } from './search-row.ts'

const db = await testDatabase()

/** Keeps the rows as they are, so that they can be compared. */
class Rows implements Followed {
  readonly byId = new Map<number, SearchRow>()

  apply(changed: readonly SearchRow[], removedIds: readonly number[]) {
    for (const row of changed) this.byId.set(row.id, { words: this.byId.get(row.id)?.words ?? [], ...row })
    for (const id of removedIds) this.byId.delete(id)
  }

  applyWords(rows: readonly { id: number; words: readonly string[] }[]) {
    for (const { id, words } of rows) {
      const known = this.byId.get(id)
      if (known) this.byId.set(id, { ...known, words })
    }
  }
}

let loads = 0
const follow = () =>
  new Follower(() => db, {
    create: () => {
      loads++
      return new Rows()
    },
  })

const sorted = (follower: Follower<Rows>) => [...follower.index!.byId.values()].sort((a, b) => a.id - b.id)

/** Equality with the database after one more step. */
async function expectInStep(follower: Follower<Rows>) {
  await follower.step()
  const fresh = follow()
  await fresh.step()
  expect(fresh.hasAllWords).toBe(true)
  expect(sorted(follower)).toEqual(sorted(fresh))
}

let town: Town
beforeAll(async () => {
  town = await makeTown(db)
})
beforeEach(() => {
  loads = 0
})

describe('a follower', () => {
  test('equals a fresh load after any sequence of changes, alone or in one transaction', async () => {
    const follower = follow()
    await fc.assert(
      fc.asyncProperty(fc.array(changes(town), { minLength: 1, maxLength: 20 }), fc.boolean(), async (list, atOnce) => {
        if (atOnce)
          await db.begin(async (sql) => {
            for (const change of list) await change.run(sql)
          })
        else for (const change of list) await db.begin((sql) => change.run(sql))
        await expectInStep(follower)
      }),
      { numRuns: rounds(8, 60), seed: 5 },
    )
    expect(follower.index!.byId.size).toBeGreaterThan(0)
  })

  test('equals a fresh load after eight writers changed the same listings while it was reading', async () => {
    await db`update properties set request_status = 'approved', is_active = true, is_private = false, property_type = 'sell'`
    const follower = follow()
    await follower.step()
    const lists = fc.sample(fc.array(changes(town), { minLength: 25, maxLength: 25 }), { numRuns: 8, seed: 11 })
    let areWriting = true
    const writers = Promise.all(
      lists.map(async (list) => {
        for (const change of list)
          await db
            .begin(async (sql) => {
              await change.run(sql)
              await sleep(Math.random() * 5)
            })
            .catch(unlessGone)
      }),
    ).finally(() => {
      areWriting = false
    })
    let steps = 0
    for (; areWriting; steps++) await follower.step()
    await writers
    expect(steps).toBeGreaterThan(3)
    await expectInStep(follower)
    expect(loads).toBe(2)
  })

  test('applies a change that was committed long after changes of later transactions', async () => {
    const [first, second] = (await made()) as [number, number]
    const follower = follow()
    await follower.step()
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<bigint>()
    const late = db.begin(async (sql) => {
      const [row] = await sql<{ xid: string }[]>`select pg_current_xact_id()::text as xid`
      begun.resolve(BigInt(row!.xid))
      await held.promise
      await sql`update properties set price = 777 where id = ${first}`
    })
    const xid = await begun.promise
    await db`update properties set price = 888 where id = ${second}`
    await follower.step()
    await follower.step()
    expect(follower.index!.byId.get(second)!.price).toBe(888)
    expect(follower.covers(xid)).toBe(false)
    held.resolve()
    await late
    await follower.step()
    expect(follower.covers(xid)).toBe(true)
    expect(follower.index!.byId.get(first)!.price).toBe(777)
    expect(loads).toBe(1)
  })

  test('does not read listings again that it applied while an older transaction is still running', async () => {
    const [id] = (await made()) as [number]
    const follower = follow()
    await follower.step()
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const late = db.begin(async (sql) => {
      await sql`select pg_current_xact_id()`
      begun.resolve()
      await held.promise
    })
    await begun.promise
    await db`update properties set price = price + 1 where id = ${id}`
    await follower.step()
    const { apply } = follower.index!
    const applied: SearchRow[] = []
    follower.index!.apply = function (rows, removed) {
      applied.push(...rows)
      apply.call(this, rows, removed)
    }
    await follower.step()
    expect(applied).toEqual([])
    await db`update properties set price = price + 1 where id = ${id}`
    await follower.step()
    expect(applied.map((row) => row.id)).toEqual([id])
    held.resolve()
    await late
  })

  test('removes a listing that is no longer public, and one whose row was deleted', async () => {
    const [hidden, deleted] = (await made()) as [number, number]
    const follower = follow()
    await follower.step()
    expect(follower.index!.byId.has(hidden) && follower.index!.byId.has(deleted)).toBe(true)
    await db`update properties set is_private = true where id = ${hidden}`
    await db`delete from properties where id = ${deleted}`
    await follower.step()
    expect(follower.index!.byId.has(hidden) || follower.index!.byId.has(deleted)).toBe(false)
    expect(loads).toBe(1)
  })

  test('sees counted views and favourites', async () => {
    const [id] = (await made()) as [number]
    const follower = follow()
    await follower.step()
    await db`select add_views(array[${id}]::bigint[], array[7])`
    await db`insert into favourites (user_id, property_id) values (${town.userIds[0]!}, ${id})`
    await follower.step()
    expect(follower.index!.byId.get(id)).toMatchObject({ views: 7, likes: 1 })
  })

  test('loads all listings again after they were rebuilt, and after changes that it has not seen were deleted', async () => {
    const follower = follow()
    await follower.step()
    await db.begin((sql) => sql`select rebuild_listings()`)
    await expectInStep(follower)
    expect(loads).toBe(3)
    await db`update search_state set cleaned_before = (pg_current_xact_id()::text::bigint + 1)::text::xid8`
    await expectInStep(follower)
    expect(loads).toBe(5)
    // While a transaction of another database is older than this number, every step would load again.
    await db`update search_state set cleaned_before = '0'`
  })

  test.each(['database', 'schema'] as const)('loads all listings again from another %s', async (part) => {
    const follower = follow()
    await follower.step()
    Object.assign(follower.position!.origin, { [part]: 'another' })
    await follower.step()
    expect(loads).toBe(2)
    await follower.step()
    expect(loads).toBe(2)
  })

  test('loads all listings again from a database whose transactions are older, as a restored copy', async () => {
    const follower = follow()
    await follower.step()
    const { snapshot } = follower.position!
    Object.assign(follower.position!, { snapshot: { ...snapshot, xmin: snapshot.xmax + 1000n } })
    await follower.step()
    expect(loads).toBe(2)
  })
})

test('a row has what the engines need', async () => {
  const [id] = (await made()) as [number]
  const { bedrooms, furnishing, facilityIds } = town
  await db`delete from property_parameters where property_id = ${id}`
  await db`delete from property_facilities where property_id = ${id}`
  await db`insert into property_parameters (property_id, parameter_id, value)
    values (${id}, ${bedrooms}, '"3 rooms"'), (${id}, ${furnishing}, '["  BARÉ ", "Kitchen", "kitchen", ""]')`
  await db`insert into property_facilities (property_id, facility_id, distance) values (${id}, ${facilityIds[0]!}, 0.3), (${id}, ${facilityIds[2]!}, 9000)`
  const [row] = await listRows(db, [id])
  expect(row).toMatchObject({
    kind: 'sell',
    bedrooms: 3,
    price: 100,
    options: [
      [furnishing, 'bare'],
      [furnishing, 'kitchen'],
    ],
    numbers: [[bedrooms, 3]],
    answered: [bedrooms, furnishing].sort((a, b) => a - b),
    facilities: [
      [facilityIds[0], 3],
      [facilityIds[2], 32_767],
    ],
  })
  expect(row!.words).toContain('mill')
  expect(Number.isInteger(row!.createdAt)).toBe(true)
})

/** New public listings. */
async function made(): Promise<number[]> {
  await db`update users set is_active = true`
  const { propertyIds } = await makeTown(db, 2)
  await db`update properties set request_status = 'approved', is_active = true, price = 100 where id = any (${propertyIds}::bigint[])`
  return propertyIds
}

/** A writer may meet a row that another one has deleted. */
function unlessGone(error: { code?: string }) {
  if (error.code !== '23503') throw error
}
