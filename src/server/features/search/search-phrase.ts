import type { searchPhrase as endpoint } from '#contract/search.ts'
import type { ReadPhrase } from '#domain/query-parser/parse-query.ts'
import { writeSearchQuery } from '#domain/search-query.ts'
import type { Handler } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { listNamed } from './phrase.sql.ts'
import { readSentence } from './read-sentence.ts'

export const searchPhrase: Handler<typeof endpoint> = async ({ sql }, { q, type }) => {
  const phrase = await readSentence(sql, q, type)
  const { query, isUnderstood, parts } = phrase
  return { query: writeSearchQuery(query), understood: isUnderstood, parts, exact: await findExact(sql, q, phrase) }
}

/** What the whole phrase names. A place of the same name wins, and so do filters over the title of a property. */
async function findExact(sql: Sql, q: string, { parts, isUnderstood }: ReadPhrase) {
  if (parts.every(({ kind }) => kind === 'place')) return null
  const withProperties = !isUnderstood || parts.some(({ kind }) => kind === 'text')
  const named = await listNamed(sql, q, { withProperties })
  return named.length === 1 ? named[0]! : null
}
