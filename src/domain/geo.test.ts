import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boxAround,
  boxOf,
  CELL_ZOOM,
  cellOf,
  cellRanges,
  distanceKm,
  fromMercator,
  holds,
  MAX_LATITUDE,
  mortonKey,
  type Point,
  tileOf,
  toMercator,
} from './geo.ts'

const lisbon = { latitude: 38.7167, longitude: -9.1333 }
const tokyo = { latitude: 35.6895, longitude: 139.6917 }
const suva = { latitude: -18.1416, longitude: 178.4419 }

const anyPoint = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

const anyRadius = fc.double({ min: 0.05, max: 3000, noNaN: true })
const share = fc.double({ min: 0, max: 1, noNaN: true })

/** Point at a distance and bearing from another point, on the sphere. */
function pointAt({ latitude, longitude }: Point, km: number, bearing: number): Point {
  const angle = km / 6371.0088
  const from = (latitude * Math.PI) / 180
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing))
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  )
  const east = longitude + (turn * 180) / Math.PI
  return { latitude: (to * 180) / Math.PI, longitude: east > 180 ? east - 360 : east < -180 ? east + 360 : east }
}

test.each([
  { from: lisbon, to: lisbon, km: 0 },
  { from: { latitude: 0, longitude: 0 }, to: { latitude: 0, longitude: 1 }, km: 111.2 },
  { from: { latitude: 90, longitude: 0 }, to: { latitude: -90, longitude: 50 }, km: 20_015.1 },
  { from: { latitude: 0, longitude: 179.5 }, to: { latitude: 0, longitude: -179.5 }, km: 111.2 },
  { from: { latitude: 48.8566, longitude: 2.3522 }, to: { latitude: 51.5074, longitude: -0.1278 }, km: 343.6 },
])('the distance from $from to $to is $km km', ({ from, to, km }) => {
  expect(distanceKm(from, to)).toBeCloseTo(km, 1)
})

test.each([
  { point: { latitude: 0, longitude: 0 }, x: 0.5, y: 0.5 },
  { point: { latitude: MAX_LATITUDE, longitude: -180 }, x: 0, y: 0 },
  { point: { latitude: -MAX_LATITUDE, longitude: 180 }, x: 1, y: 1 },
  { point: { latitude: 90, longitude: 0 }, x: 0.5, y: 0 },
])('$point is projected to $x, $y', ({ point, x, y }) => {
  expect(toMercator(point).x).toBeCloseTo(x, 9)
  expect(toMercator(point).y).toBeCloseTo(y, 9)
})

test('projecting a point and back returns the same point', () => {
  fc.assert(
    fc.property(anyPoint, (point) => {
      const { x, y } = toMercator(point)
      const back = fromMercator(x, y)
      expect(back.latitude).toBeCloseTo(point.latitude, 6)
      expect(back.longitude).toBeCloseTo(point.longitude, 6)
    }),
  )
})

test.each([
  { point: lisbon, zoom: 0, x: 0, y: 0 },
  { point: { latitude: 0, longitude: 0 }, zoom: 1, x: 1, y: 1 },
  { point: { latitude: -90, longitude: 180 }, zoom: 3, x: 7, y: 7 },
  { point: { latitude: 51.5074, longitude: -0.1278 }, zoom: 10, x: 511, y: 340 },
])('$point at zoom $zoom is in tile $x/$y', ({ point, zoom, x, y }) => {
  expect(tileOf(point, zoom)).toEqual({ x, y })
})

test.each([
  { x: 0, y: 0, key: 0 },
  { x: 1, y: 0, key: 1 },
  { x: 0, y: 1, key: 2 },
  { x: 3, y: 3, key: 15 },
  { x: 1024, y: 0, key: 2 ** 20 },
  { x: 2 ** 20 - 1, y: 2 ** 20 - 1, key: 2 ** 40 - 1 },
])('tile $x/$y has the key $key', ({ x, y, key }) => {
  expect(mortonKey(x, y)).toBe(key)
})

test('the cell of a point lies in the key range of every ancestor tile', () => {
  fc.assert(
    fc.property(anyPoint, fc.integer({ min: 0, max: CELL_ZOOM }), (point, zoom) => {
      const { x, y } = tileOf(point, zoom)
      expect(Math.floor(cellOf(point) / 4 ** (CELL_ZOOM - zoom))).toBe(mortonKey(x, y))
    }),
  )
})

describe('cell ranges', () => {
  const within = (point: Point, ranges: { from: number; to: number }[]) =>
    ranges.some(({ from, to }) => cellOf(point) >= from && cellOf(point) <= to)

  test('cover every point of the bounding box of any circle, in at most eight sorted, disjoint ranges', () => {
    fc.assert(
      fc.property(anyPoint, anyRadius, share, share, (centre, radius, across, down) => {
        const box = boxAround(centre, radius)
        const width = box.west <= box.east ? box.east - box.west : box.east + 360 - box.west
        const longitude = box.west + across * width
        const other = {
          latitude: box.south + down * (box.north - box.south),
          longitude: longitude > 180 ? longitude - 360 : longitude,
        }
        const ranges = cellRanges(box)
        expect(ranges.length).toBeLessThanOrEqual(8)
        for (let i = 1; i < ranges.length; i++) expect(ranges[i]!.from).toBeGreaterThan(ranges[i - 1]!.to + 1)
        expect(within(centre, ranges)).toBe(true)
        expect(within(other, ranges)).toBe(true)
      }),
    )
  })

  test('exclude distant points', () => {
    const ranges = cellRanges(boxAround(lisbon, 5))
    expect(within(tokyo, ranges)).toBe(false)
    expect(within({ latitude: 38.72, longitude: -9.6 }, ranges)).toBe(false)
  })

  test('cross the antimeridian', () => {
    const box = boxAround(suva, 300)
    expect(box.west).toBeGreaterThan(box.east)
    const ranges = cellRanges(box)
    expect(within({ latitude: -18, longitude: -179.9 }, ranges)).toBe(true)
    expect(within({ latitude: -18, longitude: 0 }, ranges)).toBe(false)
  })
})

test.each([
  { centre: lisbon, radius: 10, point: { latitude: 38.8, longitude: -9.1333 }, inside: true },
  { centre: lisbon, radius: 10, point: { latitude: 38.9, longitude: -9.1333 }, inside: false },
  { centre: { latitude: 89.9, longitude: 0 }, radius: 100, point: { latitude: 89.5, longitude: 179 }, inside: true },
  { centre: suva, radius: 300, point: { latitude: -18, longitude: -179.5 }, inside: true },
])('the box of $radius km around $centre contains $point: $inside', ({ centre, radius, point, inside }) => {
  expect(holds(boxAround(centre, radius), point)).toBe(inside)
})

test('a circle lies within its bounding box', () => {
  fc.assert(
    fc.property(anyPoint, anyRadius, share, (centre, radius, turn) => {
      expect(holds(boxAround(centre, radius), pointAt(centre, radius * 0.9999, turn * 2 * Math.PI))).toBe(true)
    }),
  )
})

test('the bounding box of points contains all of them, and is null without points', () => {
  expect(boxOf([])).toBeNull()
  expect(boxOf([lisbon, tokyo])).toEqual({ south: 35.6895, west: -9.1333, north: 38.7167, east: 139.6917 })
})
