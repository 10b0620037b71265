/** Account and admin pages do not request the position. */
const PRIVATE = /^\/(admin|user|my-property|my-project|payment|sign-in|reset-password|confirm-email)(\/|$)/

let isAsked = false

/** Whether the operator allows a page to request the visitor's position. */
export const asksPosition = ({ geolocation_on_load }: { geolocation_on_load?: string | undefined }, pathname: string) =>
  geolocation_on_load !== '0' && !PRIVATE.test(pathname)

/** Requests the visitor's position once per page load and logs the result. Nothing is stored or sent, and a failure is only logged. */
export function logPosition(geolocation: Geolocation | undefined) {
  if (isAsked || !geolocation) return
  isAsked = true
  geolocation.getCurrentPosition(
    ({ coords }) => console.info('Position:', coords.latitude, coords.longitude),
    (error) => console.info('Position:', error.message),
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 },
  )
}
