import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AREA_SOURCES, AREA_UNITS, areaUnit, convertArea, readAreaUnit } from './area.ts'

test.each([
  [1, 'square-metre', 'square-foot', 10.7639],
  [1, 'acre', 'square-foot', 43_560],
  [1, 'acre', 'square-metre', 4046.8564],
  [1, 'hectare', 'acre', 2.4711],
  [1, 'hectare', 'are', 100],
  [1, 'square-kilometre', 'hectare', 100],
  [1, 'square-mile', 'acre', 640],
  [1, 'acre', 'cent', 100],
  [1, 'acre', 'decimal', 100],
  [1, 'acre', 'guntha', 40],
  [1, 'ground', 'square-foot', 2400],
  [1, 'ankanam', 'square-yard', 8],
  [1, 'bigha', 'katha', 20],
  [1, 'bigha', 'square-yard', 3025],
  [1, 'bigha-rajasthan-kachha', 'guntha', 16],
  [1, 'bigha-gujarat', 'guntha', 16],
  [1, 'bigha-uttar-pradesh', 'square-yard', 3000],
  [1, 'bigha-madhya-pradesh', 'square-foot', 12_000],
  [1, 'bigha-punjab', 'square-foot', 9070],
  [5, 'bigha-himachal', 'acre', 1],
  [1, 'bigha-uttarakhand', 'square-yard', 756],
  [1, 'bigha-assam', 'katha-assam', 5],
  [1, 'bigha-west-bengal', 'katha-west-bengal', 20],
  [1, 'bigha-bangladesh', 'katha-bangladesh', 20],
  [1, 'bigha-nepal', 'kattha', 20],
  [1, 'bigha-nepal', 'square-metre', 6772.6316],
  [1, 'kattha', 'dhur', 20],
  [1, 'ropani', 'aana', 16],
  [1, 'ropani', 'square-metre', 508.737],
  [1, 'kanal', 'marla', 20],
  [1, 'kanal-india', 'marla-india', 20],
  [1, 'kanal-housing', 'marla-housing', 20],
  [8, 'kanal', 'acre', 1],
  [160, 'perch', 'acre', 1],
  [100, 'gaj', 'square-foot', 900],
  [128, 'square-metre', 'square-yard', 153.0867],
  [1, 'tsubo', 'square-metre', 3.3058],
  [1, 'pyeong', 'tsubo', 1],
  [1, 'ping', 'tsubo', 1],
  [15, 'mu', 'hectare', 1],
  [1, 'rai', 'ngan', 4],
  [1, 'rai', 'square-wah', 400],
  [1, 'feddan', 'qirat', 24],
  [1, 'feddan', 'acre', 1.038],
  [1, 'dunam', 'are', 10],
  [1, 'alqueire-mineiro', 'alqueire-paulista', 2],
  [1, 'alqueire-paulista', 'hectare', 2.42],
] as const)('%d %s converted to %s is %d', (value, from, to, expected) => {
  expect(convertArea(value, from, to)).toBeCloseTo(expected, 4)
})

test('converting an area to another unit and back returns the same area', () => {
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

test('every unit has a size and a cited source, and every source is used', () => {
  for (const id of AREA_UNITS) expect(areaUnit(id).squareMetres).toBeGreaterThan(0)
  expect(new Set(AREA_UNITS.map((id) => areaUnit(id).source))).toEqual(new Set(Object.keys(AREA_SOURCES)))
})

test('units of a group that share a name differ by region', () => {
  const names = AREA_UNITS.map((id) => `${areaUnit(id).group} ${areaUnit(id).word} ${areaUnit(id).region ?? ''}`)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['acre', 'acre'],
  ['furlong', null],
  ['toString', null],
  [null, null],
])('%j names the unit %j', (text, id) => {
  expect(readAreaUnit(text)).toBe(id)
})
