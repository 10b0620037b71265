import webPush from 'web-push'
import type { Delivery, PushMessage } from './port.ts'
import { readSubscription, type Subscription } from './subscription.ts'
import type { VapidKeys } from './vapid.ts'

interface WebPushOptions {
  keys: VapidKeys
  /** Whom a push service may write to about us. */
  subject: string
  /** Push services besides those of the browsers. */
  origins: readonly string[]
}

const PATIENCE_MS = 10_000
/** What is a day old is no news. */
const KEPT_SECONDS = 86_400
/** Push services take 4096 bytes, of which the encryption needs some. */
const MOST_BYTES = 3_800

/** Sends to browsers by the standard: encrypted for the one device (RFC 8291), signed with the site's own key (RFC 8292). */
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
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(to, payload, {
    vapidDetails: { subject, ...keys },
    TTL: KEPT_SECONDS,
    contentEncoding: 'aes128gcm',
  })
  const { 'Content-Length': _counted, ...rest } = headers as Record<string, string>
  const answer = await fetch(endpoint, {
    method,
    headers: rest,
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  })
  await answer.arrayBuffer()
  if (answer.ok) return 'sent' as const
  if (answer.status === 404 || answer.status === 410) return 'gone' as const
  throw new Error(`A push service answered ${answer.status}`)
}

/** What is too long loses what the notification can do without. */
function fitting(message: PushMessage): string {
  const whole = JSON.stringify(message)
  if (Buffer.byteLength(whole) <= MOST_BYTES) return whole
  const { type = '' } = message.data
  return JSON.stringify({
    ...message,
    title: message.title.slice(0, 200),
    body: message.body.slice(0, 400),
    image: '',
    data: { type },
  })
}
