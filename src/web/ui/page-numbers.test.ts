import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  { current: 1, last: 1, shown: [1] },
  { current: 1, last: 5, shown: [1, 2, 3, 4, 5] },
  { current: 6, last: 12, shown: [1, 2, null, 5, 6, 7, null, 11, 12] },
  { current: 5, last: 12, shown: [1, 2, 3, 4, 5, 6, null, 11, 12] },
  { current: 12, last: 12, shown: [1, 2, null, 11, 12] },
])('page $current of $last offers $shown', ({ current, last, shown }) => {
  expect(pageNumbers(current, last)).toEqual(shown)
})
