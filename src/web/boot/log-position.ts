/** Pages of an account and of staff do not ask for the position. */
const PRIVATE = /^\/(admin|user|my-property|my-project|payment|sign-in|reset-password)(\/|$)/

let isAsked = false

/** Requests the visitor's position once per page load and logs the result. Nothing is stored or sent, and a failure is only logged. */
export function logPosition({ pathname }: { pathname: string }, geolocation: Geolocation | undefined) {
  if (isAsked || !geolocation || PRIVATE.test(pathname)) return
  isAsked = true
  geolocation.getCurrentPosition(
    ({ coords }) => console.info('Position:', coords.latitude, coords.longitude),
    (error) => console.info('Position:', error.message),
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 },
  )
}
