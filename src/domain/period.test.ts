import { expect, test } from 'vitest'
import { bucketsOf, lastDays, previousPeriod } from './period.ts'

test.each([
  [
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-01-29', to: '2026-02-28' },
  ],
  [
    { from: '2026-01-01', to: '2026-01-01' },
    { from: '2025-12-31', to: '2025-12-31' },
  ],
])('the period before %j is %j', (period, before) => {
  expect(previousPeriod(period)).toEqual(before)
})

test('a period contains all its days and months, across a year end and a leap day', () => {
  expect(bucketsOf({ from: '2027-12-30', to: '2028-01-02' }, 'day')).toEqual([
    ...['2027-12-30', '2027-12-31', '2028-01-01', '2028-01-02'],
  ])
  expect(bucketsOf({ from: '2027-12-30', to: '2028-03-01' }, 'month')).toEqual([
    ...['2027-12', '2028-01', '2028-02', '2028-03'],
  ])
  expect(bucketsOf({ from: '2028-02-01', to: '2028-02-29' }, 'day')).toHaveLength(29)
})

test('the last thirty days end with the given day', () => {
  expect(lastDays('2026-03-30', 30)).toEqual({ from: '2026-03-01', to: '2026-03-30' })
})
