import type { Answer } from '#contract/endpoint.ts'
import type { searchHomes } from '#contract/search.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { type CardHome, cardView } from '#web/parts/card-home.ts'
import type { CategoryName } from './address.ts'

/** A home of a results page: its card, and where it stands on the map when that is known. */
export type ResultHome = CardHome & { latitude?: number; longitude?: number; distance?: number }

type Found = Answer<typeof searchHomes>
export type FoundPlace = Found['place']
export type Rescue = Found['rescue'][number]

/** How many there are; an inexact number is a floor that counting stopped at. */
export interface Total {
  count: number
  isExact: boolean
}

/** What the words of a search are called by people. */
export interface Names {
  categories: readonly CategoryName[]
  /** Only those that the search mentions, and of their answers as well. */
  parameters: readonly { id: number; name: string; answers: Readonly<Record<string, string>> }[]
  facilities: readonly { id: number; name: string }[]
  /** The place at the point that the search looks around. */
  around?: string
}

/** What a results page sends to the browser. */
export interface ResultsView {
  query: SearchQuery
  homes: ResultHome[]
  total: Total
  pages: number
  place: FoundPlace
  corrected: string | null
  rescue: Rescue[]
  names: Names
}

export const resultHome = (home: Found['data'][number]): ResultHome => ({
  ...cardView(home),
  ...(home.latitude !== '' &&
    home.longitude !== '' && { latitude: Number(home.latitude), longitude: Number(home.longitude) }),
  ...(home.distance !== undefined && { distance: home.distance }),
})

/** Whether a home can stand on a map. */
export const isPlaced = (home: ResultHome): home is ResultHome & { latitude: number; longitude: number } =>
  home.latitude !== undefined && home.longitude !== undefined
