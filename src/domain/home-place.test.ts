import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOf, distanceKm } from './geo.ts'
import { placeOf } from './home-place.ts'

test('a point without both coordinates is null', () => {
  expect(placeOf(38.7)).toBeNull()
  expect(placeOf(undefined, -9.1)).toBeNull()
})

test('the default radius is 10 km', () => {
  expect(placeOf(38.7, -9.1)).toMatchObject({ radiusKm: 10 })
})

test('every property in the circle lies in one of at most eight cell ranges', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(degrees(70), degrees(180), degrees(1), degrees(1), (latitude, longitude, up, right) => {
      const place = placeOf(latitude, longitude, 50)!
      const home = { latitude: latitude + up / 3, longitude: longitude + right / 3 }
      fc.pre(Math.abs(home.longitude) <= 180 && distanceKm(place, home) <= 50)
      const cell = cellOf(home)
      expect(place.ranges.length).toBeLessThanOrEqual(8)
      expect(place.ranges.some(({ from, to }) => from <= cell && cell <= to)).toBe(true)
    }),
  )
})
