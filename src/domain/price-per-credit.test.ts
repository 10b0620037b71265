import { expect, test } from 'vitest'
import { costPerUnit } from './price-per-credit.ts'

test.each([
  { price: 79, limit: 25, cost: 3.16 },
  { price: 29, limit: 1, cost: 29 },
  { price: null, limit: 2, cost: null },
  { price: 0, limit: 2, cost: null },
  { price: 249, limit: null, cost: null },
  { price: 9, limit: 0, cost: null },
])('$limit credits for $price cost $cost each', ({ price, limit, cost }) => {
  expect(costPerUnit(price, limit)).toBe(cost)
})
