import type { ChosenPlace } from '#contract/page.ts'
import { patch } from '#web/state/store.ts'

const YEAR_SECONDS = 31_536_000

/** Keeps the chosen place for the client's state and for the server's next page. */
export function rememberPlace(place: ChosenPlace) {
  patch('location', { currentLocation: place, isLocationSet: true })
  writeCookie(encodeURIComponent(JSON.stringify(place)), YEAR_SECONDS)
}

export function forgetPlace() {
  patch('location', { currentLocation: null, isLocationSet: false })
  writeCookie('', 0)
}

function writeCookie(value: string, seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `location=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}
