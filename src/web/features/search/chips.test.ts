import { expect, test } from 'vitest'
import { readSearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { appliedFilters } from './chips.ts'

const applied = (words: string) =>
  appliedFilters({
    query: readSearchQuery(new URLSearchParams(words)),
    place: null,
    names: {
      categories: [
        { id: 3, slug: 'villa', name: 'Villa', image: '' },
        { id: 5, slug: 'studio', name: 'Studio', image: '' },
      ],
      parameters: [
        { id: 12, name: 'Furnishing', answers: { Furnished: 'With furniture' } },
        { id: 15, name: 'Year built', answers: {} },
      ],
      facilities: [{ id: 4, name: 'School' }],
    },
    t: translator('en', en),
    price: (amount) => `$${amount}`,
    unit: 'km',
  }).map(({ label, without }) => `${label} → ${writeSearchQuery(without)}`)

test.each([
  ['', []],
  ['sort=price_low&page=4', []],
  ['type=rent', ['For rent → ']],
  ['country=Portugal&city=Porto&beds=2', ['Porto → beds=2', '2 bedrooms or more → country=Portugal&city=Porto']],
  ['category=3,5', ['Villa, Studio → ']],
  ['category=9', ['9 → ']],
  [
    'min_price=100&max_price=200&baths=1',
    ['$100 to $200 → baths=1', '1 bathroom or more → min_price=100&max_price=200'],
  ],
  ['min_price=100', ['From $100 → ']],
  ['max_price=200', ['Up to $200 → ']],
  ['min_area=50', ['From 50 m² → ']],
  ['max_area=80&min_area=50', ['50 to 80 m² → ']],
  ['latitude=1&longitude=2&radius=5', ['Within 5 km of a point → ']],
  ['box=1,2,3,4', ['Map area → ']],
  [
    'p=12~Furnished&p=15~1990..2005',
    ['Furnishing: With furniture → p=15~1990..2005', 'Year built 1990 to 2005 → p=12~Furnished'],
  ],
  ['p=15~1990..', ['Year built from 1990 → ']],
  ['p=15~..2005', ['Year built up to 2005 → ']],
  ['near=4~1.5&near=4', ['School within 1.5 km → near=4', 'School nearby → near=4~1.5']],
  ['since=7&by=owner', ['In the last 7 days → by=owner', 'Private owner → since=7']],
  ['featured=1&premium=1', ['Featured homes → premium=1', 'Premium homes → featured=1']],
  ['q=sea+view', ['“sea view” → ']],
])('%s shows as chips, each with the search that remains without it', (words, chips) => {
  expect(applied(words)).toEqual(chips)
})
