import type { ChosenPlace } from '#contract/page.ts'
import { mayKeepOptional, optionalStorage } from '#web/state/optional-storage.ts'
import { patch } from '#web/state/store.ts'
import { writeCookie } from '#web/state/write-cookie.ts'
import { addRecentPlace } from './recent-places.ts'
import { storedLocation } from './stored-location.ts'

const COOKIE = 'location'
const YEAR_SECONDS = 31_536_000

/**
 * Stores the chosen location for the client state and for the server's next page; without consent only until the
 * browser is closed.
 */
export function rememberPlace(place: ChosenPlace) {
  addRecentPlace(optionalStorage, place)
  const isKept = mayKeepOptional()
  if (isKept) patch('location', { currentLocation: storedLocation(place), isLocationSet: true })
  writeCookie(COOKIE, encodeURIComponent(JSON.stringify(place)), isKept ? YEAR_SECONDS : null)
}

/** A text that names no known place is stored as an address alone; it has no radius. */
export function rememberText(typed: string) {
  const currentLocation = storedLocation(typed)
  if (mayKeepOptional()) patch('location', { currentLocation, isLocationSet: currentLocation !== null })
  writeCookie(COOKIE, '', 0)
}

export function clearPlace() {
  patch('location', { currentLocation: null, isLocationSet: false })
  writeCookie(COOKIE, '', 0)
}
