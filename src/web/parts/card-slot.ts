import { type ComponentType, createContext, useContext } from 'react'
import type { PropertyCardData } from './property-card-data.ts'

/** An additional element of every card; without a provider, as in the style guide, there is none. */
export const CardSlot = createContext<ComponentType<{ home: PropertyCardData }> | null>(null)

export const useCardSlot = () => useContext(CardSlot)
