import { beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '#test/search/world.ts'
import { testApp } from '#test/support/app.ts'

const { call, db } = await testApp()
let world: World
beforeAll(async () => {
  world = await makeWorld(db, 200, 31)
})

test('each facet count equals the total of the filtered search', async () => {
  const { data, total, total_is_exact } = await call('searchFacets', { type: 'sell', country: 'Portugal' })
  const ask = async (input: object) =>
    (await call('searchProperties', { type: 'sell', country: 'Portugal', ...input })).total
  expect({ total, total_is_exact }).toEqual({ total: await ask({}), total_is_exact: true })
  for (const { value, count } of data.types) expect(count).toBe(await ask({ type: value }))
  for (const { value, slug, count } of data.categories) {
    expect(count).toBe(await ask({ category: value }))
    expect(count).toBe(await ask({ category_slug: slug }))
  }
  for (const { value, count } of data.beds) expect(count).toBe(await ask({ beds: value }))
  for (const { value, count } of data.since) expect(count).toBe(await ask({ since: value }))
  for (const { value, count } of data.by) expect(count).toBe(await ask({ by: value }))
  for (const { id, count } of data.facilities) expect(count).toBe(await ask({ near: id }))
  expect(data.featured).toBe(await ask({ featured: 1 }))
  expect(data.premium).toBe(await ask({ premium: 1 }))
})

test('each parameter is listed once with its choices; numeric ones have none', async () => {
  const { data } = await call('searchFacets', {})
  const asked = new Map(data.parameters.map(({ parameter, options }) => [parameter.id, options]))
  expect(asked.size).toBe(data.parameters.length)
  for (const { id, words } of world.choices) {
    expect(asked.get(id)!.map(({ value }) => value)).toEqual(words)
    for (const { value, count } of asked.get(id)!)
      expect(count).toBe((await call('searchProperties', { p: `${id}~${value}` })).total)
  }
  expect(asked.get(world.year)).toEqual([])
})

test('the price histogram ignores the price filter and has at most 24 buckets', async () => {
  const all = (await call('searchFacets', {})).data.prices
  expect((await call('searchFacets', { max_price: 1 })).data.prices).toEqual(all)
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(world.homes.length)
  expect(all.length).toBeGreaterThan(8)
  expect(all.length).toBeLessThanOrEqual(24)
  expect(all.at(-1)!.to).toBeNull()
})

test('an unknown place has empty facets', async () => {
  const { data, total } = await call('searchFacets', { city: 'Atlantis' })
  expect(total).toBe(0)
  expect(data.prices).toEqual([])
  expect(data.types.map(({ count }) => count)).toEqual([0, 0])
})
