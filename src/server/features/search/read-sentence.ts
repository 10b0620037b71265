import { impliedDeal } from '#domain/query-parser/implied-deal.ts'
import { type Lexicon, lexiconOf } from '#domain/query-parser/lexicon.ts'
import { type ReadPhrase, readPhrase } from '#domain/query-parser/parse-query.ts'
import { placeQuestions } from '#domain/query-parser/places.ts'
import { tokensOf } from '#domain/query-parser/tokens.ts'
import type { Sql } from '#server/db/sql.ts'
import { listNamedPlaces, readNames } from './phrase.sql.ts'

/** Parses a sentence with the catalogue and the places of this site. A price implies Buy or Rent unless one was chosen. */
export async function readSentence(sql: Sql, q: string, chosen?: 'sell' | 'rent'): Promise<ReadPhrase> {
  const { places, version, currency } = await listNamedPlaces(sql, placeQuestions(q, tokensOf(q)))
  const lexicon = await lexiconAt(sql, version)
  const phrase = readPhrase(
    q,
    lexicon,
    Map.groupBy(places, ({ words }) => words),
  )
  const type = phrase.query.type ?? chosen
  if (type) return { ...phrase, query: { ...phrase.query, type } }
  const implied = impliedDeal(phrase.query, currency)
  if (!implied) return phrase
  return { ...phrase, query: { ...phrase.query, type: implied }, parts: [...phrase.parts, { kind: 'deal', text: '' }] }
}

const kept = new WeakMap<Sql, { version: number; lexicon: Promise<Lexicon> }>()

/** Cached lexicon, reloaded when the catalogue version changes. */
async function lexiconAt(sql: Sql, version: number): Promise<Lexicon> {
  const known = kept.get(sql)
  if (known && known.version >= version) return known.lexicon
  const fresh = { version, lexicon: readLexicon(sql) }
  kept.set(sql, fresh)
  fresh.lexicon.catch(() => kept.delete(sql))
  return fresh.lexicon
}

const KINDS = { number: 'number', radiobutton: 'choice', dropdown: 'choice', checkbox: 'choices' } as const

async function readLexicon(sql: Sql): Promise<Lexicon> {
  const { categories, questions, facilities } = await readNames(sql)
  return lexiconOf({
    categories,
    facilities,
    questions: questions.flatMap(({ id, names, type, fact, answers }) => {
      const kind = Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : null
      // Bedrooms, bathrooms and area have their own filters; free text and files cannot be filtered.
      return kind && !fact ? [{ id, names, kind, answers: answers ?? [] }] : []
    }),
  })
}
