import { hash } from 'node:crypto'
import type { Identity } from './viewer.ts'

const KNOWN_MS = 60_000
/** As many as a node has open pages. */
const MOST = 20_000

/**
 * Who was behind a token a moment ago. It may be out of date, so it opens no door: only calls whose one statement makes sure of the
 * session itself begin with it, and whatever they cannot answer is asked again by somebody who was looked up.
 */
export function recentCallers() {
  const known = new Map<string, { identity: Identity; until: number }>()
  const keyOf = (token: string) => hash('sha256', token, 'base64')
  return {
    recall(token: string): Identity | undefined {
      const found = known.get(keyOf(token))
      return found && found.until > performance.now() ? found.identity : undefined
    },
    /** From when they were looked up; those who are known longest make room. */
    remember(token: string, identity: Identity) {
      if (!identity.viewer) return
      const key = keyOf(token)
      known.delete(key)
      known.set(key, { identity, until: performance.now() + KNOWN_MS })
      if (known.size > MOST) known.delete(known.keys().next().value!)
    },
  }
}
