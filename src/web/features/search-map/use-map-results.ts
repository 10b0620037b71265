import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchMap } from '#contract/search.ts'
import { changeQuery, type SearchQuery, searchInput } from '#domain/search-query.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { dataCache } from '#web/api/data-cache.ts'
import type { MapFrame } from '#web/parts/map/map-types.ts'
import { boxOfFrame, writeBox } from './box.ts'
import { useAccountId } from './use-account-id.ts'

/** How long a view of a search is cached. */
const FRESH_MS = 60_000

/** Why the map shows no homes, or outdated ones. */
export type Trouble = 'wall' | 'offline' | 'failed'

/**
 * The homes of a view. While the next response is pending, and where it fails, those of the last one stay; a superseded
 * request is aborted.
 */
export function useFound(query: SearchQuery, frame: MapFrame | null) {
  const account = useAccountId()
  const filter = searchInput(changeQuery(query, { box: undefined, sort: undefined }))
  const view = frame && writeBox(boxOfFrame(frame))
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(
    {
      queryKey: ['search-map', filter, view, frame?.zoom, account],
      queryFn: ({ signal }) => call(searchMap, { ...filter, view: view!, zoom: frame!.zoom }, { signal }),
      enabled: view !== null,
      staleTime: FRESH_MS,
      gcTime: FRESH_MS,
      placeholderData: keepPreviousData,
      retry: (failures, problem) => failures < 1 && !(problem instanceof CallFailure),
    },
    dataCache,
  )
  // Mounted, the query cache listens to the connection state and resumes by itself.
  useEffect(() => {
    dataCache.mount()
    return () => dataCache.unmount()
  }, [])
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return { found: data ?? last, isFetching, trouble: troubleOf(error, fetchStatus), retry: () => void refetch() }
}

function troubleOf(error: Error | null, fetchStatus: string): Trouble | null {
  if (error instanceof CallFailure && error.status === 401) return 'wall'
  if (fetchStatus === 'paused') return 'offline'
  if (error) return navigator.onLine ? 'failed' : 'offline'
  return null
}
