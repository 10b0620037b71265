import { expect, test } from 'vitest'
import { readSearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { relaxedFilterLinks } from './relaxed-filters.ts'

const said = {
  query: readSearchQuery(
    new URLSearchParams(
      'type=rent&country=Portugal&city=Porto&latitude=1&longitude=2&radius=5&min_price=50&max_price=100&p=12~Bare&p=13~Garden&p=12~Full&near=4~2&sort=price_low&page=3',
    ),
  ),
  place: { city: 'Porto', state: 'Norte', country: 'Portugal' },
  names: {
    categories: [],
    parameters: [{ id: 12, name: 'Furnishing', answers: {} }],
    facilities: [{ id: 4, name: 'School' }],
  },
  t: translator('en', en),
  price: (amount: number) => `$${amount}`,
  unit: 'km' as const,
}

const REST = 'type=rent&country=Portugal&city=Porto&latitude=1&longitude=2&radius=5'

test.each([
  ['max_price', 'Up to $100', `${REST}&min_price=50&p=12~Bare&p=13~Garden&p=12~Full&near=4~2&sort=price_low`],
  [
    'city',
    'Porto',
    'type=rent&country=Portugal&latitude=1&longitude=2&radius=5&min_price=50&max_price=100&p=12~Bare&p=13~Garden&p=12~Full&near=4~2&sort=price_low',
  ],
  [
    'latitude',
    'Within 5 km of a point',
    'type=rent&country=Portugal&city=Porto&min_price=50&max_price=100&p=12~Bare&p=13~Garden&p=12~Full&near=4~2&sort=price_low',
  ],
  [
    'p~12',
    'Furnishing: Bare, Furnishing: Full',
    `${REST}&min_price=50&max_price=100&p=13~Garden&near=4~2&sort=price_low`,
  ],
  ['near~4', 'School within 2 km', `${REST}&min_price=50&max_price=100&p=12~Bare&p=13~Garden&p=12~Full&sort=price_low`],
  ['all', null, 'country=Portugal&city=Porto&latitude=1&longitude=2&radius=5'],
])('removing %s is labelled %s and leaves the counted search', (drop, label, rest) => {
  const [way] = relaxedFilterLinks(said, [{ drop, total: 7 }])
  expect({ ...way, next: writeSearchQuery(way!.next) }).toEqual({ drop, label, next: rest, total: 7 })
})

test('a typed text is in quotes once, which the sentence adds', () => {
  const typed = { ...said, query: readSearchQuery(new URLSearchParams({ q: 'sea view' })) }
  expect(relaxedFilterLinks(typed, [{ drop: 'q', total: 3 }])).toMatchObject([{ label: 'sea view' }])
})

test('an unknown parameter offers nothing', () => {
  expect(relaxedFilterLinks(said, [{ drop: 'colour', total: 3 }])).toEqual([])
})
