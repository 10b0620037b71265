import { type Lexicon, lexiconOf } from '#domain/phrase/lexicon.ts'
import { placeQuestions } from '#domain/phrase/places.ts'
import { type ReadPhrase, readPhrase } from '#domain/phrase/read-phrase.ts'
import { tokensOf } from '#domain/phrase/tokens.ts'
import type { Sql } from '#server/db/sql.ts'
import { listNamedPlaces, readNames } from './phrase-sql.ts'

/** Parses a sentence with the catalogue and the places of this site. */
export async function readSentence(sql: Sql, q: string): Promise<ReadPhrase> {
  const { places, version } = await listNamedPlaces(sql, placeQuestions(q, tokensOf(q)))
  const lexicon = await lexiconAt(sql, version)
  return readPhrase(
    q,
    lexicon,
    Map.groupBy(places, ({ words }) => words),
  )
}

const kept = new WeakMap<Sql, { version: number; lexicon: Promise<Lexicon> }>()

/** All words are read again only when the catalogue has changed. */
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
      // Bedrooms, bathrooms and area have filters of their own; free text and files cannot be asked for.
      return kind && !fact ? [{ id, names, kind, answers: answers ?? [] }] : []
    }),
  })
}
