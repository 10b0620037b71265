import type { Consent } from '#contract/page.ts'

const HALF_YEAR_SECONDS = 15_552_000

/** Keeps the answer for the server's next page and for this one. */
export function keepConsent(consent: Consent) {
  document.documentElement.dataset.consent = consent
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `cookie_consent=${consent}; Path=/; Max-Age=${HALF_YEAR_SECONDS}; SameSite=Lax`
}
