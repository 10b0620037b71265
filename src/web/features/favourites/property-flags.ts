import { createStore } from 'zustand/vanilla'
import { OPTIONAL_ENTRIES } from '#web/state/optional-storage.ts'

/** Homes that the user has viewed or hidden, latest first. */
export interface PropertyFlags {
  seen: readonly number[]
  hidden: readonly number[]
}

const ENTRY = OPTIONAL_ENTRIES.viewed
/** The maximum that the account stores; older ones are dropped. */
const MAX = 500

export const NO_FLAGS: PropertyFlags = { seen: [], hidden: [] }
export const marks = createStore<PropertyFlags>(() => NO_FLAGS)

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The stored flags; anything unreadable counts as none. */
export function readFlags(store: Store): PropertyFlags {
  try {
    const kept = JSON.parse(store.getItem(ENTRY) ?? '{}') as { seen?: unknown; hidden?: unknown }
    return { seen: idsOf(kept.seen), hidden: idsOf(kept.hidden) }
  } catch {
    return NO_FLAGS
  }
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MAX) : []

/** Moves `ids` to the front; each home is in the list once. */
export const joined = (ids: readonly number[], others: readonly number[]): number[] =>
  [...new Set([...ids, ...others])].slice(0, MAX)

export const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id)

/** Saves every later change; storage that throws is not an error for the visitor. */
export function saveFlags(store: Store): () => void {
  return marks.subscribe((now) => {
    try {
      store.setItem(ENTRY, JSON.stringify(now))
    } catch {
      // Private windows may refuse storage; the page works without.
    }
  })
}
