import { expect, test } from 'vitest'
import { one } from '#server/db/sql.ts'
import { testApp } from '#test/support/app.ts'
import { makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { insertWorld } from './load/world.ts'
import { removeDemo } from './remove.ts'

const { db, call } = await testApp()
const idOf = async (rows: PromiseLike<readonly { id: number }[]>) => (await one(rows)).id

test('removeDemo deletes every demo row and keeps user data, with the catalogue entries it references', async () => {
  const before = await counts()
  await db.begin((sql) => insertWorld(sql, NOW))
  const user = await makeUser(db, { name: 'Real Owner' })
  const category = await idOf(db`select id from categories where slug = 'villa'`)
  const parameter = await idOf(
    db`select parameter_id as id from category_parameters where category_id = ${category} limit 1`,
  )
  const facility = await idOf(db`select id from facilities order by id limit 1`)
  const demoHome = await idOf(db`select id from properties order by id limit 1`)
  const own = await makeProperty(db, { category_id: category, owner_id: user.id, title: 'A real villa' })
  await db`insert into property_parameters (property_id, parameter_id, value) values (${own.id}, ${parameter}, '"3"')`
  await db`insert into property_facilities (property_id, facility_id, distance) values (${own.id}, ${facility}, 2)`
  await db`insert into favourites (user_id, property_id) values (${user.id}, ${demoHome}), (${user.id}, ${own.id})`

  const removed = await db.begin(removeDemo)
  expect(removed.users).toBeGreaterThan(20)
  expect(removed.listings).toBeGreaterThan(500)
  expect(await db`select name from users`).toEqual([{ name: 'Real Owner' }])
  expect(await counts()).toEqual({
    ...before,
    users: 1,
    properties: 1,
    categories: 1,
    parameters: 1,
    facilities: 1,
    favourites: 1,
    property_parameters: 1,
    property_facilities: 1,
    // Of the category that is kept, and of the user created by the test.
    ...{ category_parameters: 1, consents: 1, media: 1, content_translations: expect.any(Number) },
  })
  expect((await call('getPropertyList', {})).data.map(({ title }) => title)).toEqual(['A real villa'])
  expect(await db`select from settings where key like 'demo.%'`).toHaveLength(0)
  expect(await db`select from settings where value like '%demo.lintel.test%'`).toHaveLength(0)

  expect(await db.begin(removeDemo)).toEqual({ users: 0, listings: 0 })
  expect(await db`select from properties`).toHaveLength(1)
  await expect(db`delete from listing_events`).rejects.toThrow()
})

async function counts() {
  const tables = await db<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('migrations', 'areas', 'places', 'settings', 'outbox', 'live_events')
      and relname !~ '^(listing|search|word|price|suggest|area_|answer|trait|city_|lexeme|tile)' order by 1`
  const rows: Record<string, number> = {}
  for (const { name } of tables) {
    const { count } = await one(db<{ count: number }[]>`select count(*)::int as count from ${db(name)}`)
    if (count > 0) rows[name] = count
  }
  return rows
}
