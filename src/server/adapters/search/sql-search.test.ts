import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchFilter } from '#domain/search-filter.ts'
import { search as bruteForce, fits } from '#test/search/brute-force.ts'
import { filters, makeWorld, sorts, type World } from '#test/search/world.ts'
import { testDatabase } from '#test/support/database.ts'
import { PATIENT } from '#test/support/patience.ts'
import { rounds } from '#test/support/sample.ts'
import { NOW } from '#test/support/services.ts'
import { isSimple } from './outline.ts'
import { sqlSearch } from './sql-search.ts'

const db = await testDatabase()
const search = sqlSearch(db, PATIENT)
afterAll(() => search.close())
let world: World
beforeAll(async () => {
  world = await makeWorld(db, 400, 11)
})

test('a page of any filter in any order is what looking at every home gives', async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(filters(world), sorts, fc.nat(30), async (filter, sort, offset) => {
      const expected = bruteForce(world.homes, filter, sort)
      // A filter that leaves nothing or everything proves little.
      if (expected.length > 0 && expected.length < world.homes.length)
        for (const name of Object.keys(filter)) seen.set(name, (seen.get(name) ?? 0) + 1)
      const { ids, total, isExact } = await search.page(filter, sort, { offset, limit: 24 }, NOW)
      expect({ ids, total, isExact }).toEqual({
        ids: expected.slice(offset, offset + 24),
        total: expected.length,
        isExact: true,
      })
    }),
    { numRuns: rounds(400, 130), seed: 5 },
  )
  expect(seen.size).toBe(22)
  expect(Math.min(...seen.values())).toBeGreaterThan(rounds(5, 0))
})

test.each<SearchFilter>([
  {},
  { kind: 'sell' },
  { kind: 'rent' },
  { maxArea: 150 },
  { minArea: 60 },
  { bedrooms: 2 },
  { bathrooms: 1 },
  { minPrice: 100_000 },
  { maxPrice: 500_000 },
  { postedWithinDays: 30 },
  { listedBy: 'owner' },
  { listedBy: 'agency' },
  { promoted: true },
  { premium: false },
  { categoryIds: [] },
])('in one state, %o alone is what looking at every home gives', async (choice) => {
  for (const { countryId, stateId } of world.homes.slice(0, 20)) {
    const filter = { ...choice, scopes: [{ countryId, stateId }] }
    const expected = bruteForce(world.homes, filter, 'newest')
    const { ids } = await search.page(filter, 'newest', { offset: 0, limit: 400 }, NOW)
    expect(ids).toEqual(expected)
  }
})

test('where too many homes are meant to look at all of them, a page is the same and its total honest', async () => {
  const hasty = sqlSearch(db, { ...PATIENT, narrow: 10, walked: 200, sampled: 400 })
  let rough = 0
  await fc.assert(
    fc.asyncProperty(filters(world), sorts, fc.nat(10), async (filter, sort, offset) => {
      const expected = bruteForce(world.homes, filter, sort)
      const { ids, total, isExact } = await hasty.page(filter, sort, { offset, limit: 12 }, NOW)
      expect(ids).toEqual(expected.slice(offset, offset + 12))
      if (!isExact) rough++
      if (isExact) expect(total).toBe(expected.length)
      else expect(total).toBeGreaterThanOrEqual(offset + ids.length)
      const counted = await hasty.count(filter, NOW)
      if (counted.isExact) expect(counted.total).toBe(expected.length)
    }),
    { numRuns: rounds(300, 100), seed: 15 },
  )
  expect(rough).toBeGreaterThan(rounds(30, 10))
  await hasty.close()
})

