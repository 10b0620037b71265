import { useRef, useState } from 'react'
import type { ThreadOf } from './calls.ts'

/** The interval of typing events; the other participant shows each for some seconds. */
const TYPING_INTERVAL_MS = 4_000

const drafts = new Map<string, string>()

/** The draft of a conversation, kept while others are open; sends the typing indicator. A new one begins with `first`. */
export function useDraft(
  { userId, propertyId }: ThreadOf,
  hasBegun: boolean,
  first: string,
): [string, (text: string) => void] {
  const key = `${userId} ${propertyId}`
  const [draft, setDraft] = useState(() => drafts.get(key) ?? (hasBegun ? '' : first))
  const said = useRef(0)
  return [
    draft,
    (text) => {
      drafts.set(key, text)
      setDraft(text)
      if (text === '' || !hasBegun || Date.now() - said.current < TYPING_INTERVAL_MS) return
      said.current = Date.now()
      import('./calls.ts').then(({ sendTyping }) => sendTyping({ userId, propertyId })).catch(() => {})
    },
  ]
}
