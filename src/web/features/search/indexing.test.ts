import { expect, test } from 'vitest'
import { readSearchQuery } from '#domain/search-query.ts'
import { isIndexed } from './indexing.ts'

test.each([
  ['', true],
  ['type=rent&city=Porto&country=Portugal&category=3&page=2', true],
  ['featured=1', true],
  ['sort=most_viewed', true],
  ['sort=price_low', false],
  ['category=3,5', false],
  ['beds=2', false],
  ['city=Porto&max_price=100', false],
  ['q=sea', false],
  ['box=1,2,3,4', false],
  ['p=1~a', false],
])('%s is indexed by search engines: %s', (words, kept) => {
  expect(isIndexed(readSearchQuery(new URLSearchParams(words)))).toBe(kept)
})