test('every count of the facets is the total after choosing it', async () => {
  const total = (filter: SearchFilter) => world.homes.filter((home) => fits(home, filter)).length
  await fc.assert(
    fc.asyncProperty(filters(world), async (filter) => {
      const facets = (await search.facets(filter, NOW))!
      const others = (id: number) => (filter.parameters ?? []).filter(({ parameterId }) => parameterId !== id)
      const facility = (id: number) =>
        filter.facilities?.some(({ facilityId }) => facilityId === id)
          ? filter
          : { ...filter, facilities: [...(filter.facilities ?? []), { facilityId: id }] }
      expect(facets.total).toBe(total(filter))
      expect(facets.kinds).toEqual({
        sell: total({ ...filter, kind: 'sell' }),
        rent: total({ ...filter, kind: 'rent' }),
      })
      for (const id of world.categoryIds)
        expect(facets.categories.find((one) => one.id === id)?.count ?? 0).toBe(total({ ...filter, categoryIds: [id] }))
      for (const { atLeast, count } of facets.bedrooms) expect(count).toBe(total({ ...filter, bedrooms: atLeast }))
      for (const { atLeast, count } of facets.bathrooms) expect(count).toBe(total({ ...filter, bathrooms: atLeast }))
      for (const { days, count } of facets.since) expect(count).toBe(total({ ...filter, postedWithinDays: days }))
      expect(facets.listedBy).toEqual({
        owner: total({ ...filter, listedBy: 'owner' }),
        agency: total({ ...filter, listedBy: 'agency' }),
      })
      expect(facets.promoted).toBe(total({ ...filter, promoted: true }))
      expect(facets.premium).toBe(total({ ...filter, premium: true }))
      for (const { id, options } of facets.parameters)
        for (const { word, count } of options)
          expect(count).toBe(total({ ...filter, parameters: [...others(id), { parameterId: id, oneOf: [word] }] }))
      for (const { id, count } of facets.facilities) expect(count).toBe(total(facility(id)))
      for (const { from, to, count } of facets.prices)
        expect(count).toBe(total({ ...withoutPrice(filter), minPrice: from, ...(to !== null && { maxPrice: to - 1 }) }))
      expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(total(withoutPrice(filter)))
    }),
    { numRuns: rounds(500, 120), seed: 6 },
  )
})

test('letting go of one condition brings what is told', async () => {
  await fc.assert(
    fc.asyncProperty(filters(world), async (filter) => {
      for (const { name, total } of await search.relaxed(filter, NOW)) {
        const [, kind, id] = /^([pf])(\d+)$/.exec(name) ?? []
        const left: SearchFilter = { ...filter }
        if (kind === 'p') left.parameters = filter.parameters!.filter(({ parameterId }) => parameterId !== Number(id))
        else if (kind === 'f')
          left.facilities = filter.facilities!.filter(({ facilityId }) => facilityId !== Number(id))
        else delete left[FILTER_NAMES[name] ?? (name as keyof SearchFilter)]
        expect([name, total]).toEqual([name, bruteForce(world.homes, left, 'newest').length])
      }
    }),
    { numRuns: rounds(200, 60), seed: 16 },
  )
})

const FILTER_NAMES: Record<string, keyof SearchFilter> = {
  category: 'categoryIds',
  since: 'postedWithinDays',
  by: 'listedBy',
  owner: 'ownerId',
  answers: 'answersOneOf',
}

test('drawn areas, crossing themselves or not, hold what the domain says they hold', async () => {
  const point = fc.record({
    latitude: fc.double({ min: 38, max: 40, noNaN: true }),
    longitude: fc.double({ min: -10, max: -8, noNaN: true }),
  })
  const centre = { latitude: 39, longitude: -9 }
  // Corners in the order of their angle make an outline that never crosses itself.
  const star = fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: 40 }).map((radii) =>
    radii.map((radius, index) => ({
      latitude: centre.latitude + radius * Math.sin((2 * Math.PI * index) / radii.length),
      longitude: centre.longitude + radius * Math.cos((2 * Math.PI * index) / radii.length),
    })),
  )
  const outline = fc.oneof(star, fc.array(point, { minLength: 3, maxLength: 30 }))
  const kinds = { simple: 0, crossing: 0 }
  await fc.assert(
    fc.asyncProperty(outline, async (area) => {
      kinds[isSimple(area) ? 'simple' : 'crossing']++
      const expected = bruteForce(world.homes, { areas: [area] }, 'newest')
      const { ids, total } = await search.page({ areas: [area] }, 'newest', { offset: 0, limit: 1000 }, NOW)
      expect({ ids, total }).toEqual({ ids: expected, total: expected.length })
    }),
    { numRuns: rounds(1000, 250), seed: 8 },
  )
  expect(Math.min(kinds.simple, kinds.crossing)).toBeGreaterThan(rounds(100, 25))
})

