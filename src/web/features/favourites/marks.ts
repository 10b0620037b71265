import { createStore } from 'zustand/vanilla'
import { OPTIONAL_ENTRIES } from '#web/state/optional-storage.ts'

/** Homes that this person has seen or does not want to see, the latest first. */
export interface Marks {
  seen: readonly number[]
  hidden: readonly number[]
}

const ENTRY = OPTIONAL_ENTRIES.viewed
/** As many as the account keeps; older ones are forgotten. */
const MOST = 500

export const NO_MARKS: Marks = { seen: [], hidden: [] }
export const marks = createStore<Marks>(() => NO_MARKS)

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** What the browser kept; anything unreadable counts as nothing. */
export function readMarks(store: Store): Marks {
  try {
    const kept = JSON.parse(store.getItem(ENTRY) ?? '{}') as { seen?: unknown; hidden?: unknown }
    return { seen: idsOf(kept.seen), hidden: idsOf(kept.hidden) }
  } catch {
    return NO_MARKS
  }
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST) : []

/** Puts `ids` in front; each home stands in the list once. */
export const joined = (ids: readonly number[], others: readonly number[]): number[] =>
  [...new Set([...ids, ...others])].slice(0, MOST)

export const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id)

/** Keeps every later change; a store that refuses is not an error for the visitor. */
export function keepMarks(store: Store): () => void {
  return marks.subscribe((now) => {
    try {
      store.setItem(ENTRY, JSON.stringify(now))
    } catch {
      // Private windows may refuse; the page works without.
    }
  })
}
