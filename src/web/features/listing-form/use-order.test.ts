import { expect, test } from 'vitest'
import { moved } from './use-order.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [1, 9, 'acdb'],
  [9, 0, 'abcd'],
])('from %i to %i', (from, to, order) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(order)
})
