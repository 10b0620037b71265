import { expect, test } from 'vitest'
import type { SearchQuery } from '#domain/search-query.ts'
import { aimOf, areasOf, circleOf, inAreas, inBox, inCircle, placeKey } from './place.ts'

const TRIANGLE = [
  { latitude: 41.1, longitude: -8.6 },
  { latitude: 41.2, longitude: -8.6 },
  { latitude: 41.2, longitude: -8.5 },
]
const BOX = { south: 41, west: -9, north: 42, east: -8 }
const PORTO: SearchQuery = { type: 'rent', city: 'Porto', country: 'Portugal', beds: 2, page: 4, sort: 'distance' }

test('a rectangle replaces every other location, keeps the filters and starts at the first page', () => {
  expect(inBox(PORTO, BOX)).toEqual({ type: 'rent', beds: 2, box: '41,-9,42,-8' })
  expect(inBox(inAreas(PORTO, [TRIANGLE]), BOX).areas).toBe(undefined)
  expect(inBox(inCircle(PORTO, { centre: TRIANGLE[0]!, radiusKm: 2 }), BOX)).toEqual(inBox(PORTO, BOX))
})

test('areas are parsed as they were drawn', () => {
  const query = inAreas(inBox(PORTO, BOX), [TRIANGLE, TRIANGLE])
  expect(query.box).toBe(undefined)
  expect(areasOf(query)).toEqual([TRIANGLE, TRIANGLE])
  expect(areasOf({ areas: '!' })).toEqual([])
})

test('a circle keeps the sort by distance, which only a circle allows', () => {
  const query = inCircle(PORTO, { centre: { latitude: 41.1234567, longitude: -8.6 }, radiusKm: 2 })
  expect(query).toEqual({ type: 'rent', beds: 2, sort: 'distance', latitude: 41.12346, longitude: -8.6, radius: 2 })
  expect(circleOf(query)).toEqual({ centre: { latitude: 41.12346, longitude: -8.6 }, radiusKm: 2 })
  expect(circleOf({ latitude: 1, longitude: 2 })?.radiusKm).toBe(10)
  expect(circleOf({ latitude: 1 })).toBe(null)
})

test('the map opens on the searched area, else on the results, else on the world', () => {
  const inside = (aim: ReturnType<typeof aimOf>) => ('box' in aim ? aim.box : null)
  expect(inside(aimOf(inBox({}, BOX), TRIANGLE))!.south).toBeCloseTo(41.02)
  expect(inside(aimOf(inAreas({}, [TRIANGLE]), []))!.north).toBeCloseTo(41.215)
  const circle = inside(aimOf(inCircle({}, { centre: TRIANGLE[0]!, radiusKm: 11.12 }), []))!
  expect(circle.south).toBeCloseTo(41.1 - 0.116, 2)
  expect(inside(aimOf({ city: 'Porto' }, [TRIANGLE[0]!, {}]))!.north).toBeCloseTo(41.105)
  expect(aimOf({}, [])).toMatchObject({ zoom: 2 })
})

test('only another location counts as another area', () => {
  expect(placeKey({ ...PORTO, beds: 5, page: 2 })).toBe(placeKey(PORTO))
  expect(placeKey({ ...PORTO, city: 'Braga' })).not.toBe(placeKey(PORTO))
})
