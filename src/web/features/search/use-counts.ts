import { useEffect, useState } from 'react'
import { type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import type { CountedFilters } from './counted.ts'

const PAUSE_MS = 150
const KEPT = 30
const FRESH_MS = 60_000
const known = new Map<string, { counted: CountedFilters; at: number }>()

/** Distinguishes a failure of the search without filters, whose key is empty, from none. */
const FAILED = '?'

export interface Counts {
  /** The latest counts; earlier ones stay until the new ones have loaded. */
  counted: CountedFilters | null
  state: 'idle' | 'counting' | 'ready' | 'failed'
  retry: () => void
}

/**
 * Counts for the draft of the filters, requested once a control is open, debounced. A newer draft aborts the request
 * before it, so a slow response never replaces a newer one.
 */
export function useCounts(draft: SearchQuery, isWanted: boolean, initial: CountedFilters | null): Counts {
  const { sort: _sort, page: _page, ...query } = draft
  const key = writeSearchQuery(query)
  const [answer, setAnswer] = useState({ key: initial ? key : null, counted: initial, failed: '' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query, another attempt asks again
  useEffect(() => {
    if (!isWanted || answer.key === key) return
    const kept = known.get(key)
    if (kept && Date.now() - kept.at < FRESH_MS) return setAnswer({ key, counted: kept.counted, failed: '' })
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { fetchCounts } = await import('./fetch-counts.ts')
        const counted = await fetchCounts(query, abort.signal)
        keep(key, counted)
        setAnswer({ key, counted, failed: '' })
      } catch {
        if (!abort.signal.aborted) setAnswer((before) => ({ ...before, failed: FAILED + key }))
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, isWanted, attempt])
  const retry = () => {
    setAnswer((before) => ({ ...before, failed: '' }))
    setAttempt((count) => count + 1)
  }
  const isReady = answer.key === key
  const state = isReady ? 'ready' : !isWanted ? 'idle' : answer.failed === FAILED + key ? 'failed' : 'counting'
  return { counted: answer.counted, state, retry }
}

function keep(key: string, counted: CountedFilters) {
  if (known.size >= KEPT) known.delete(known.keys().next().value as string)
  known.set(key, { counted, at: Date.now() })
}
