import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { encrypt } from './encryption.ts'
import type { Delivery, PushMessage } from './port.ts'
import { readSubscription, type Subscription } from './subscription.ts'
import type { VapidKeys } from './vapid.ts'

interface WebPushOptions {
  keys: VapidKeys
  /** Contact for push services. */
  subject: string
  /** Allowed endpoints besides those of the browsers. */
  origins: readonly string[]
}

const PATIENCE_MS = 10_000
/** TTL of a message: 24 hours. */
const TTL_SECONDS = 86_400
/** Validity of a signature; push services allow up to 24 hours. */
const SIGNATURE_SECONDS = 43_200
/** Push services accept 4096 bytes, of which encryption takes some. */
const MAX_BYTES = 3_800

/** Sends Web Push messages: encrypted for the device (RFC 8291), signed with VAPID (RFC 8292). */
export function webPushTo({ keys, subject, origins }: WebPushOptions) {
  return {
    publicKey: keys.publicKey,
    reaches: (token: string) => readSubscription(token, origins) !== null,
    async send(token: string, message: PushMessage): Promise<Delivery> {
      const subscription = readSubscription(token, origins)
      return subscription ? post(subscription, fitting(message), { keys, subject }) : 'gone'
    },
  }
}

async function post(to: Subscription, payload: string, { keys, subject }: Omit<WebPushOptions, 'origins'>) {
  const answer = await fetch(to.endpoint, {
    method: 'POST',
    headers: {
      authorization: `vapid t=${await signature(to.endpoint, keys, subject)}, k=${keys.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TTL_SECONDS),
    },
    body: new Uint8Array(encrypt(Buffer.from(payload), to.keys)),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  })
  await answer.arrayBuffer()
  if (answer.ok) return 'sent' as const
  if (answer.status === 404 || answer.status === 410) return 'gone' as const
  throw new Error(`A push service answered ${answer.status}`)
}

const signature = (endpoint: string, { publicKey, privateKey }: VapidKeys, subject: string) => {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } })
  return new SignJWT({ aud: new URL(endpoint).origin, sub: subject })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + SIGNATURE_SECONDS)
    .sign(key)
}

/** Shortens a message above the size limit to its essential fields. */
function fitting(message: PushMessage): string {
  const whole = JSON.stringify(message)
  if (Buffer.byteLength(whole) <= MAX_BYTES) return whole
  const { type = '' } = message.data
  return JSON.stringify({
    ...message,
    title: message.title.slice(0, 200),
    body: message.body.slice(0, 400),
    image: '',
    data: { type },
  })
}
