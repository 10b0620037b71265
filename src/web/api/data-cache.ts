import { QueryClient } from '@tanstack/react-query'

/** Data that outlives a page: fresh for ten minutes, and never fetched again just because the window got focus. */
export const FRESH_MS = 600_000

export const dataCache = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH_MS, gcTime: FRESH_MS, refetchOnWindowFocus: false, retry: 1 } },
})
