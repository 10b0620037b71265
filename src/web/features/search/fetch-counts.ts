import { propertyAdvanceFilterData } from '#contract/facilities.ts'
import { searchFacets } from '#contract/search.ts'
import { type SearchQuery, searchInput } from '#domain/search-query.ts'
import { call } from '#web/api/call.ts'
import { type CountedFilters, countedFilters } from './counted.ts'

/** Fetches the facet counts of a search. */
export async function fetchCounts(query: SearchQuery, signal: AbortSignal): Promise<CountedFilters> {
  const answer = await call(searchFacets, searchInput(query), { signal })
  return countedFilters(answer, () => call(propertyAdvanceFilterData, {}, { signal }))
}
