import { expect, test } from 'vitest'
import { impliedDeal } from './implied-deal.ts'

test.each([
  [{ max_price: 300_000 }, 'USD', 'sell'],
  [{ max_price: 1_500 }, 'USD', 'rent'],
  [{ max_price: 20_000 }, 'USD', 'rent'],
  [{ min_price: 800, max_price: 1_200 }, 'EUR', 'rent'],
  [{ min_price: 500_000 }, 'EUR', 'sell'],
  [{ max_price: 120_000 }, 'JPY', 'rent'],
  [{ max_price: 30_000 }, 'INR', 'rent'],
  [{ max_price: 8_000_000 }, 'INR', 'sell'],
  [{ max_price: 300_000, type: 'rent' as const }, 'USD', undefined],
  [{ beds: 2 }, 'USD', undefined],
])('%j in %s implies %s', (query, currency, deal) => {
  expect(impliedDeal(query, currency)).toBe(deal)
})
