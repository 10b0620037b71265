import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openCluster } from '#server/adapters/search/opensearch/cluster.ts'
import { openSearchFeed } from '#server/adapters/search/opensearch/opensearch-feed.ts'
import { openSearch } from '#server/adapters/search/opensearch/opensearch-search.ts'
import { search as lookAtAll } from '#test/search/brute-force.ts'
import { compare, type Question, questions } from '#test/search/compare.ts'
import { makeWorld, type World } from '#test/search/world.ts'
import { testDatabase } from '#test/support/database.ts'
import { seedNumber } from '#test/support/sample.ts'
import { NOW } from '#test/support/services.ts'

/** Tests compare answers and not their time on a busy machine. */
const PATIENT_MS = 60_000
const MINUTES_MS = 100_000
const AT_ONCE = 6

const db = await testDatabase()
const cluster = openCluster(
  inject('openSearchNodes').map(({ url }) => url),
  PATIENT_MS,
)
const search = openSearch(cluster, db)
afterAll(() => search.close())
let world: World
beforeAll(async () => {
  world = await makeWorld(db, 400, 11)
  expect(await openSearchFeed(cluster, db).build()).toBe(world.homes.length)
})

test('every form of as many generated questions as fit into the time has the answer of looking at every listing', async () => {
  const left: Question[] = fc.sample(questions(world), { numRuns: 5_000, seed: seedNumber('opensearch') })
  const until = performance.now() + MINUTES_MS
  let asked = 0
  const ask = async () => {
    for (let question = left.pop(); question && performance.now() < until; question = left.pop(), asked++)
      await compare(search, world, question).catch((error) => {
        throw new Error(`${JSON.stringify(question)}: ${error.message}`, { cause: error })
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  console.log(`${asked} questions were compared.`)
  expect(asked).toBeGreaterThan(100)
})

test('pages beyond the first ten thousand listings follow each other without a gap', async () => {
  const expected = lookAtAll(world.homes, {}, 'price_low')
  const { ids } = await search.page({}, 'price_low', { offset: 390, limit: 24 }, NOW)
  expect(ids).toEqual(expected.slice(390))
  expect(await search.page({}, 'price_low', { offset: 20_000, limit: 24 }, NOW)).toMatchObject({ ids: [], total: 400 })
  expect(await search.page({}, 'price_low', { offset: 1e9, limit: 24 }, NOW)).toMatchObject({ ids: [], total: 400 })
})

test('criteria that no listing can meet find nothing', async () => {
  const find = (filter: object) => search.page(filter, 'newest', { offset: 0, limit: 24 }, NOW)
  const nothing = { ids: [], total: 0, corrected: null }
  const line = [0, 1, 2].map((latitude) => ({ latitude, longitude: latitude }))
  for (const filter of [
    { scopes: [] },
    { categoryIds: [] },
    { areas: [] },
    { areas: [line] },
    { parameters: [{ parameterId: 123_456_789, oneOf: ['x'] }] },
    { parameters: [{ parameterId: 123_456_789, least: 1 }] },
    { parameters: [{ parameterId: world.year, least: 1e300, most: 1e-300 }] },
    { facilities: [{ facilityId: 123_456_789, withinKm: 1e9 }] },
    { minPrice: 9_223_372_036_854_775_000, maxPrice: 0 },
    { minPrice: 1e30 },
    { box: { south: 2, north: 1, west: 0, east: 1 } },
    { text: "%_' & | ! <->" },
  ])
    expect([filter, await find(filter)]).toEqual([filter, nothing])
})

test('a text is read as people search the web: alternatives, exclusions, phrases, and a typing error is corrected', async () => {
  const has = (one: { words: string[] }, word: string) => one.words.includes(word)
  const total = async (text: string) => (await search.page({ text }, 'newest', { offset: 0, limit: 1 }, NOW)).total
  const count = (fits: (home: World['homes'][number]) => boolean) => world.homes.filter(fits).length
  expect(await total('river or castle ')).toBe(count((home) => has(home, 'river') || has(home, 'castle')))
  expect(await total('river -castle ')).toBe(count((home) => has(home, 'river') && !has(home, 'castle')))
  const phrased = await db`select from listing_text where tsv @@ phraseto_tsquery('simple', 'river garden')`
  expect(phrased.length).toBeGreaterThan(0)
  expect(await total('"river garden"')).toBe(phrased.length)
  const typo = await search.page({ text: 'harbuor ' }, 'newest', { offset: 0, limit: 1 }, NOW)
  expect(typo).toMatchObject({
    corrected: expect.stringContaining('harbour'),
    total: count((home) => has(home, 'harbour')),
  })
})

test('an outline wider than half the world is not taken for one across the antimeridian', async () => {
  const corners = [
    [-60, -170],
    [60, -170],
    [60, 170],
    [-60, 170],
  ].map(([latitude, longitude]) => ({ latitude: latitude!, longitude: longitude! }))
  const expected = lookAtAll(world.homes, { areas: [corners] }, 'newest').length
  expect(expected).toBeGreaterThan(200)
  for (const area of [corners, corners.toReversed()])
    expect(await search.count({ areas: [area] }, NOW)).toEqual({ total: expected })
})

test('an outline that runs back over itself encloses what the domain says', async () => {
  const corners = [
    [38.01, -9.99],
    [39.97, -9.98],
    [39.96, -8.01],
    [39.5, -8.01],
    [39.98, -8.01],
    [38.02, -8.02],
  ].map(([latitude, longitude]) => ({ latitude: latitude!, longitude: longitude! }))
  const expected = lookAtAll(world.homes, { areas: [corners] }, 'newest').length
  expect(expected).toBeGreaterThan(100)
  expect(await search.count({ areas: [corners] }, NOW)).toEqual({ total: expected })
})
