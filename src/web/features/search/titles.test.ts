import { expect, test } from 'vitest'
import { readSearchQuery } from '#domain/search-query.ts'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { titleOf } from './titles.ts'

const PORTO = { city: 'Porto', state: 'Norte', country: 'Portugal' }
const NAMES = { categories: [{ id: 3, slug: 'villa', name: 'Villa', image: '' }] }

test.each([
  ['', null, 'Homes'],
  ['type=rent&city=porto', PORTO, 'Homes for rent in Porto'],
  ['type=sell&country=Portugal', { city: '', state: '', country: 'Portugal' }, 'Homes for sale in Portugal'],
  ['city=Atlantis', null, 'Homes in Atlantis'],
  ['category=3&type=sell&city=Porto', PORTO, 'Villa · Homes for sale in Porto'],
  ['category=3,4', null, 'Homes'],
  ['featured=1', null, 'Featured homes'],
  ['premium=1&city=Porto', PORTO, 'Premium homes in Porto'],
  ['sort=most_viewed', null, 'Most viewed homes'],
  ['sort=most_liked', null, 'Most saved homes'],
  ['box=1,2,3,4&type=rent', null, 'Homes for rent in this area'],
  ['latitude=1&longitude=2', null, 'Homes in this area'],
  ['q=sea+view', null, 'Homes for “sea view”'],
])('%s is titled %s', (words, place, title) => {
  expect(titleOf(readSearchQuery(new URLSearchParams(words)), place, NAMES, translator('en', en))).toBe(title)
})

test('the place at the point names the search around it', () => {
  const query = readSearchQuery(new URLSearchParams('latitude=41.15&longitude=-8.61&type=rent'))
  expect(titleOf(query, null, { ...NAMES, around: 'Porto' }, translator('en', en))).toBe('Homes for rent near Porto')
})
