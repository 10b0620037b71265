import { expect, test } from 'vitest'
import { validityOf } from './validity.ts'

test.each([
  [1, 'hour', 1],
  [23, 'hour', 23],
  [24, 'day', 1],
  [36, 'day', 1.5],
  [720, 'day', 30],
  [8760, 'day', 365],
] as const)('%d hours are expressed in %s: %d', (hours, unit, count) => {
  expect(validityOf(hours)).toEqual({ unit, count })
})
