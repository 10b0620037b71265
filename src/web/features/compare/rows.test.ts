import { expect, test } from 'vitest'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { listingLabels } from '#web/parts/listing-labels.ts'
import { bestOf, isComparable } from './best.ts'
import { compareRows } from './rows.ts'
import type { ComparedHome } from './view.ts'

const words = listingLabels(translator('en', en), { symbol: '$', currency: 'USD', withSuffix: false, language: 'en' })

const home = (change: Partial<ComparedHome> = {}): ComparedHome => ({
  id: 1,
  slug: 'flat',
  title: 'Flat',
  image: { src: '', blur: '', width: 0, height: 0 },
  category: { id: 1, name: 'Flat' },
  price: 400_000,
  rentduration: null,
  type: 'sell',
  city: 'Lisbon',
  state: 'Lisboa',
  country: 'Portugal',
  address: 'Rua 1',
  createdAt: '2024-03-01T09:00:00.000Z',
  likes: 3,
  views: 10,
  facts: { bedrooms: 2, bathrooms: 1, area: 80 },
  details: { district: null, zip_code: null, year_renovated: null },
  answers: [],
  places: [],
  ...change,
})

const rowsOf = (...homes: ComparedHome[]) =>
  new Map(
    compareRows(homes, { words, language: 'en', unit: 'km' })
      .flatMap(({ rows }) => rows)
      .map((row) => [row.label, row]),
  )
const textsOf = (row: ReturnType<typeof rowsOf> extends Map<string, infer R> ? R | undefined : never) =>
  row?.cells.map((cell) => cell?.text ?? null)

test('the lowest price, the lowest price per area and the largest area are marked and labelled', () => {
  const rows = rowsOf(home(), home({ price: 380_000, facts: { bedrooms: 2, bathrooms: 2, area: 60 } }))
  expect(rows.get('Price')).toMatchObject({ best: [1], bestText: 'compare.best-lowest', differs: true })
  expect(textsOf(rows.get('Price'))).toEqual(['$400,000', '$380,000'])
  expect(rows.get('Price per m²')).toMatchObject({ best: [0] })
  expect(rows.get('Floor area')).toMatchObject({ best: [0], bestText: 'compare.best-largest' })
  expect(rows.get('Bedrooms')).toMatchObject({ best: [], differs: false })
  expect(rows.get('Bathrooms')).toMatchObject({ best: [1], bestText: 'compare.best-most' })
})

test('a sale and a rent have no best price, and neither have monthly and yearly rents', () => {
  const rented = { type: 'rent', price: 1200, rentduration: 'Monthly' }
  expect(rowsOf(home(), home(rented)).get('Price')).toMatchObject({ best: [], differs: true })
  expect(rowsOf(home(rented), home({ ...rented, price: 9000, rentduration: 'Yearly' })).get('Price')?.best).toEqual([])
  expect(rowsOf(home(rented), home({ ...rented, price: 1100, rentduration: 'monthly' })).get('Price')?.best).toEqual([
    1,
  ])
})

test('a missing value is shown as missing, and differs from a given one', () => {
  const heated = home({ answers: [{ id: 7, name: 'Heating', value: 'Gas', isFile: false }] })
  const unknown = home({ facts: { bedrooms: null, bathrooms: null, area: null } })
  const rows = rowsOf(heated, unknown)
  expect(textsOf(rows.get('Heating'))).toEqual(['Gas', null])
  expect(rows.get('Heating')?.differs).toBe(true)
  expect(textsOf(rows.get('Floor area'))).toEqual(['80 m²', null])
  expect(rows.get('Floor area')?.best).toEqual([])
})

test('attributes of all homes appear once, in the order of the first home that has them; those without any value do not', () => {
  const answer = (id: number, name: string) => ({ id, name, value: 'x', isFile: false })
  const rows = rowsOf(
    home({ answers: [answer(2, 'Lift')], facts: { bedrooms: null, bathrooms: 1, area: 80 } }),
    home({ answers: [answer(1, 'Garden'), answer(2, 'Lift')], facts: { bedrooms: null, bathrooms: 1, area: 80 } }),
  )
  const labels = [...rows.keys()]
  expect(labels.filter((label) => ['Lift', 'Garden'].includes(label))).toEqual(['Lift', 'Garden'])
  expect(labels).not.toContain('Bedrooms')
})

test('the nearest school is marked', () => {
  const school = (distance: number) => ({ places: [{ id: 4, name: 'School', distance }] })
  const row = rowsOf(home(school(0.8)), home(school(0.3)), home()).get('School')
  expect(textsOf(row)).toEqual(['0.8 km', '0.3 km', null])
  expect(row).toMatchObject({ best: [1], bestText: 'compare.best-nearest' })
})

test('a document is a link', () => {
  const row = rowsOf(
    home({ answers: [{ id: 3, name: 'Certificate', value: '/documents/a.pdf', isFile: true }] }),
    home(),
  )
  expect(row.get('Certificate')?.cells[0]).toEqual({ text: 'Open document', href: '/documents/a.pdf' })
})

test.each([
  [[1, 2, 2], 'high', [1, 2]],
  [[3, 3, 3], 'high', []],
  [[3, null, null], 'low', []],
  [[null, 0, 5], 'low', [1]],
] as const)('of %j the %s ones are %j', (values, want, best) => {
  expect(bestOf(values, want)).toEqual(best)
})

test('only prices of the same deal type and period are comparable', () => {
  expect(isComparable([home(), home({ rentduration: 'Monthly' })])).toBe(true)
  expect(isComparable([home(), home({ type: 'rent' })])).toBe(false)
})

test('a property detail has a row of its own, without a thousands separator, when a property has it', () => {
  const rows = rowsOf(home(), home({ details: { district: null, zip_code: null, year_renovated: 2015 } }))
  expect(textsOf(rows.get('Year renovated'))).toEqual([null, '2015'])
  expect(rowsOf(home(), home()).has('Year renovated')).toBe(false)
})
