import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DISTANCE_UNITS, distanceUnit, fromKm, toKm } from './distance.ts'

test.each([
  [1.26, 'km', 1.3],
  [1.26, 'm', 1260],
  [1.609344, 'mi', 1],
  [10, 'mi', 6.2],
  [0.9144, 'yd', 1000],
  [0, 'yd', 0],
] as const)('%d km in %s is %d', (km, unit, shown) => {
  expect(fromKm(km, unit)).toBe(shown)
})

test('converting a distance to another unit and back keeps it to one decimal of that unit', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 500, noNaN: true }), fc.constantFrom(...DISTANCE_UNITS), (km, unit) => {
      expect(Math.abs(toKm(fromKm(km, unit), unit) - km)).toBeLessThanOrEqual(toKm(0.0501, unit))
    }),
  )
})

test.each([
  ['mi', 'mi'],
  ['yd', 'yd'],
  ['furlong', 'km'],
  [undefined, 'km'],
])('the setting %j selects the unit %s', (setting, unit) => {
  expect(distanceUnit(setting)).toBe(unit)
})
