import { searchFacets } from '#contract/search.ts'
import { type SearchQuery, searchInput } from '#domain/search-query.ts'
import { call } from '#web/api/call.ts'
import type { CountedFilters } from './counted.ts'

/** Asks the server for the counts of a search. */
export async function fetchCounts(query: SearchQuery, signal: AbortSignal): Promise<CountedFilters> {
  const { data, total, total_is_exact } = await call<typeof searchFacets>(searchFacets, searchInput(query), { signal })
  return { facets: data, total: { count: total, isExact: total_is_exact } }
}
