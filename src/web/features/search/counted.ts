import type { Facets } from '#contract/search.ts'
import type { Total } from './view.ts'

/** How many homes a search has, and how many each further choice would leave; null when they are too many to count. */
export interface CountedFilters {
  facets: Facets | null
  total: Total
}
