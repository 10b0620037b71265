import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromSegment, simplify, simplifyTo } from './simplify.ts'

const line = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }))

test.each([
  ['a straight line is its two ends', line([0, 0], [1, 0.1], [2, 0], [3, 0]), line([0, 0], [3, 0])],
  ['a corner stays', line([0, 0], [5, 0], [5, 5]), line([0, 0], [5, 0], [5, 5])],
  ['a loop keeps its far side', line([0, 0], [9, 0], [0, 0]), line([0, 0], [9, 0], [0, 0])],
  ['a point is a point', line([4, 4]), line([4, 4])],
])('%s', (_name, drawn, kept) => {
  expect(simplify(drawn, 1)).toEqual(kept)
})

const Drawn = fc.array(fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 500 }) }), {
  minLength: 2,
  maxLength: 120,
})

test('no drawn point is farther than the tolerance from the simplified line', () => {
  fc.assert(
    fc.property(Drawn, (drawn) => {
      const kept = simplify(drawn, 12)
      for (const spot of drawn) {
        const nearest = Math.min(...kept.slice(1).map((corner, i) => fromSegment(spot, kept[i]!, corner)))
        expect(nearest).toBeLessThanOrEqual(12)
      }
    }),
  )
})

test('a line of any length is reduced to the maximum number of points', () => {
  fc.assert(fc.property(Drawn, (drawn) => simplifyTo(drawn, 1, 10).length <= 10))
})
