import { useRef, useState } from 'react'
import type { Wish } from './options.ts'
import type { Answer } from './suggest.ts'

const PAUSE_MS = 80
const MIN_LETTERS = 2

export interface Suggested extends Answer {
  state: 'idle' | 'looking' | 'found' | 'none' | 'failed'
}

const NOTHING: Answer = { items: [], parts: [], deal: undefined }
const IDLE: Suggested = { ...NOTHING, state: 'idle' }

/** Debounced suggestions; a newer request aborts the older one. */
export function useSuggest() {
  const [suggested, setSuggested] = useState(IDLE)
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; control: AbortController } | null>(null)

  const ask = (text: string, wish: Wish) => {
    clearTimeout(running.current?.timer)
    running.current?.control.abort()
    const typed = text.trim().slice(0, 120)
    if (typed.length < MIN_LETTERS) return setSuggested(IDLE)
    const control = new AbortController()
    const answer = async () => {
      setSuggested((before) => ({ ...before, state: 'looking' }))
      try {
        const { suggestFor } = await import('./suggest.ts')
        const answer = await suggestFor(typed, wish, control.signal)
        if (!control.signal.aborted) setSuggested({ ...answer, state: answer.items.length > 0 ? 'found' : 'none' })
      } catch {
        if (!control.signal.aborted) setSuggested({ ...NOTHING, state: 'failed' })
      }
    }
    running.current = { timer: setTimeout(answer, PAUSE_MS), control }
  }
  return { suggested, ask }
}
