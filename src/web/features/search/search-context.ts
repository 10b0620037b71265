import { createContext, useContext } from 'react'
import type { DistanceUnit } from '#domain/distance.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import type { ResultsView } from './view.ts'

/** The search of a page and the function that changes it. */
export interface Search {
  view: ResultsView
  words: ListingLabels
  /** A price that keeps its own direction inside a sentence. */
  price: (amount: number) => string
  unit: DistanceUnit
  hrefOf: (next: SearchQuery) => string
  /** `quiet` keeps the scroll position and the visible list, for changes that come from the map. */
  go: (next: SearchQuery, how?: { quiet?: boolean }) => void
}

export const SearchContext = createContext<Search | null>(null)

export function useSearch(): Search {
  const search = useContext(SearchContext)
  if (!search) throw new Error('useSearch needs a results page around it')
  return search
}
