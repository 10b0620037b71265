import { expect, test } from 'vitest'
import { readSearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { waysOut } from './ways-out.ts'

const query = readSearchQuery(
  new URLSearchParams('type=rent&city=Porto&max_price=100&beds=4&p=12~Furnished&p=13~Garden&sort=price_low&page=3'),
)
const filter = (key: string, label: string, without: string) => ({
  key,
  label,
  without: readSearchQuery(new URLSearchParams(without)),
})
const filters = [
  filter('city', 'Porto', 'beds=4'),
  filter('min_price', 'Up to $100', 'beds=4&city=Porto'),
  filter('p 12~Furnished', 'Furnished', 'p=13~Garden'),
  filter('p 13~Garden', 'Garden', 'p=12~Furnished'),
]
const ways = (...drops: string[]) =>
  waysOut(
    query,
    drops.map((drop, index) => ({ drop, total: index + 1 })),
    filters,
  ).map(({ label, next, total }) => `${total} ${label} ${writeSearchQuery(next)}`)

test('a word is told by its filter, whichever of its words it is', () => {
  expect(ways('max_price', 'country')).toEqual(['1 Up to $100 city=Porto&beds=4', '2 Porto beds=4'])
})

test('one answer, or all of them', () => {
  expect(ways('p 12~Furnished', 'p')).toEqual([
    '1 Furnished p=13~Garden',
    '2 Furnished, Garden type=rent&city=Porto&max_price=100&beds=4&sort=price_low',
  ])
})

test('everything but the place', () => {
  expect(ways('*')).toEqual(['1 null type=rent&city=Porto'])
})

test('a word that nobody knows offers nothing', () => {
  expect(ways('colour')).toEqual([])
})
