import { expect, test } from 'vitest'
import { sortOptions } from './sort-options.ts'

const SORTS = ['newest', 'price_low', 'distance'] as const

test('a search for sale and rent offers each price order for one of them', () => {
  expect(sortOptions({}, SORTS)).toEqual([
    { sort: 'newest', type: undefined },
    { sort: 'price_low', type: 'sell' },
    { sort: 'price_low', type: 'rent' },
  ])
})

test('a search for one of them keeps it, and a search around a point offers the distance', () => {
  expect(sortOptions({ type: 'rent', latitude: 1 }, SORTS)).toEqual(SORTS.map((sort) => ({ sort, type: 'rent' })))
})
