import { searchFacets } from '#contract/search.ts'
import { type SearchQuery, searchInput } from '#domain/search-query.ts'
import { call } from '#web/api/call.ts'
import { type CountedFilters, countedFilters } from './counted.ts'

/** Fetches the facet counts of a search. */
export const fetchCounts = async (query: SearchQuery, signal: AbortSignal): Promise<CountedFilters> =>
  countedFilters(await call(searchFacets, searchInput(query), { signal }))
