import { QueryClient } from '@tanstack/react-query'
import { FRESH_MS } from '#domain/fresh.ts'

/** Data that outlives a page: fresh for ten minutes, and not fetched again because the window got focus. */
export const dataCache = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH_MS, gcTime: FRESH_MS, refetchOnWindowFocus: false, retry: 1 } },
})
