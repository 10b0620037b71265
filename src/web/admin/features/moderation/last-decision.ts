import { useSyncExternalStore } from 'react'
import type { ModeratedKind } from '#domain/moderation.ts'

/** A decision that can still be undone. */
export interface LastDecision {
  cases: readonly { kind: ModeratedKind; id: number }[]
  words: string
  /** On the clock of this page, in milliseconds. */
  until: number
}

let last: LastDecision | null = null
const listeners = new Set<() => void>()

/** Keeps the latest decision from one case to the next. */
export function setLastDecision(decision: LastDecision | null): void {
  last = decision
  for (const tell of listeners) tell()
}

export const useLastDecision = (): LastDecision | null => useSyncExternalStore(listen, current, none)

function listen(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
const current = () => last
const none = () => null
