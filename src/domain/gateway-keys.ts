import { type Message, messageOf } from './messages.ts'
import type { GatewayName } from './payment-status.ts'

/**
 * Keys of each payment gateway. All keys of a gateway are required together: an incomplete set would fail at the first
 * payment.
 */
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
/** Minimum length for a hint: four characters would reveal too much of a shorter key. */
const SHORTEST = 12

/** Last four characters of a key; the only part that is ever shown again. */
export const hintOf = (key: string) => (key.length >= SHORTEST ? key.slice(-SHOWN) : '')

/** Problem of a set of keys, with the name of the key, or null. */
export function gatewayKeysError(
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
