import { type Message, messageOf } from './messages.ts'
import type { GatewayName } from './payment-status.ts'

/** What the operator enters for each gateway, all of it at once: half a set of keys would fail with the first payment. */
export const GATEWAY_KEYS = {
  Stripe: ['secret_key', 'publishable_key', 'webhook_secret'],
  Razorpay: ['key_id', 'key_secret', 'webhook_secret'],
  Paystack: ['secret_key', 'public_key'],
  Paypal: ['client_id', 'client_secret', 'webhook_id', 'environment'],
  Flutterwave: ['secret_key', 'webhook_hash'],
} as const satisfies Partial<Record<GatewayName, readonly string[]>>

export type KeyedGateway = keyof typeof GATEWAY_KEYS
export const KEYED_GATEWAYS = Object.keys(GATEWAY_KEYS) as [KeyedGateway, ...KeyedGateway[]]
export type KeyName = (typeof GATEWAY_KEYS)[KeyedGateway][number]

const SHOWN = 4
/** Of something short, four letters would be most of it. */
const SHORTEST = 12

/** All that is shown of a key again. */
export const hintOf = (key: string) => (key.length >= SHORTEST ? key.slice(-SHOWN) : '')

/** What is wrong with a set of keys, by name, or null. */
export function faultOfKeys(
  gateway: KeyedGateway,
  keys: Readonly<Record<string, string>>,
): { key: string; message: Message } | null {
  const wanted: readonly string[] = GATEWAY_KEYS[gateway]
  for (const key of wanted) {
    const value = keys[key] ?? ''
    if (value === '') return { key, message: messageOf('api.required', { field: key }) }
    if (/\s/.test(value)) return { key, message: messageOf('api.key-has-space', { field: key }) }
  }
  const unknown = Object.keys(keys).find((key) => !wanted.includes(key))
  if (unknown !== undefined)
    return { key: unknown, message: messageOf('api.gateway-no-key', { gateway, field: unknown }) }
  if (gateway === 'Paypal' && !['live', 'sandbox'].includes(keys.environment!))
    return { key: 'environment', message: { key: 'api.environment' } }
  return null
}
