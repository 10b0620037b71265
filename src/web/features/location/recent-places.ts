import type { ChosenPlace } from '#contract/page.ts'
import { OPTIONAL_ENTRIES } from '#web/state/optional-storage.ts'
import { storedLocation } from './stored-location.ts'

const ENTRY = OPTIONAL_ENTRIES.places
const MOST = 5

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Places chosen before in this browser, the latest first; whatever cannot be read is not there. */
export function recentPlaces(store: Store): ChosenPlace[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(ENTRY) ?? '[]')
    return Array.isArray(kept) ? kept.map(storedLocation).filter(isWhole).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a place first; a browser that keeps nothing is no fault. */
export function noteRecentPlace(store: Store, place: ChosenPlace) {
  const others = recentPlaces(store).filter(({ formatted_address }) => formatted_address !== place.formatted_address)
  try {
    store.setItem(ENTRY, JSON.stringify([place, ...others].slice(0, MOST)))
  } catch {
    // Private windows may refuse.
  }
}

export const forgetRecentPlaces = (store: Store) => store.removeItem(ENTRY)

const isWhole = (place: ReturnType<typeof storedLocation>): place is ChosenPlace => place?.latitude !== undefined
