import { type ComponentType, createContext, useContext } from 'react'
import type { CardHome } from './card-home.ts'

/** Something more that every card of the site carries; without a provider, as on the styleguide, none does. */
export const CardSlot = createContext<ComponentType<{ home: CardHome }> | null>(null)

export const useCardSlot = () => useContext(CardSlot)
