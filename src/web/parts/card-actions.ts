import { createContext, useContext } from 'react'

/** What somebody can do with a home from wherever its card stands. */
export interface CardActions {
  isSaved: (home: SavableHome) => boolean
  save: (home: SavableHome) => void
  isSeen: (id: number) => boolean
  isHidden: (id: number) => boolean
  hide: (id: number) => void
  /** Shows a hidden home again. */
  show: (id: number) => void
}

export interface SavableHome {
  id: number
  title: string
  is_favourite: 0 | 1
}

/** Without a provider, as on the styleguide, cards only show. */
export const CardActionsContext = createContext<CardActions | null>(null)

export const useCardActions = () => useContext(CardActionsContext)
