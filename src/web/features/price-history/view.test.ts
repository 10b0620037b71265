import { expect, test } from 'vitest'
import { historyView, percentFrom } from './view.ts'

const NOW = Date.parse('2026-06-01T00:00:00Z')
const listed = { kind: 'listed' as const, at: '2026-01-01T00:00:00.000000Z', price: 500_000, from: null }
const reduced = { kind: 'price_changed' as const, at: '2026-03-01T00:00:00.000000Z', price: 450_000, from: 500_000 }
const sold = { kind: 'sold' as const, at: '2026-05-01T00:00:00.000000Z', price: null, from: null }
const area = { own: 5000, median: 4000, sample: 9, scope: 'city' as const, place: 'Porto' }

test('a home with only its listing event and no comparable homes has no history', () => {
  expect(historyView({ events: [listed], days_listed: 4, area_price: null }, NOW)).toBeNull()
  expect(historyView({ events: [], days_listed: 0, area_price: null }, NOW)).toBeNull()
})

test('the price per area alone makes a history', () => {
  expect(historyView({ events: [listed], days_listed: 4, area_price: area }, NOW)).toMatchObject({ chart: null, area })
})

test('events are listed latest first, and the line ends where the listing ended', () => {
  const view = historyView({ events: [sold, listed, reduced], days_listed: 120, area_price: null }, NOW)
  expect(view?.events.map(({ kind }) => kind)).toEqual(['sold', 'price_changed', 'listed'])
  expect(view?.chart).toMatchObject({ lowest: 450_000, highest: 500_000, until: '2026-05-01T00:00:00.000Z' })
  expect(historyView({ events: [listed, reduced], days_listed: 151, area_price: null }, NOW)?.chart?.until).toBe(
    '2026-06-01T00:00:00.000Z',
  )
})

test.each([
  [500, 450, -10],
  [400, 500, 25],
  [400, 401, 0],
  [0, 5, 0],
])('from %d to %d are %d per cent', (from, to, percent) => {
  expect(percentFrom(from, to)).toBe(percent)
})
