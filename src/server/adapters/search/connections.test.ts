import { afterAll, expect, test } from 'vitest'
import { lending } from '#server/db/lending.ts'
import { testDatabase } from '#test/support/database.ts'
import { placedConnections, searchConnections, walkingConnections } from './connections.ts'
import { LIMITS } from './known.ts'
import { bindings, runOne } from './statement.ts'

const db = await testDatabase()
const all = {
  searching: searchConnections(db, LIMITS),
  placed: placedConnections(db, LIMITS),
  walking: walkingConnections(db, LIMITS),
}
afterAll(() => Promise.all(Object.values(all).map((sql) => sql.end(1))))

test.each(['searching', 'placed', 'walking'] as const)(
  '%s ends after two seconds, and can change nothing',
  async (name) => {
    const sql = all[name]
    await expect(sql.lend((own) => own`select pg_sleep(5)`)).rejects.toMatchObject({ code: '57014' })
    await expect(sql.lend((own) => own`delete from lexeme`)).rejects.toMatchObject({ code: '25006' })
  },
)

test('an order is followed by its index, however few rows there are', async () => {
  const plan = await all.walking.lend((own) => own`explain select id from listing order by price, id desc limit 10`)
  expect(JSON.stringify(plan)).toContain('Index')
})

test('a connection that was cut short is a busy service, not a defect', async () => {
  await expect(runOne(all.searching, 'select 1 where false', bindings())).rejects.toMatchObject({
    kind: 'unavailable',
  })
})

test('what begins at a place is planned once, anything else for its own values', async () => {
  const modes = await Promise.all(
    [all.placed, all.searching].map((sql) => sql.lend((own) => own`show plan_cache_mode`)),
  )
  expect(modes.map(([row]) => row!.plan_cache_mode)).toEqual(['force_generic_plan', 'force_custom_plan'])
})

test('who came back last is lent first, more are opened only when needed, and whoever comes too late waits', async () => {
  let opened = 0
  const lent: number[] = []
  const sql = lending(() => ({ number: ++opened }) as never, 2)
  const use = (number: number) => async (own: unknown) => {
    lent.push((own as { number: number }).number)
    await doors[number]!.promise
  }
  const doors = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const [first, second, third] = [sql.lend(use(0)), sql.lend(use(1)), sql.lend(use(2))]
  await Promise.resolve()
  expect(lent).toEqual([1, 2])
  doors[1]!.resolve()
  doors[2]!.resolve()
  await Promise.all([second, third])
  doors[0]!.resolve()
  await first
  doors[3]!.resolve()
  await sql.lend(use(3))
  expect([lent, opened]).toEqual([[1, 2, 2, 1], 2])
})
