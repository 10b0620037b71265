import { useRef, useState } from 'react'
import type { Suggestion } from '#contract/search.ts'

const PAUSE_MS = 80
const LEAST_LETTERS = 2

export interface Suggested {
  items: readonly Suggestion[]
  state: 'idle' | 'looking' | 'found' | 'none' | 'failed'
}

const IDLE: Suggested = { items: [], state: 'idle' }

/** Asks for suggestions after a short pause; a newer question takes back the older one. */
export function useSuggest() {
  const [suggested, setSuggested] = useState(IDLE)
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; control: AbortController } | null>(null)

  const ask = (text: string) => {
    clearTimeout(running.current?.timer)
    running.current?.control.abort()
    const typed = text.trim().slice(0, 120)
    if (typed.length < LEAST_LETTERS) return setSuggested(IDLE)
    const control = new AbortController()
    const answer = async () => {
      setSuggested((before) => ({ ...before, state: 'looking' }))
      try {
        const { suggestFor } = await import('./suggest.ts')
        const items = await suggestFor(typed, control.signal)
        if (!control.signal.aborted) setSuggested({ items, state: items.length > 0 ? 'found' : 'none' })
      } catch {
        if (!control.signal.aborted) setSuggested({ items: [], state: 'failed' })
      }
    }
    running.current = { timer: setTimeout(answer, PAUSE_MS), control }
  }
  return { suggested, ask }
}
