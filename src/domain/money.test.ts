import { expect, test } from 'vitest'
import { majorUnits } from './money.ts'

test.each([
  [2900, 'USD', 29],
  [2900, 'JPY', 2900],
  [2900, 'KWD', 2.9],
  [0, 'EUR', 0],
])('%d of the smallest unit of %s are %d', (minor, currency, major) => {
  expect(majorUnits(minor, currency)).toBe(major)
})
