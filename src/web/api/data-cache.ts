import { QueryClient } from '@tanstack/react-query'
import { FRESH_MS } from '#domain/fresh.ts'

/** Data shared between pages: fresh for ten minutes, and not refetched on window focus. */
export const dataCache = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH_MS, gcTime: FRESH_MS, refetchOnWindowFocus: false, retry: 1 } },
})
