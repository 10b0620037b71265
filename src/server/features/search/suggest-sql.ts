import { one, type Sql } from '#server/db/sql.ts'
import { prepared } from '#server/features/properties/public.ts'

/** A place that homes name, or one of the gazetteer. */
export interface PlaceRow {
  kind: 'city' | 'state' | 'country'
  name: string
  norm: string
  state: string | null
  country: string | null
  homes: number
  population: number
  latitude: number | null
  longitude: number | null
}

export interface HomeRow {
  slug: string
  title: string
  titles: Record<string, string> | null
  city: string | null
  country: string | null
}

export interface AgentRow {
  slug: string
  name: string
  city: string | null
  country: string | null
  homes: number
}

export interface SuggestionRows {
  version: number
  /** Homes by the id of their category. */
  categoryHomes: Record<string, number> | null
  areas: PlaceRow[] | null
  places: PlaceRow[] | null
  homes: HomeRow[] | null
  agents: AgentRow[] | null
}

export interface Question {
  /** What was typed, and what else it may be called. */
  names: readonly string[]
  /** After a comma: the state or country it lies in. */
  area: string
  words: readonly string[]
}

const SUGGEST = `
  select version, category_homes as "categoryHomes", areas, places, homes, agents from suggest(array_remove(array[$1, $2, $3], null), $4, $5, $6)`

/** All that may be meant, in one question to the database, which runs the steps that are needed. */
export function listSuggestions(sql: Sql, { names, area, words }: Question): Promise<SuggestionRows> {
  const [name = '', second = null, third = null] = names
  const others = words.slice(0, -1).map((word) => `${word}:A`)
  return one(
    prepared<SuggestionRows>(sql, SUGGEST, [name, second, third, area, others.join(' & '), words.at(-1) ?? '']),
  )
}
