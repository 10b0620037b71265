import { createContext, useContext, useSyncExternalStore } from 'react'

/** The actions on a home that every card offers. */
export interface CardActions {
  /** Calls the listener when a home was saved, viewed or hidden. */
  subscribe: (changed: () => void) => () => void
  isSaved: (home: SavableHome) => boolean
  save: (home: SavableHome) => void
  /** The ids of viewed and hidden homes; a new object after every change. */
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

/** Without a provider, as in the style guide, cards have no actions. */
export const CardActionsContext = createContext<CardActions | null>(null)

export const useCardActions = () => useContext(CardActionsContext)

const SAVED = 1
const SEEN = 2
const HIDDEN = 4
const never = () => () => {}

/**
 * The user's flags of a home. Every card subscribes for itself: a part of the page that hydrates late must first render
 * the server's markup, and a context would already contain the browser's stored flags.
 */
export function usePropertyFlags(home: SavableHome) {
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

/** All viewed and hidden homes, for a component that shows many at once. */
export function useKnownHomes(): KnownHomes {
  const actions = useCardActions()
  return useSyncExternalStore(
    actions?.subscribe ?? never,
    () => actions?.known() ?? NONE_KNOWN,
    () => NONE_KNOWN,
  )
}
