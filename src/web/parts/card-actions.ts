import { createContext, useContext, useSyncExternalStore } from 'react'

/** What somebody can do with a home from wherever its card stands. */
export interface CardActions {
  /** Calls back when a home was saved, seen or hidden. */
  subscribe: (changed: () => void) => () => void
  isSaved: (home: SavableHome) => boolean
  save: (home: SavableHome) => void
  /** The ids of homes that were seen or hidden; another object after every change. */
  known: () => KnownHomes
  hide: (id: number) => void
  /** Shows a hidden home again. */
  show: (id: number) => void
}

interface KnownHomes {
  seen: readonly number[]
  hidden: readonly number[]
}

export interface SavableHome {
  id: number
  title: string
  is_favourite: 0 | 1
}

/** Without a provider, as on the styleguide, cards only show. */
export const CardActionsContext = createContext<CardActions | null>(null)

export const useCardActions = () => useContext(CardActionsContext)

const SAVED = 1
const SEEN = 2
const HIDDEN = 4
const never = () => () => {}

/**
 * What this reader did with a home. Every card subscribes for itself: a part of the page that hydrates late must render
 * the server's markup first, and a context would already bring it what the browser remembers.
 */
export function useHomeMarks(home: SavableHome) {
  const actions = useCardActions()
  const kept = home.is_favourite === 1 ? SAVED : 0
  const now = () => {
    if (!actions) return kept
    const { seen, hidden } = actions.known()
    return (
      (actions.isSaved(home) ? SAVED : 0) |
      (seen.includes(home.id) ? SEEN : 0) |
      (hidden.includes(home.id) ? HIDDEN : 0)
    )
  }
  const marks = useSyncExternalStore(actions?.subscribe ?? never, now, () => kept)
  return { isSaved: (marks & SAVED) > 0, isSeen: (marks & SEEN) > 0, isHidden: (marks & HIDDEN) > 0 }
}

const NONE_KNOWN: KnownHomes = { seen: [], hidden: [] }

/** All homes that were seen or hidden, for a part that shows many at once. */
export function useKnownHomes(): KnownHomes {
  const actions = useCardActions()
  return useSyncExternalStore(
    actions?.subscribe ?? never,
    () => actions?.known() ?? NONE_KNOWN,
    () => NONE_KNOWN,
  )
}
