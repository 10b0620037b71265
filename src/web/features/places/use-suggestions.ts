import { useEffect, useState } from 'react'
import type { Suggestion } from './suggest.ts'

const PAUSE_MS = 120

interface Suggestions {
  items: Suggestion[]
  /** The status of the list. */
  state: 'idle' | 'looking' | 'found' | 'none' | 'failed'
}

const IDLE: Suggestions = { items: [], state: 'idle' }

/** Debounced suggestions for the typed text; a slow response never replaces a newer one. */
export function useSuggestions(typed: string): Suggestions {
  const [suggestions, setSuggestions] = useState(IDLE)
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted.length < 2) {
      setSuggestions(IDLE)
      return
    }
    let current = true
    const timer = setTimeout(async () => {
      setSuggestions((before) => ({ ...before, state: 'looking' }))
      try {
        const { suggestPlaces } = await import('./suggest.ts')
        const items = await suggestPlaces(wanted)
        if (current) setSuggestions({ items, state: items.length > 0 ? 'found' : 'none' })
      } catch {
        if (current) setSuggestions({ items: [], state: 'failed' })
      }
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wanted])
  return suggestions
}
