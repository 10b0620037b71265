import { expect, test } from 'vitest'
import { startOfRange } from './dashboard-range.ts'

test.each([
  ['weekly', '2026-02-24', 'day'],
  ['monthly', '2026-02-01', 'day'],
  ['last_three_months', '2026-01-01', 'month'],
  ['yearly', '2025-04-01', 'month'],
] as const)('%s on 2 March 2026 starts on %s and counts per %s', (range, from, step) => {
  const start = startOfRange(range, new Date('2026-03-02T23:59:00Z'))
  expect({ ...start, from: start.from.toISOString().slice(0, 10) }).toEqual({ from, step })
})
