import fc from 'fast-check'
import { expect } from 'vitest'
import { distanceKm } from '#domain/geo.ts'
import type { SearchFilter, SearchSort } from '#domain/search-filter.ts'
import type { FacetCounts, Search } from '#server/adapters/search/port.ts'
import { orderOfPrices, priceSteps } from '#server/adapters/search/price-histogram.ts'
import { NOW } from '#test/support/services.ts'
import { fits, search as lookAtAll } from './brute-force.ts'
import { isNearEdge } from './near-edge.ts'
import { filters, type Home, sorts, type World } from './world.ts'

/** A generated question to a search engine. */
export interface Question {
  filter: SearchFilter
  sort: SearchSort
  offset: number
}

export const questions = (world: World): fc.Arbitrary<Question> =>
  fc
    .record({ filter: filters(world), sort: sorts, offset: fc.nat(30) })
    .filter(({ filter }) => !world.homes.some((home) => isNearEdge(home, filter)))

const LIMIT = 24
/** Engines store positions with an error of a centimetre. */
const SAME_DISTANCE_KM = 2e-5

/** Asks an engine one question in every form and expects what looking at every listing gives. */
export async function compare(search: Search, world: World, question: Question) {
  const { filter, sort, offset } = question
  const expected = lookAtAll(world.homes, filter, sort)
  const [page, count, facets, relaxed, map] = await Promise.all([
    search.page(filter, sort, { offset, limit: LIMIT }, NOW),
    search.count(filter, NOW),
    search.facets(filter, world.choices.map(choicesOf), NOW),
    search.relaxed(filter, NOW),
    search.clusters(filter, VIEW, NOW),
  ])
  expect(page.total).toBe(expected.length)
  expectOrder(world, question, page.ids, expected.slice(offset, offset + LIMIT))
  expect(count.total).toBe(expected.length)
  expectFacets(world, filter, facets!)
  for (const { name, total } of relaxed) expect([name, total]).toEqual([name, countOf(world, withoutOne(filter, name))])
  const shown = [...map.clusters.map((cluster) => cluster.count), map.pins.length, map.dots.length]
  const inView = countOf(world, { ...filter, areas: undefined, ...onlyInView(filter) })
  if (!filter.box && !filter.areas) {
    expect(map.total).toBe(inView)
    expect(shown.reduce((sum, number) => sum + number, 0)).toBe(inView)
  }
}

const VIEW = { box: { south: 37.99, west: -10.01, north: 40.01, east: -7.99 }, zoom: 9 }
const onlyInView = ({ areas: _areas, ...rest }: SearchFilter): SearchFilter => ({ ...rest, box: VIEW.box })
const choicesOf = ({ id, words }: World['choices'][number]) => ({ parameterId: id, words })
const countOf = ({ homes }: World, filter: SearchFilter) => homes.filter((home) => fits(home, filter)).length

function expectOrder({ homes }: World, { sort, filter }: Question, ids: number[], expected: number[]) {
  if (sort !== 'distance' || !filter.around) return expect(ids).toEqual(expected)
  const byId = new Map(homes.map((home) => [home.id, home]))
  const distances = (some: number[]) => some.map((id) => distanceKm(filter.around!, byId.get(id) as Home & PointOf))
  expect(ids).toHaveLength(expected.length)
  const wanted = distances(expected)
  distances(ids).forEach((distance, index) => {
    expect(Math.abs(distance - wanted[index]!)).toBeLessThan(SAME_DISTANCE_KM)
  })
}

interface PointOf {
  latitude: number
  longitude: number
}

function expectFacets(world: World, filter: SearchFilter, facets: FacetCounts) {
  const total = (changed: SearchFilter) => countOf(world, { ...filter, ...changed })
  const others = (id: number) => (filter.parameters ?? []).filter(({ parameterId }) => parameterId !== id)
  const isWanted = (id: number) => filter.facilities?.some(({ facilityId }) => facilityId === id)
  expect(facets.total).toBe(total({}))
  expect(facets.kinds).toEqual({ sell: total({ kind: 'sell' }), rent: total({ kind: 'rent' }) })
  for (const id of world.categoryIds)
    expect(facets.categories.find((one) => one.id === id)?.count ?? 0).toBe(total({ categoryIds: [id] }))
  expect(facets.bedrooms.length * facets.bathrooms.length * facets.since.length).toBe(100)
  for (const { atLeast, count } of facets.bedrooms) expect(count).toBe(total({ bedrooms: atLeast }))
  for (const { atLeast, count } of facets.bathrooms) expect(count).toBe(total({ bathrooms: atLeast }))
  for (const { days, count } of facets.since) expect(count).toBe(total({ postedWithinDays: days }))
  expect(facets.listedBy).toEqual({ owner: total({ listedBy: 'owner' }), agency: total({ listedBy: 'agency' }) })
  expect(facets.promoted).toBe(total({ promoted: true }))
  expect(facets.premium).toBe(total({ premium: true }))
  for (const { id, options } of facets.parameters)
    for (const { word, count } of options)
      expect([word, count]).toEqual([word, total({ parameters: [...others(id), { parameterId: id, oneOf: [word] }] })])
  for (const id of world.facilityIds) {
    const facilities = isWanted(id) ? filter.facilities! : [...(filter.facilities ?? []), { facilityId: id }]
    expect(facets.facilities.find((one) => one.id === id)?.count ?? 0).toBe(total({ facilities }))
  }
  expectHistogram(world, filter, facets.prices)
}

/** The steps are those of all prices at hand, whatever the engine knows of them. */
function expectHistogram({ homes }: World, filter: SearchFilter, steps: FacetCounts['prices']) {
  const { minPrice: _least, maxPrice: _most, ...anyPrice } = filter
  const prices = homes.filter((home) => fits(home, anyPrice)).map(({ price }) => price)
  expect(steps).toEqual(priceSteps(orderOfPrices(Float64Array.from(prices))))
  for (const { from, to, count } of steps)
    expect(count).toBe(prices.filter((price) => price >= from && (to === null || price < to)).length)
}

const NAMES: Record<string, keyof SearchFilter> = {
  category: 'categoryIds',
  since: 'postedWithinDays',
  by: 'listedBy',
  owner: 'ownerId',
  answers: 'answersOneOf',
}

/** The filter without the criterion that `relaxed` gives this name. */
function withoutOne(filter: SearchFilter, name: string): SearchFilter {
  const [, kind, id] = /^([pf])(\d+)$/.exec(name) ?? []
  if (kind === 'p') return { ...filter, parameters: filter.parameters!.filter((one) => one.parameterId !== Number(id)) }
  if (kind === 'f') return { ...filter, facilities: filter.facilities!.filter((one) => one.facilityId !== Number(id)) }
  const left = { ...filter }
  delete left[NAMES[name] ?? (name as keyof SearchFilter)]
  return left
}
