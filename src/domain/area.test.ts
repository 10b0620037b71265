import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AREA_UNITS, convertArea } from './area.ts'

test.each([
  [1, 'square-metre', 'square-foot', 10.7639],
  [1, 'acre', 'square-foot', 43_560],
  [1, 'hectare', 'acre', 2.4711],
  [1, 'acre', 'cent', 100],
  [1, 'acre', 'guntha', 40],
  [1, 'bigha', 'katha', 20],
  [100, 'gaj', 'square-foot', 900],
  [128, 'square-metre', 'square-yard', 153.0867],
] as const)('%d %s in %s is %d', (value, from, to, expected) => {
  expect(convertArea(value, from, to)).toBeCloseTo(expected, 4)
})

test('converting there and back changes nothing', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1e9, noNaN: true }),
      fc.constantFrom(...AREA_UNITS),
      fc.constantFrom(...AREA_UNITS),
      (value, a, b) => {
        expect(Math.abs(convertArea(convertArea(value, a, b), b, a) / value - 1)).toBeLessThan(1e-9)
      },
    ),
  )
})
