import type { ChosenPlace } from '#contract/page.ts'
import { OPTIONAL_ENTRIES } from '#web/state/optional-storage.ts'
import { storedLocation } from './stored-location.ts'

const ENTRY = OPTIONAL_ENTRIES.places
const MAX = 5

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Recent locations of this browser, latest first; unreadable entries are skipped. */
export function recentPlaces(store: Store): ChosenPlace[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(ENTRY) ?? '[]')
    return Array.isArray(kept) ? kept.map(storedLocation).filter(isWhole).slice(0, MAX) : []
  } catch {
    return []
  }
}

/** Moves a location to the front; a browser without storage is not an error. */
export function addRecentPlace(store: Store, place: ChosenPlace) {
  const others = recentPlaces(store).filter(({ formatted_address }) => formatted_address !== place.formatted_address)
  try {
    store.setItem(ENTRY, JSON.stringify([place, ...others].slice(0, MAX)))
  } catch {
    // Private windows may refuse storage.
  }
}

export const clearRecentPlaces = (store: Store) => store.removeItem(ENTRY)

const isWhole = (place: ReturnType<typeof storedLocation>): place is ChosenPlace => place?.latitude !== undefined
