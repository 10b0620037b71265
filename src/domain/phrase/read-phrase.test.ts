import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearchQuery, type SearchQuery, writeSearchQuery } from '../search-query.ts'
import { lexiconOf } from './lexicon.ts'
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
import { readPhrase } from './read-phrase.ts'
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

const LEAST_EXACT = 0.9

test('nine of ten sentences in five languages are understood exactly', () => {
  const wrong = lines.filter(({ phrase, meant }) => spelt(read(phrase).query) !== spelt(queryOf(meant)))
  const rate = 1 - wrong.length / lines.length
  const told = wrong.map(
    ({ phrase, meant }) => `${phrase}\n   meant ${spelt(queryOf(meant))}\n   read  ${spelt(read(phrase).query)}`,
  )
  console.info(
    `${(rate * 100).toFixed(1)} % of ${lines.length} phrases are exact${told.map((line) => `\n${line}`).join('')}`,
  )
  expect(lines.length).toBeGreaterThanOrEqual(200)
  expect(rate).toBeGreaterThanOrEqual(LEAST_EXACT)
})

describe.each(Object.keys(fixtures))('%s', (language) => {
  test('is understood as well as the others', () => {
    const own = lines.filter((line) => line.language === language)
    const exact = own.filter(({ phrase, meant }) => spelt(read(phrase).query) === spelt(queryOf(meant)))
    expect(exact.length / own.length).toBeGreaterThanOrEqual(LEAST_EXACT)
  })
})

test('whatever is typed is read quickly, and never breaks', () => {
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

test.each(['under 99999999999999999999', 'within 99999 km of Lisbon', '999999999 bedrooms'])(
  '"%s" asks for nothing that cannot be',
  (phrase) => {
    const { query } = read(phrase)
    expect(query).not.toHaveProperty('max_price')
    expect(query).not.toHaveProperty('radius')
    expect(query).not.toHaveProperty('beds')
  },
)

test('what was understood is told in the words of the phrase', () => {
  expect(read('2 bed flat near Porto under 300k with lift').understood).toEqual([
    '2 bed',
    'flat',
    'near Porto',
    'under 300k',
    'lift',
  ])
  expect(read('Rua Augusta')).toMatchObject({ understood: [], isUnderstood: false })
})

/** In any order, as a set of pairs. */
const spelt = (query: SearchQuery) =>
  writeSearchQuery({
    ...query,
    ...(query.p && { p: [...query.p].sort() }),
    ...(query.near && { near: [...query.near].sort() }),
  })

/** A line of the fixtures as a search: names become numbers. */
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
