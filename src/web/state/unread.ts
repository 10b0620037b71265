import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

/** The unread counts of the user. */
export interface Unread {
  messages: number
  notifications: number
}

/** Counts received since the page was loaded; null until then. */
export const unread = createStore<{ now: Unread | null }>(() => ({ now: null }))

/** The counts the page was rendered with, until newer ones are received. */
export function useUnread(initial: Unread | null): Unread | null {
  const now = useSyncExternalStore(
    unread.subscribe,
    () => unread.getState().now,
    () => null,
  )
  return initial && (now ?? initial)
}
