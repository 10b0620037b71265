import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/support/database.ts'
import { placedConnections, searchConnections, walkingConnections } from './connections.ts'
import { bindings, runOne, type SearchSql } from './statement.ts'

const db = (await testDatabase()) as unknown as SearchSql
const all = { searching: searchConnections(db), placed: placedConnections(db), walking: walkingConnections(db) }
afterAll(() => Promise.all(Object.values(all).map((sql) => sql.end({ timeout: 1 }))))

test.each(['searching', 'placed', 'walking'] as const)(
  '%s ends after two seconds, and can change nothing',
  async (name) => {
    const sql = all[name]
    await expect(sql`select pg_sleep(5)`).rejects.toMatchObject({ code: '57014' })
    await expect(sql`delete from lexeme`).rejects.toMatchObject({ code: '25006' })
  },
)

test('an order is followed by its index, however few rows there are', async () => {
  const plan = await all.walking`explain select id from listing order by price, id desc limit 10`
  expect(JSON.stringify(plan)).toContain('Index')
})

test('a connection that was cut short is a busy service, not a defect', async () => {
  await expect(runOne(all.searching, 'select 1 where false', bindings())).rejects.toMatchObject({
    kind: 'unavailable',
  })
})

test('what begins at a place is planned once, anything else for its own values', async () => {
  const modes = await Promise.all([all.placed, all.searching].map((sql) => sql`show plan_cache_mode`))
  expect(modes.map(([row]) => row!.plan_cache_mode)).toEqual(['force_generic_plan', 'force_custom_plan'])
})
