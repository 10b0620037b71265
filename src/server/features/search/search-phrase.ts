import type { searchPhrase as endpoint } from '#contract/search.ts'
import { writeSearchQuery } from '#domain/search-query.ts'
import type { Handler } from '#server/context.ts'
import { readSentence } from './read-sentence.ts'

export const searchPhrase: Handler<typeof endpoint> = async ({ sql }, { q }) => {
  const { query, isUnderstood } = await readSentence(sql, q)
  return { query: writeSearchQuery(query), understood: isUnderstood }
}
