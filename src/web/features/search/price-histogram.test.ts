import { expect, test } from 'vitest'
import { span } from './price-histogram.tsx'

const BARS = [
  { from: 0, to: 100, count: 4 },
  { from: 100, to: 200, count: 9 },
  { from: 200, to: 500, count: 2 },
  { from: 500, to: null, count: 1 },
]

test.each([
  [undefined, undefined, 0, 4],
  [100, undefined, 1, 4],
  [150, 500, 1, 3],
  [undefined, 100, 0, 1],
  [9999, undefined, 3, 4],
  [undefined, 9999, 0, 4],
  [400, 100, 2, 3],
  [-5, undefined, 0, 4],
])('from %s to %s covers the bars from %i up to %i', (least, most, from, to) => {
  expect(span(BARS, least, most)).toEqual({ from, to })
})
