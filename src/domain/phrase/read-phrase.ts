import type { SearchQuery } from '../search-query.ts'
import type { Answer, Lexicon } from './lexicon.ts'
import { answeredNumber, built, comparedAfter, comparison, quantity, range, rooms } from './number-rules.ts'
import { announced, barePlace, distance, longPlace, nearby, placedAfter } from './place-rules.ts'
import type { PlacesByWords } from './places.ts'
import { type Rule, readerOf, type Step } from './reader.ts'
import { tokensOf } from './tokens.ts'
import { answerWithQuestion, catalogueWord, longSaying, saying } from './word-rules.ts'

export interface ReadPhrase {
  query: SearchQuery
  /** More than mere words was understood. */
  isUnderstood: boolean
  /** Which parts of the phrase became filters, in their order. */
  understood: string[]
}

/** Tried in this order at every word; the first that understands it takes it. */
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

/** Words that only lead to others: where those mean nothing, neither do these. */
const SAY_NOTHING = ['filler', 'near', 'within', 'walk', 'least', 'most', 'about', 'between'] as const

interface Taken extends Step {
  at: number
}

/** What a plain sentence asks for. Words that nothing explains are searched for as they are. */
export function readPhrase(phrase: string, lexicon: Lexicon, places: PlacesByWords): ReadPhrase {
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
    const filler = reader.role(at, ...SAY_NOTHING)
    if (!filler && tokens[at]!.forms.length + (tokens[at]!.number === undefined ? 0 : 1) > 0) left.add(at)
    at = filler?.end ?? at + 1
  }
  const sure = taken.filter(({ isGuess, at, end }) => {
    // A town's name among words that mean nothing is one of them: Rua Augusta is a street.
    const isWord = isGuess && (left.has(at - 1) || left.has(end))
    if (isWord) for (let word = at; word < end; word++) left.add(word)
    return !isWord
  })
  const words = [...left].sort((a, b) => a - b).map((at) => tokens[at]!.text)
  const query = queryOf(sure, lexicon)
  return {
    query: words.length > 0 ? { ...query, q: words.join(' ') } : query,
    isUnderstood: Object.keys(query).length > 0,
    understood: sure.map(({ at, end }) => phrase.slice(tokens[at]!.start, tokens[end - 1]!.end)),
  }
}

function firstOf<T, R>(list: readonly T[], run: (item: T) => R | null): R | null {
  for (const item of list) {
    const result = run(item)
    if (result !== null) return result
  }
  return null
}

/** All that was understood as one search; where two words contradict each other the first holds. */
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
