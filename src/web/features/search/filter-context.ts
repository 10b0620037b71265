import { createContext, useContext } from 'react'
import type { SearchQuery } from '#domain/search-query.ts'
import type { Counts } from './use-counts.ts'

/** The draft of the filters: not yet the search of the page, but already counted. */
export interface Filters {
  draft: SearchQuery
  choose: (change: Partial<{ [K in keyof SearchQuery]: SearchQuery[K] | undefined }>) => void
  counts: Counts
}

export const FilterContext = createContext<Filters | null>(null)

export function useFilters(): Filters {
  const filters = useContext(FilterContext)
  if (!filters) throw new Error('useFilters needs a filter bar around it')
  return filters
}
