import type { SearchFilter } from '#domain/search-filter.ts'
import type { Known } from './conditions.ts'
import type { SearchSql } from './statement.ts'
import { optionIds, vocabularyFor } from './vocabulary.ts'
import { type Words, wordsOf } from './words.ts'

/** What the statements of one search share. */
export interface Asked extends Known {
  filter: SearchFilter
  text: Words | null
}

/** Looks up what the filter names, mostly in memory. */
export async function askedFor(sql: SearchSql, filter: SearchFilter, now: Date): Promise<Asked> {
  const [vocabulary, options, text] = await Promise.all([
    vocabularyFor(sql, filter),
    optionIds(sql, filter.parameters),
    filter.text === undefined ? null : wordsOf(sql, filter.text),
  ])
  return { filter, vocabulary, options, text, words: text?.query ?? null, now }
}
