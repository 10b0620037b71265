import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearchQuery, type SearchQuery, writeSearchQuery } from '../search-query.ts'
import { lexiconOf } from './lexicon.ts'
import { readPhrase } from './parse-query.ts'
import { again } from './phrases/again.ts'
import { arabic } from './phrases/arabic.ts'
import { english } from './phrases/english.ts'
import { french } from './phrases/french.ts'
import { hindi } from './phrases/hindi.ts'
import { mixed } from './phrases/mixed.ts'
import { more } from './phrases/more.ts'
import { spanish } from './phrases/spanish.ts'
import { catalogue, gazetteer } from './phrases/world.ts'
import { placeQuestions } from './places.ts'
import { plain, tokensOf } from './tokens.ts'

const lexicon = lexiconOf(catalogue)

const byName = Map.groupBy(gazetteer, ({ name }) => plain(name))

function read(phrase: string) {
  const places = new Map<string, typeof gazetteer>()
  for (const { words, name } of placeQuestions(phrase, tokensOf(phrase))) {
    const known = byName.get(plain(name)) ?? []
    if (known.length > 0) places.set(words, [...(places.get(words) ?? []), ...known])
  }
  return readPhrase(phrase, lexicon, places)
}

const fixtures = { english, spanish, arabic, mixed, more, again, french, hindi }
const lines = Object.entries(fixtures).flatMap(([language, text]) =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ language, phrase: line.split(' → ')[0]!, meant: line.split(' → ')[1]! })),
)

const MIN_EXACT = 0.9

test('nine of ten phrases in five languages are parsed exactly', () => {
  const wrong = lines.filter(({ phrase, meant }) => spelt(read(phrase).query) !== spelt(queryOf(meant)))
  const rate = 1 - wrong.length / lines.length
  const told = wrong.map(
    ({ phrase, meant }) => `${phrase}\n   meant ${spelt(queryOf(meant))}\n   read  ${spelt(read(phrase).query)}`,
  )
  console.info(
    `${(rate * 100).toFixed(1)} % of ${lines.length} phrases are exact${told.map((line) => `\n${line}`).join('')}`,
  )
  expect(lines.length).toBeGreaterThanOrEqual(200)
  expect(rate).toBeGreaterThanOrEqual(MIN_EXACT)
})

describe.each(Object.keys(fixtures))('%s', (language) => {
  test('is parsed as well as the others', () => {
    const own = lines.filter((line) => line.language === language)
    const exact = own.filter(({ phrase, meant }) => spelt(read(phrase).query) === spelt(queryOf(meant)))
    expect(exact.length / own.length).toBeGreaterThanOrEqual(MIN_EXACT)
  })
})

test('any input is parsed quickly and without an exception', () => {
  const words = lines.flatMap(({ phrase }) => phrase.split(' '))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(' ')),
      ),
      (phrase) => {
        const { query } = read(phrase)
        expect(readSearchQuery(new URLSearchParams(writeSearchQuery(query)))).toEqual(
          query.sort === 'newest' ? { ...query, sort: undefined } : query,
        )
      },
    ),
    { numRuns: 400 },
  )
})

test.each([
  'under 99999999999999999999',
  'within 99999 km of Lisbon',
  '999999999 bedrooms',
  'bedroom 000',
  'bedrooms 2.5',
])('"%s" results in a valid query', (phrase) => {
  const { query } = read(phrase)
  expect(query).not.toHaveProperty('max_price')
  expect(query).not.toHaveProperty('radius')
  expect(query).not.toHaveProperty('beds')
})

test('recognised filters are reported in the words of the phrase', () => {
  expect(read('2 bed flat near Porto under 300k with lift').parts).toEqual([
    { kind: 'beds', text: '2 bed' },
    { kind: 'category', text: 'flat' },
    { kind: 'place', text: 'near Porto' },
    { kind: 'price', text: 'under 300k' },
    { kind: 'attribute', text: 'lift' },
  ])
  expect(read('Rua Augusta')).toMatchObject({ parts: [{ kind: 'text', text: 'Rua Augusta' }], isUnderstood: false })
})

test.each([
  ['10115', { q: '10115' }],
  ['1100-340', { q: '1100-340' }],
  ['2015', { q: '2015' }],
  ['SW1A 1AA', { q: 'SW1A 1AA' }],
  ['flat in Berlin 10115', { city: 'Berlin', q: '10115' }],
  ['10115 Berlin', { city: 'Berlin', q: '10115' }],
  ['under 10115', { max_price: 10_115 }],
  ['€10115', { max_price: 10_115 }],
  ['300k', { max_price: 300_000 }],
  ['300,000', { max_price: 300_000 }],
  ['300 000', { max_price: 300_000 }],
  ['1200000', { max_price: 1_200_000 }],
])('"%s" is a price only with a currency, a multiplier, a comparison or grouped digits', (phrase, query) => {
  expect(read(phrase).query).toMatchObject(query)
  if (!('max_price' in query)) expect(read(phrase).query).not.toHaveProperty('max_price')
})

/** Order-independent form of a query, as a set of pairs. */
const spelt = (query: SearchQuery) =>
  writeSearchQuery({
    ...query,
    ...(query.p && { p: [...query.p].sort() }),
    ...(query.near && { near: [...query.near].sort() }),
  })

/** Expected query of a fixture line: names are replaced by ids. */
function queryOf(meant: string): SearchQuery {
  const query: Record<string, unknown> = {}
  const push = (word: string, value: string) => {
    query[word] = [...((query[word] as string[] | undefined) ?? []), value]
  }
  for (const pair of meant.split('; ')) {
    const [word, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    const [name, rest] = value.split('~') as [string, string | undefined]
    if (word === 'category')
      query.category = value
        .split(',')
        .map((slug) => idOf(catalogue.categories, slug))
        .sort((a, b) => a - b)
    else if (word === 'p') push('p', `${idOf(catalogue.questions, name)}~${rest}`)
    else if (word === 'near')
      push('near', rest ? `${idOf(catalogue.facilities, name)}~${rest}` : String(idOf(catalogue.facilities, name)))
    else if (word === 'at') {
      const { latitude, longitude } = gazetteer.find((place) => place.name === name && place.kind === 'city')!
      Object.assign(query, { latitude, longitude, radius: Number(rest) })
    } else if (word === 'featured' || word === 'premium') query[word] = true
    else query[word] = /^\d+$/.test(value) ? Number(value) : value
  }
  return query as SearchQuery
}

function idOf(list: readonly { id: number; names: readonly string[] }[], name: string): number {
  const found = list.find(({ names }) => names.some((own) => own.toLowerCase() === name.toLowerCase()))
  if (!found) throw new Error(`Nothing is called ${name}`)
  return found.id
}
