import type { SearchFilter } from '#domain/search-filter.ts'
import type { Known } from './conditions.ts'
import type { SearchSql } from './statement.ts'
import { optionIds, vocabularyFor } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** How much a search may look at. */
export interface Limits {
  /** Up to so many candidates are all looked at, which also counts them; more are not. */
  narrow: number
  /** So far along an order a page is looked for; where that would not do, everything is looked at. */
  walked: number
  /** About so many homes tell how many of all there are; a map wants more. */
  sampled: number
  sampledForMap: number
  /** No search of the public site may hold a connection longer. */
  milliseconds: number
}
export const LIMITS: Limits = {
  narrow: 30_000,
  walked: 25_000,
  sampled: 4000,
  sampledForMap: 20_000,
  milliseconds: 2000,
}

/** The connections of a search with its limits. */
export interface Searching {
  sql: SearchSql
  /** For statements that begin at a place or a shape. */
  placed: SearchSql
  /** For statements that follow an order. */
  walking: SearchSql
  limits: Limits
}

/** What the statements of one search share. */
export interface Asked extends Known, Searching {
  filter: SearchFilter
  /** Whether a shape leads to fewer homes than anything else, so that it is where to begin. */
  isShape: boolean
}

/** Looks up what the filter names, mostly in memory. */
export async function askedFor(
  { sql, placed, walking, limits }: Searching,
  filter: SearchFilter,
  now: Date,
): Promise<Asked> {
  const [vocabulary, options, text] = await Promise.all([
    vocabularyFor(placed, filter),
    optionIds(placed, filter.parameters),
    filter.text === undefined ? null : wordsOf(placed, filter.text),
  ])
  return {
    sql,
    placed,
    walking,
    limits,
    filter,
    vocabulary,
    options,
    text,
    isShape: true,
    isInPassing: false,
    isPlaced: false,
    isEven: false,
    begunWith: null,
    now,
  }
}

/** The connections that plan best for where this search begins. */
export const planning = ({ sql, placed, isPlaced }: Asked): SearchSql => (isPlaced ? placed : sql)
