import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

/** How much waits for the reader. */
export interface Unread {
  messages: number
  notifications: number
}

/** What was heard since the page came; null until then. */
export const unread = createStore<{ now: Unread | null }>(() => ({ now: null }))

/** What the page came with, until something newer was heard. */
export function useUnread(initial: Unread | null): Unread | null {
  const now = useSyncExternalStore(
    unread.subscribe,
    () => unread.getState().now,
    () => null,
  )
  return initial && (now ?? initial)
}
