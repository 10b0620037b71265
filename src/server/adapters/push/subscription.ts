/** Where a browser is reached, and the keys that only it can read with. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const P256DH_BYTES = 65
const AUTH_BYTES = 16

/** The push services of the browsers; whoever subscribes names the address, so it must be one of theirs. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** A browser's subscription as it is kept; null for anything else, and for addresses that are no push service. */
export function readSubscription(token: string, furtherOrigins: readonly string[]): Subscription | null {
  const given = parsed(token)
  const { endpoint, keys } = given ?? {}
  if (typeof endpoint !== 'string' || !isService(endpoint, furtherOrigins)) return null
  const [p256dh, auth] = [keyOf(keys?.p256dh, P256DH_BYTES), keyOf(keys?.auth, AUTH_BYTES)]
  return p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null
}

/** Apps give a word of their push service, browsers an object. */
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

/** Browsers write the keys in one base64 or the other. */
function keyOf(value: unknown, bytes: number): string | null {
  if (typeof value !== 'string' || value.length > 2 * bytes) return null
  const key = Buffer.from(value, 'base64url')
  return key.length === bytes ? key.toString('base64url') : null
}
