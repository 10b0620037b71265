import { one, type Sql } from '#server/db/sql.ts'
import { prepared } from '#server/features/properties/public.ts'

/** A place from listings or from the gazetteer. */
export interface PlaceRow {
  kind: 'city' | 'district' | 'postcode' | 'state' | 'country'
  name: string
  norm: string
  /** Of a neighbourhood or postcode. */
  city?: string | null
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
  /** Number of properties by category id. */
  categoryHomes: Record<string, number> | null
  areas: PlaceRow[] | null
  places: PlaceRow[] | null
  homes: HomeRow[] | null
  agents: AgentRow[] | null
}

export interface Question {
  /** The typed name and its alternatives. */
  names: readonly string[]
  /** State or country typed after a comma. */
  area: string
  words: readonly string[]
}

const SUGGEST = `
  select version, category_homes as "categoryHomes", areas, places, homes, agents from suggest(array_remove(array[$1, $2, $3], null), $4, $5, $6)`

/** Finds all suggestions in one statement, which skips the steps it does not need. */
export function listSuggestions(sql: Sql, { names, area, words }: Question): Promise<SuggestionRows> {
  const [name = '', second = null, third = null] = names
  const others = words.slice(0, -1).map((word) => `${word}:A`)
  return one(
    prepared<SuggestionRows>(sql, SUGGEST, [name, second, third, area, others.join(' & '), words.at(-1) ?? '']),
  )
}
