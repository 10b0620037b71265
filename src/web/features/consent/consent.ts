import type { Consent } from '#contract/page.ts'
import { writeCookie } from '#web/state/write-cookie.ts'

const HALF_YEAR_SECONDS = 15_552_000

/** Stores the answer for the server's next page and for this one. */
export function saveConsent(consent: Consent) {
  document.documentElement.dataset.consent = consent
  writeCookie('cookie_consent', consent, HALF_YEAR_SECONDS)
}
