import { useQuery } from '@tanstack/react-query'
import { searchProperties } from '#contract/search.ts'
import type { Box } from '#domain/geo.ts'
import { type SearchQuery, searchInput } from '#domain/search-query.ts'
import { call } from '#web/api/call.ts'
import { dataCache } from '#web/api/data-cache.ts'
import { cardView } from '#web/parts/property-card-data.ts'
import { grown } from './box.ts'
import { inBox } from './place.ts'
import { useAccountId } from './use-account-id.ts'

/** Pins have a precision of about a metre; their homes are requested with a small margin. */
const SPARE_DEGREES = 0.00004

/** The cards of the homes at one point, fetched on request. */
export function useHomesAt(query: SearchQuery, place: Box | null) {
  const account = useAccountId()
  const wanted = place && inBox(query, grown(place, 0.01, SPARE_DEGREES))
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['homes-at', wanted, account],
      queryFn: async ({ signal }) => {
        const answer = await call(searchProperties, searchInput(wanted!), { signal })
        return { homes: answer.data.map(cardView), total: answer.total }
      },
      enabled: wanted !== null,
      staleTime: 60_000,
    },
    dataCache,
  )
  return { found: data, isError, wanted, retry: () => void refetch() }
}