test('what nobody can find gives nothing, quickly', async () => {
  const nothing = { ids: [], total: 0, isExact: true, corrected: null }
  const find = (filter: SearchFilter) => search.page(filter, 'newest', { offset: 0, limit: 24 }, NOW)
  expect(await find({ scopes: [] })).toEqual(nothing)
  expect(await find({ categoryIds: [] })).toEqual(nothing)
  expect(await find({ areas: [] })).toEqual(nothing)
  expect(await find({ parameters: [{ parameterId: 123_456_789, oneOf: ['x'] }] })).toEqual(nothing)
  expect(await find({ parameters: [{ parameterId: 123_456_789, least: 1 }] })).toEqual(nothing)
  expect(await find({ parameters: [{ parameterId: world.year, least: 1e300, most: 1e-300 }] })).toEqual(nothing)
  expect(await find({ facilities: [{ facilityId: 123_456_789 }] })).toEqual(nothing)
  expect(await find({ minPrice: 9_223_372_036_854_775_000, maxPrice: 0 })).toEqual(nothing)
  expect(await find({ minPrice: 1e30 })).toEqual(nothing)
  expect(await find({ text: "%_' & | ! <->" })).toEqual(nothing)
})

test('a common word is found at whatever place it has', async () => {
  const places = { river: 0, garden: 63, gardener: 64, tower: 127 }
  await db.begin(async (sql) => {
    await sql`delete from common_words`
    for (const [word, bit] of Object.entries(places))
      await sql`insert into common_words (word, bit) values (${word}, ${bit})`
    await sql`select rebuild_listings()`
  })
  const [{ refreshed, ...all } = {}] = await db`
    select count(*) filter (where words_low < 0) as low, count(*) filter (where words_high < 0) as high,
      refresh_listings(array_agg(id)) as refreshed from listing`
  const has = (word: string) => world.homes.filter(({ words }) => words.includes(word)).length
  expect([refreshed, all]).toEqual(['', { low: has('garden'), high: has('tower') }])
  const other = sqlSearch(db, PATIENT)
  for (const text of [
    'river ',
    'garden ',
    'gardener',
    'tower ',
    'gard',
    'tower river',
    'garden gardener',
    'gardener tower ',
  ])
    for (const scope of [{}, { scopes: [world.homes[0]!].map(({ countryId, stateId }) => ({ countryId, stateId })) }]) {
      const filter = { ...scope, text }
      const expected = bruteForce(world.homes, filter, 'newest')
      const { ids } = await other.page(filter, 'newest', { offset: 0, limit: 1000 }, NOW)
      expect({ text, ids }).toEqual({ text, ids: expected })
    }
  await other.close()
})

test('a facility and a question without a bit are found by joining', async () => {
  const bare = await db.begin(async (sql) => {
    await sql`update facilities set bit = null where id = ${world.facilityIds[0]!}`
    await sql`update parameters set bit = null where id = ${world.year}`
    await sql`select rebuild_listings()`
    return true
  })
  expect(bare).toBe(true)
  const other = sqlSearch(db, PATIENT)
  const wanted: SearchFilter[] = [
    { facilities: [{ facilityId: world.facilityIds[0]! }] },
    { facilities: [{ facilityId: world.facilityIds[0]!, withinKm: 2.5 }] },
    { parameters: [{ parameterId: world.year, least: 1950, most: 2000 }] },
    { answersOneOf: [world.year] },
  ]
  for (const filter of wanted) {
    const expected = bruteForce(world.homes, filter, 'newest')
    expect(expected.length).toBeGreaterThan(10)
    expect(await other.page(filter, 'newest', { offset: 0, limit: 1000 }, NOW)).toMatchObject({ ids: expected })
  }
  const [{ count } = { count: -1 }] = (await other.facets({}, NOW))!.facilities.filter(
    ({ id }) => id === world.facilityIds[0],
  )
  expect(count).toBe(bruteForce(world.homes, wanted[0]!, 'newest').length)
  await other.close()
})

const withoutPrice = ({ minPrice: _least, maxPrice: _most, ...rest }: SearchFilter): SearchFilter => rest
