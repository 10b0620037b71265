import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchFilter } from '#domain/search-filter.ts'
import { search as bruteForce, fits } from '#test/search/brute-force.ts'
import { drawHomes, memoryWorld } from '#test/search/memory-world.ts'
import { filters, type Home, sorts } from '#test/search/world.ts'
import { rowOf, rowsOf } from '#test/search/world-rows.ts'
import { rounds } from '#test/support/sample.ts'
import { NOW } from '#test/support/services.ts'
import { createEngine, type Engine } from './engine.ts'

const world = memoryWorld(600, 11)
const engine = createEngine()
engine.apply(rowsOf(world), [])
const choices = world.choices.map(({ id, words }) => ({ parameterId: id, words }))
const ALL = { offset: 0, limit: 10_000 }

/** Each question is also answered by looking at every listing. */
const WHOLE_MS = 900_000

test('a page of any filter in any order is what looking at every listing gives', { timeout: WHOLE_MS }, () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(filters(world), sorts, fc.nat(30), (filter, sort, offset) => {
      const expected = bruteForce(world.homes, filter, sort)
      // A filter that leaves nothing or everything proves little.
      if (expected.length > 0 && expected.length < world.homes.length)
        for (const name of Object.keys(filter)) seen.set(name, (seen.get(name) ?? 0) + 1)
      expect(engine.page(filter, sort, { offset, limit: 24 }, NOW)).toMatchObject({
        ids: expected.slice(offset, offset + 24),
        total: expected.length,
      })
    }),
    { numRuns: rounds(10_000, 400), seed: 5 },
  )
  expect(seen.size).toBe(22)
  expect(Math.min(...seen.values())).toBeGreaterThan(rounds(50, 0))
})

test('every count of the facets is the total after choosing it', () => {
  const total = (filter: SearchFilter) => world.homes.filter((home) => fits(home, filter)).length
  fc.assert(
    fc.property(filters(world), (filter) => {
      const facets = engine.facets(filter, choices, NOW)
      const others = (id: number) => (filter.parameters ?? []).filter(({ parameterId }) => parameterId !== id)
      const facility = (id: number) =>
        filter.facilities?.some(({ facilityId }) => facilityId === id)
          ? filter
          : { ...filter, facilities: [...(filter.facilities ?? []), { facilityId: id }] }
      const { minPrice: _least, maxPrice: _most, ...anyPrice } = filter
      expect(facets).toMatchObject({
        total: total(filter),
        kinds: { sell: total({ ...filter, kind: 'sell' }), rent: total({ ...filter, kind: 'rent' }) },
        listedBy: { owner: total({ ...filter, listedBy: 'owner' }), agency: total({ ...filter, listedBy: 'agency' }) },
        promoted: total({ ...filter, promoted: true }),
        premium: total({ ...filter, premium: true }),
      })
      for (const id of world.categoryIds)
        expect(facets.categories.find((one) => one.id === id)?.count ?? 0).toBe(total({ ...filter, categoryIds: [id] }))
      for (const { atLeast, count } of facets.bedrooms) expect(count).toBe(total({ ...filter, bedrooms: atLeast }))
      for (const { atLeast, count } of facets.bathrooms) expect(count).toBe(total({ ...filter, bathrooms: atLeast }))
      for (const { days, count } of facets.since) expect(count).toBe(total({ ...filter, postedWithinDays: days }))
      for (const { id, options } of facets.parameters)
        for (const { word, count } of options)
          expect(count).toBe(total({ ...filter, parameters: [...others(id), { parameterId: id, oneOf: [word] }] }))
      expect(facets.facilities.map(({ id }) => id).sort()).toEqual(world.facilityIds)
      for (const { id, count } of facets.facilities) expect(count).toBe(total(facility(id)))
      for (const { from, to, count } of facets.prices)
        expect(count).toBe(total({ ...anyPrice, minPrice: from, ...(to !== null && { maxPrice: to - 1 }) }))
      expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(total(anyPrice))
    }),
    { numRuns: rounds(300, 40), seed: 6 },
  )
})

