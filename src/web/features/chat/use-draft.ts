import { useRef, useState } from 'react'
import type { ThreadOf } from './calls.ts'

/** The other side sees for some seconds that somebody types. */
const SAY_AGAIN_MS = 4_000

const drafts = new Map<string, string>()

/** What is being written, kept while one looks at other conversations; the other side is told that it is. */
export function useDraft({ userId, propertyId }: ThreadOf, hasBegun: boolean): [string, (text: string) => void] {
  const key = `${userId} ${propertyId}`
  const [draft, setDraft] = useState(() => drafts.get(key) ?? '')
  const said = useRef(0)
  return [
    draft,
    (text) => {
      drafts.set(key, text)
      setDraft(text)
      if (text === '' || !hasBegun || Date.now() - said.current < SAY_AGAIN_MS) return
      said.current = Date.now()
      import('./calls.ts').then(({ sendTyping }) => sendTyping({ userId, propertyId })).catch(() => {})
    },
  ]
}
