import { afterAll, beforeAll, expect, test } from 'vitest'
import { search as bruteForce, fits } from '#test/search/brute-force.ts'
import { makeWorld, type World } from '#test/search/world.ts'
import { testDatabase } from '#test/support/database.ts'
import { PATIENT } from '#test/support/patience.ts'
import { NOW } from '#test/support/services.ts'
import { sqlSearch } from './sql-search.ts'

const db = await testDatabase()
const search = sqlSearch(db, PATIENT)
afterAll(() => search.close())
let world: World
beforeAll(async () => {
  world = await makeWorld(db, 400, 11)
})

test('an offset beyond all reason has no homes, and still their number', async () => {
  const page = await search.page({}, 'newest', { offset: 1_000_000, limit: 24 }, NOW)
  expect(page).toEqual({ ids: [], total: world.homes.length, isExact: true, corrected: null })
  // Nor is it looked for: looking at everything would have counted everything.
  const hasty = sqlSearch(db, { ...PATIENT, narrow: 10 })
  const asked = await hasty.page({ bedrooms: 1 }, 'newest', { offset: 1_000_000, limit: 24 }, NOW)
  expect(asked).toMatchObject({ ids: [], isExact: false })
  await hasty.close()
})

test('choices are not counted where that would mean to look at very many homes', async () => {
  const hasty = sqlSearch(db, { ...PATIENT, narrow: 10 })
  expect(await hasty.facets({ bedrooms: 1 }, NOW)).toBeNull()
  expect(await search.facets({ bedrooms: 1 }, NOW)).not.toBeNull()
  await hasty.close()
})

test('an estimate is never less than what stands on the page', async () => {
  // A sample of no home at all, and a walk that goes on nevertheless.
  const rash = sqlSearch(db, { ...PATIENT, narrow: 10, walked: 1e9, sampled: 1e-6 })
  const fitting = world.homes.filter((home) => fits(home, { bedrooms: 2 })).length
  for (const offset of [0, fitting - 30]) {
    const { ids, ...counted } = await rash.page({ bedrooms: 2 }, 'newest', { offset, limit: 24 }, NOW)
    expect(ids).toHaveLength(24)
    expect(counted).toMatchObject({ total: offset + 24, isExact: false })
  }
  await rash.close()
})

test('a home in two drawn areas is found once', async () => {
  const square = (half: number) =>
    [
      [-half, -half],
      [-half, half],
      [half, half],
      [half, -half],
    ].map(([north, east]) => ({ latitude: 38.7 + north!, longitude: -9.1 + east! }))
  const areas = [square(0.02), square(0.03)]
  const expected = bruteForce(world.homes, { areas }, 'newest')
  expect(expected.length).toBeGreaterThan(10)
  const { ids, total } = await search.page({ areas }, 'newest', { offset: 0, limit: 1000 }, NOW)
  expect({ ids, total }).toEqual({ ids: expected, total: expected.length })
})

test('a map is drawn from a sample only where that has enough to tell', async () => {
  const view = { box: { south: 38, west: -10, north: 40, east: -8 }, zoom: 8 }
  const fitting = world.homes.filter((home) => fits(home, { bedrooms: 1, box: view.box })).length
  const drawn = async (sampledForMap: number) => {
    const hasty = sqlSearch(db, { ...PATIENT, narrow: 10, sampledForMap })
    const { total, isExact } = await hasty.clusters({ bedrooms: 1 }, view, NOW)
    await hasty.close()
    return { total, isExact }
  }
  expect(await drawn(1)).toEqual({ total: fitting, isExact: true })
  expect(await drawn(400)).toEqual({ total: fitting, isExact: false })
})
