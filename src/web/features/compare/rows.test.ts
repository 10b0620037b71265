import { expect, test } from 'vitest'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { listingWords } from '#web/parts/listing-words.ts'
import { bestOf, isComparable } from './best.ts'
import { compareRows } from './rows.ts'
import type { ComparedHome } from './view.ts'

const words = listingWords(translator('en', en), { symbol: '$', currency: 'USD', withSuffix: false, language: 'en' })

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

test('the lowest price, the lowest price per area and the largest area are marked, with the words that say so', () => {
  const rows = rowsOf(home(), home({ price: 380_000, facts: { bedrooms: 2, bathrooms: 2, area: 60 } }))
  expect(rows.get('Price')).toMatchObject({ best: [1], bestText: 'compare.best-lowest', differs: true })
  expect(textsOf(rows.get('Price'))).toEqual(['$400,000', '$380,000'])
  expect(rows.get('Price per m²')).toMatchObject({ best: [0] })
  expect(rows.get('Area')).toMatchObject({ best: [0], bestText: 'compare.best-largest' })
  expect(rows.get('Bedrooms')).toMatchObject({ best: [], differs: false })
  expect(rows.get('Bathrooms')).toMatchObject({ best: [1], bestText: 'compare.best-most' })
})

test('a sale and a rent have no cheaper one, and neither have rents by the month and by the year', () => {
  const rented = { type: 'rent', price: 1200, rentduration: 'Monthly' }
  expect(rowsOf(home(), home(rented)).get('Price')).toMatchObject({ best: [], differs: true })
  expect(rowsOf(home(rented), home({ ...rented, price: 9000, rentduration: 'Yearly' })).get('Price')?.best).toEqual([])
  expect(rowsOf(home(rented), home({ ...rented, price: 1100, rentduration: 'monthly' })).get('Price')?.best).toEqual([
    1,
  ])
})

test('an answer that is missing is missing, and differs from one that is given', () => {
  const heated = home({ answers: [{ id: 7, name: 'Heating', value: 'Gas', isFile: false }] })
  const unknown = home({ facts: { bedrooms: null, bathrooms: null, area: null } })
  const rows = rowsOf(heated, unknown)
  expect(textsOf(rows.get('Heating'))).toEqual(['Gas', null])
  expect(rows.get('Heating')?.differs).toBe(true)
  expect(textsOf(rows.get('Area'))).toEqual(['80 m²', null])
  expect(rows.get('Area')?.best).toEqual([])
})

test('questions of all homes appear once, in the order of the first that answers; those that nobody answers do not', () => {
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

test('a paper is a link', () => {
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

test('only what is asked for the same thing is comparable', () => {
  expect(isComparable([home(), home({ rentduration: 'Monthly' })])).toBe(true)
  expect(isComparable([home(), home({ type: 'rent' })])).toBe(false)
})
