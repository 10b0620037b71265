import type { SearchQuery } from '../search-query.ts'
import type { Answer, Lexicon } from './lexicon.ts'
import { answeredNumber, built, comparedAfter, comparison, quantity, range, rooms } from './number-rules.ts'
import { announced, barePlace, distance, longPlace, nearby, placedAfter } from './place-rules.ts'
import type { PlacesByTerms } from './places.ts'
import { type Found, type Rule, readerOf, type Step } from './reader.ts'
import { type Token, tokensOf } from './tokens.ts'
import { answerWithQuestion, catalogueWord, longSaying, saying } from './word-rules.ts'

export interface ReadPhrase {
  query: SearchQuery
  /** True if more than free text was recognised. */
  isUnderstood: boolean
  /** Parts of the phrase that became filters, in order, and the words that are searched as text. */
  parts: PhrasePart[]
}

export const PHRASE_PARTS = [
  'place',
  'category',
  'deal',
  'price',
  'area',
  'beds',
  'baths',
  'nearby',
  'attribute',
  'order',
  'text',
] as const
export interface PhrasePart {
  kind: (typeof PHRASE_PARTS)[number]
  /** As written. */
  text: string
}

/** Tried in this order at every word; the first rule that matches consumes it. */
const RULES: readonly Rule[] = [
  longSaying,
  distance,
  nearby,
  placedAfter,
  announced,
  longPlace,
  built,
  answeredNumber,
  range,
  comparedAfter,
  comparison,
  answerWithQuestion,
  rooms,
  quantity,
  catalogueWord,
  saying,
  barePlace,
]

/** Roles that only introduce other words: if those are not recognised, these are dropped. */
const STOP_TERMS = ['filler', 'near', 'within', 'walk', 'least', 'most', 'about', 'between'] as const

interface Taken extends Step {
  at: number
}

/** Parses a natural-language query. Unrecognised words become free text. */
export function readPhrase(phrase: string, lexicon: Lexicon, places: PlacesByTerms): ReadPhrase {
  const tokens = tokensOf(phrase)
  const reader = readerOf(phrase, tokens, lexicon, places)
  const taken: Taken[] = []
  const left = new Set<number>()
  for (let at = 0; at < tokens.length; ) {
    const step = firstOf(RULES, (rule) => rule(reader, at))
    if (step) {
      taken.push({ ...step, at })
      at = step.end
      continue
    }
    // A letter directly after digits belongs to a code such as SW1A.
    const isCode = tokens[at]!.isGlued && left.has(at - 1) && tokens[at - 1]!.number !== undefined
    const filler = isCode ? null : reader.role(at, ...STOP_TERMS)
    if (!filler && tokens[at]!.forms.length + (tokens[at]!.number === undefined ? 0 : 1) > 0) left.add(at)
    at = filler?.end ?? at + 1
  }
  const sure = taken.filter(({ isGuess, at, end }) => {
    // A town name among unrecognised words is one of them: Rua Augusta is a street. A number beside it may be its postcode.
    const isWord = isGuess && [at - 1, end].some((word) => left.has(word) && tokens[word]!.number === undefined)
    if (isWord) for (let word = at; word < end; word++) left.add(word)
    return !isWord
  })
  const words = wordsAt(
    phrase,
    tokens,
    [...left].sort((a, b) => a - b),
  )
  const query = queryOf(sure, lexicon)
  const parts: PhrasePart[] = sure.map(({ at, end, found }) => ({
    kind: kindOf(found),
    text: phrase.slice(tokens[at]!.start, tokens[end - 1]!.end),
  }))
  return {
    query: words ? { ...query, q: words } : query,
    isUnderstood: Object.keys(query).length > 0,
    parts: words ? [...parts, { kind: 'text', text: words }] : parts,
  }
}

/** These words, joined by spaces; a code such as `1100-340` or `SW1A` stays as written. */
function wordsAt(phrase: string, tokens: readonly Token[], left: readonly number[]): string {
  return left
    .map((at, index) => {
      const before = left[index - 1]
      if (before === undefined) return tokens[at]!.text
      const between = phrase.slice(tokens[before]!.end, tokens[at]!.start)
      const isCode = /^-?$/.test(between) && [before, at].some((word) => tokens[word]!.number !== undefined)
      return (isCode ? between : ' ') + tokens[at]!.text
    })
    .join('')
}

/** The kind of a part by the first filter it stands for. */
function kindOf({ query = {}, category, answers, number, near }: Found): PhrasePart['kind'] {
  if (category !== undefined) return 'category'
  if (near) return 'nearby'
  if (answers || number) return 'attribute'
  return KINDS.find(({ words }) => words.some((word) => query[word] !== undefined))?.kind ?? 'order'
}

const KINDS: readonly { kind: PhrasePart['kind']; words: readonly (keyof SearchQuery)[] }[] = [
  { kind: 'place', words: ['city', 'state', 'country', 'latitude'] },
  { kind: 'price', words: ['min_price', 'max_price'] },
  { kind: 'area', words: ['min_area', 'max_area'] },
  { kind: 'beds', words: ['beds'] },
  { kind: 'baths', words: ['baths'] },
  { kind: 'deal', words: ['type'] },
]

function firstOf<T, R>(list: readonly T[], run: (item: T) => R | null): R | null {
  for (const item of list) {
    const result = run(item)
    if (result !== null) return result
  }
  return null
}

/** Merges all recognised parts into one query; of two contradictory parts the first applies. */
function queryOf(taken: readonly Taken[], { questionsOf }: Lexicon): SearchQuery {
  const categories = [...new Set(taken.flatMap(({ found }) => found.category ?? []))].sort((a, b) => a - b)
  const asked = new Set(categories.flatMap((id) => [...(questionsOf.get(id) ?? [])]))
  const fitting = (answers: readonly Answer[]) =>
    answers.find(({ questionId }) => asked.has(questionId)) ?? (answers[0] as Answer)
  const p = taken.flatMap(({ found }) => [
    ...(found.answers ?? []).map(fitting).map(({ questionId, value }) => `${questionId}~${value}`),
    ...(found.number ? [found.number] : []),
  ])
  const near = taken.flatMap(({ found }) => found.near ?? [])
  const query = Object.assign({}, ...taken.map(({ found }) => found.query ?? {}).reverse()) as SearchQuery
  return {
    ...query,
    ...(categories.length > 0 && { category: categories }),
    ...(p.length > 0 && { p: [...new Set(p)] }),
    ...(near.length > 0 && { near: [...new Set(near)] }),
  }
}
