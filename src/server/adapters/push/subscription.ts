/** Endpoint of a browser subscription and its public keys. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const P256DH_BYTES = 65
const AUTH_BYTES = 16

/** Push services of the browsers; the subscriber provides the endpoint, so it must be one of these. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** Parses a stored subscription; null if it is invalid, or if its endpoint is not a push service. */
export function readSubscription(token: string, furtherOrigins: readonly string[]): Subscription | null {
  const given = parsed(token)
  const { endpoint, keys } = given ?? {}
  if (typeof endpoint !== 'string' || !isService(endpoint, furtherOrigins)) return null
  const [p256dh, auth] = [keyOf(keys?.p256dh, P256DH_BYTES), keyOf(keys?.auth, AUTH_BYTES)]
  return p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null
}

/** Browsers send a JSON object, apps a plain token. */
export const isSubscription = (token: string) => token.startsWith('{')

function parsed(token: string): { endpoint?: unknown; keys?: { p256dh?: unknown; auth?: unknown } } | null {
  try {
    const value: unknown = JSON.parse(token)
    return value && typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function isService(endpoint: string, furtherOrigins: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (furtherOrigins.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return SERVICES.some((name) => (name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name))
}

/** Browsers use either base64 alphabet. */
function keyOf(value: unknown, bytes: number): string | null {
  if (typeof value !== 'string' || value.length > 2 * bytes) return null
  const key = Buffer.from(value, 'base64url')
  return key.length === bytes ? key.toString('base64url') : null
}
