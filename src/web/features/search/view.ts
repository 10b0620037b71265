import type { Answer } from '#contract/endpoint.ts'
import type { searchProperties } from '#contract/search.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { cardView, type PropertyCardData } from '#web/parts/property-card-data.ts'
import type { CategoryName } from './address.ts'

/** A home of a results page: its card, and its position when it is known. */
export type ResultHome = PropertyCardData & { latitude?: number; longitude?: number; distance?: number }

type Found = Answer<typeof searchProperties>
export type FoundPlace = Found['place']
export type RelaxedFilter = Found['rescue'][number]

/** The labels of the parameters of a search. */
export interface Names {
  categories: readonly CategoryName[]
  /** Only those that the search contains, and only their values. */
  parameters: readonly { id: number; name: string; answers: Readonly<Record<string, string>> }[]
  facilities: readonly { id: number; name: string }[]
  /** The place at the point that the search is around. */
  around?: string
}

/** The data that a results page sends to the browser. */
export interface ResultsView {
  query: SearchQuery
  homes: ResultHome[]
  total: number
  pages: number
  place: FoundPlace
  corrected: string | null
  rescue: RelaxedFilter[]
  names: Names
}

export const resultHome = (home: Found['data'][number]): ResultHome => ({
  ...cardView(home),
  ...(home.latitude !== '' &&
    home.longitude !== '' && { latitude: Number(home.latitude), longitude: Number(home.longitude) }),
  ...(home.distance !== undefined && { distance: home.distance }),
})

/** Whether a home has a position. */
export const isPlaced = (home: ResultHome): home is ResultHome & { latitude: number; longitude: number } =>
  home.latitude !== undefined && home.longitude !== undefined