const FILTER_NAMES: Record<string, keyof SearchFilter> = {
  category: 'categoryIds',
  since: 'postedWithinDays',
  by: 'listedBy',
  owner: 'ownerId',
  answers: 'answersOneOf',
}

test('the total without a condition is the total of the filter without it', () => {
  fc.assert(
    fc.property(filters(world), (filter) => {
      for (const { name, total } of engine.relaxed(filter, NOW)) {
        const [, kind, id] = /^([pf])(\d+)$/.exec(name) ?? []
        const left: SearchFilter = { ...filter }
        if (kind === 'p') left.parameters = filter.parameters!.filter(({ parameterId }) => parameterId !== Number(id))
        else if (kind === 'f')
          left.facilities = filter.facilities!.filter(({ facilityId }) => facilityId !== Number(id))
        else delete left[FILTER_NAMES[name] ?? (name as keyof SearchFilter)]
        expect([name, total]).toEqual([name, bruteForce(world.homes, left, 'newest').length])
      }
    }),
    { numRuns: rounds(2000, 200), seed: 16 },
  )
})

test('a map shows every matching listing of the view once', () => {
  const corner = fc.record({
    latitude: fc.double({ min: 37.5, max: 40.5, noNaN: true }),
    longitude: fc.double({ min: -10.5, max: -7.5, noNaN: true }),
  })
  fc.assert(
    fc.property(filters(world), corner, corner, fc.integer({ min: 0, max: 20 }), (filter, a, b, zoom) => {
      const box = {
        south: Math.min(a.latitude, b.latitude),
        north: Math.max(a.latitude, b.latitude),
        west: Math.min(a.longitude, b.longitude),
        east: Math.max(a.longitude, b.longitude),
      }
      const inView = world.homes.filter((home) => fits(home, filter) && fits(home, { box }))
      const { clusters, pins, dots, total } = engine.clusters(filter, { box, zoom }, NOW)
      expect(total).toBe(inView.length)
      expect(clusters.reduce((sum, { count }) => sum + count, pins.length + dots.length)).toBe(total)
      for (const cluster of clusters) {
        const own = inView.filter((home) => fits(home, { box: cluster.box }))
        expect(own.length).toBeGreaterThanOrEqual(cluster.count)
        expect(own.some(({ price }) => price === cluster.minPrice)).toBe(true)
      }
      for (const { id, price } of [...pins, ...dots]) expect(inView.find((home) => home.id === id)?.price).toBe(price)
    }),
    { numRuns: rounds(2000, 200), seed: 9 },
  )
})

/** Adds, replaces and removes random listings; returns what is left. */
function changed(changing: Engine, before: readonly Home[], seed: number): Home[] {
  const homes = new Map(before.map((home) => [home.id, home]))
  const ids = fc.sample(fc.integer({ min: 60, max: 900 }), { numRuns: 200, seed })
  const removed = ids.filter((id) => id % 3 === 0)
  const written = drawHomes(
    ids.filter((id) => id % 3 !== 0),
    seed,
  )
  for (const home of written) homes.set(home.id, home)
  for (const id of removed) homes.delete(id)
  changing.apply(written.map(rowOf), removed)
  return [...homes.values()]
}

test('after random changes, and after it was saved and loaded, the index answers as one that was filled anew', () => {
  let changing = createEngine()
  let homes: Home[] = []
  for (let round = 1; round <= rounds(40, 8); round++) {
    homes = changed(changing, homes, round)
    if (round % 4 === 0) changing = createEngine(changing.save().map((part) => part.slice()))
    expect(changing.size()).toBe(homes.length)
    fc.assert(
      fc.property(filters({ ...world, homes }), sorts, (filter, sort) => {
        const expected = bruteForce(homes, filter, sort)
        expect(changing.page(filter, sort, ALL, NOW)).toMatchObject({ ids: expected, total: expected.length })
        expect(changing.facets(filter, choices, NOW).total).toBe(expected.length)
      }),
      { numRuns: rounds(150, 40), seed: round },
    )
  }
})
