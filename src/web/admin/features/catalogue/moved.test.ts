import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('from %i to %i: %s', (from, to, order) => {
  const list = ['a', 'b', 'c', 'd']
  expect(moved(list, from, to).join('')).toBe(order)
  expect(list.join('')).toBe('abcd')
})
