import { expect, test } from 'vitest'
import { readSearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { addressOf, searchAt } from './address.ts'

const CATEGORIES = [
  { id: 3, slug: 'villa', name: 'Villa', image: '' },
  { id: 5, slug: 'studio', name: 'Studio', image: '' },
]
const at = (path: string, params = {}) => searchAt(new URL(path, 'http://lintel.test'), params)
const address = (words: string) => addressOf(readSearchQuery(new URLSearchParams(words)), CATEGORIES)

test.each([
  ['', '/properties/all-properties'],
  ['type=rent&beds=2', '/properties/all-properties?type=rent&beds=2'],
  ['city=Porto', '/properties/city/Porto'],
  ['city=Porto&category=3&type=sell&page=2', '/properties/city/Porto?type=sell&category=3&page=2'],
  ['category=3&sort=price_low', '/properties/categories/villa?sort=price_low'],
  ['category=3,5', '/properties/all-properties?category=3,5'],
  ['category=99', '/properties/all-properties?category=99'],
  ['featured=1&page=3', '/featured-properties?page=3'],
  ['premium=1&featured=1', '/featured-properties?premium=1'],
  ['premium=1', '/premium-properties'],
  ['sort=most_viewed&beds=1', '/most-viewed-properties?beds=1'],
  ['sort=most_liked', '/most-favorite-properties'],
  ['city=Porto&sort=most_liked', '/properties/city/Porto?sort=most_liked'],
  ['q=sea+view&city=Porto', '/search?city=Porto&q=sea+view'],
  ['city=S%C3%A3o+Jos%C3%A9', '/properties/city/S%C3%A3o%20Jos%C3%A9'],
])('the search %s has the address %s', (words, where) => {
  expect(address(words)).toBe(where)
})

test.each([
  ['/properties/all-properties?beds=2', {}, 'beds=2'],
  ['/properties/city/Porto?city=Lisbon&type=rent', { city: 'Porto' }, 'type=rent&city=Porto'],
  ['/featured-properties?premium=1', {}, 'featured=1&premium=1'],
  ['/premium-properties', {}, 'premium=1'],
  ['/most-viewed-properties', {}, 'sort=most_viewed'],
  ['/most-viewed-properties?sort=price_low', {}, 'sort=price_low'],
  ['/most-favorite-properties?page=2', {}, 'sort=most_liked&page=2'],
  ['/search?q=lift', {}, 'q=lift'],
])('%s requests %s', (path, params, words) => {
  expect(writeSearchQuery(at(path, params))).toBe(words)
})
