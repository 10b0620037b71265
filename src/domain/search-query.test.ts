import { expect, test } from 'vitest'
import { changeQuery, readSearchQuery, searchInput, writeSearchQuery } from './search-query.ts'

const read = (text: string) => readSearchQuery(new URLSearchParams(text))

test.each([
  'type=rent&category=3,5&country=Portugal&city=Porto&max_price=1500&beds=2',
  'latitude=41.15&longitude=-8.61&radius=12.5',
  'box=41.1,-8.7,41.2,-8.5&areas=AbC.dEf',
  'p=12~Furnished&p=12~Semi+furnished&p=15~3..7&near=4~1.5&near=9',
  'since=7&by=owner&featured=1&premium=1&q=sea+view&sort=price_low&page=3',
])('%s is parsed and written back unchanged', (text) => {
  expect(writeSearchQuery(read(text))).toBe(text)
})

test.each([
  ['page=1&sort=newest', ''],
  ['type=lease&sort=random&beds=two&page=-4&since=1.5', ''],
  ['category=5,3,3,x', 'category=3,5'],
  ['p[]=12~A&p[]=12~B', 'p=12~A&p=12~B'],
  ['city=&q=+', ''],
  ['p15_min=3&p15_max=&p=12~A&p16_min=&p16_max=7.5&p17_min=&p17_max=', 'p=12~A&p=15~3..&p=16~..7.5'],
  ['p15_min=2&p15_max=9&px_min=1&p15_mid=4&p16_max=-1&p17_min=x', 'p=15~2..9'],
  ['latitude=NaN&min_price=1e5', 'min_price=100000'],
])('%s is written %s', (given, written) => {
  expect(writeSearchQuery(read(given))).toBe(written)
})

test('a change resets the page, and undefined removes a parameter', () => {
  const query = read('type=sell&beds=2&page=4')
  expect(writeSearchQuery(changeQuery(query, { beds: undefined, baths: 1 }))).toBe('type=sell&baths=1')
  expect(writeSearchQuery(changeQuery(query, { page: 5 }))).toBe('type=sell&beds=2&page=5')
})

test('call input has lists of ids as one text and flags as ones', () => {
  expect(searchInput(read('category=3,5&featured=1&p=12~A'))).toEqual({ category: '3,5', featured: '1', p: ['12~A'] })
})
