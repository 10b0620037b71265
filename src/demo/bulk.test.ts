import { expect, test } from 'vitest'
import { testDatabase } from '#test/support/database.ts'
import { loadBulk } from './bulk.ts'

const homes = (db: Awaited<ReturnType<typeof testDatabase>>) => db`
  select slug, title, price, city, latitude, longitude, property_type, request_status from properties order by id`

test('bulk properties are identical for the same seed, lie in many cities and are searchable', async () => {
  const [one, other, third] = [await testDatabase(), await testDatabase(), await testDatabase()]
  const { visible } = await loadBulk(one, { properties: 1500, seed: 7, cities: 300, owners: 20 })
  await loadBulk(other, { properties: 1500, seed: 7, cities: 300, owners: 20 })
  await loadBulk(third, { properties: 1500, seed: 8, cities: 300, owners: 20 })
  const first = await homes(one)
  expect(first).toHaveLength(1500)
  expect(first).toEqual(await homes(other))
  expect(first.map(({ price }) => price)).not.toEqual((await homes(third)).map(({ price }) => price))
  expect(new Set(first.map(({ city }) => city)).size).toBeGreaterThan(150)
  expect(visible).toBeGreaterThan(1200)
  const bare =
    await one`select id from properties where '' in (coalesce(city, ''), coalesce(state, ''), coalesce(country, ''), coalesce(address, ''))`
  expect(bare).toEqual([])
  expect(await one`select sum(count) as count from listing_totals where dimension = 'category'`).toEqual([
    { count: visible },
  ])
})

test('a second load continues after the first', async () => {
  const db = await testDatabase()
  await loadBulk(db, { properties: 50, seed: 1, cities: 20, owners: 5 })
  await loadBulk(db, { properties: 50, seed: 2, cities: 20, owners: 5 })
  expect(await db`select from properties`).toHaveLength(100)
  await db`insert into properties (category_id, slug, title, description, property_type, price) select id, 'mine', 'Mine', '', 'sell', 1 from categories limit 1`
})
