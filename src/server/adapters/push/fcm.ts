import { createSign } from 'node:crypto'
import type { Delivery, PushMessage } from './port.ts'

export interface FcmOptions {
  url: string
  projectId: string
  clientEmail: string
  privateKey: string
  tokenUrl: string
}

const PATIENCE_MS = 10_000
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const HOUR_SECONDS = 3600
/** An access token is renewed this long before it expires. */
const EARLY_MS = 60_000

/**
 * Sends to apps with the FCM HTTP v1 API and an access token of the service account; implemented directly, because two
 * calls need no library.
 */
export function fcmPush(options: FcmOptions, now: () => number = Date.now) {
  let permit: { token: string; until: number } | null = null
  const permitted = async () => {
    if (!permit || permit.until < now()) permit = await askPermit(options, now())
    return permit.token
  }
  return async function send(token: string, message: PushMessage): Promise<Delivery> {
    const answer = await fetch(`${options.url}/v1/projects/${encodeURIComponent(options.projectId)}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await permitted()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: wired(token, message) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    })
    const body = (await answer.json().catch(() => ({}))) as FcmProblem
    if (answer.ok) return 'sent'
    if (isGone(answer.status, body)) return 'gone'
    // A refused access token is renewed on the next attempt.
    if (answer.status === 401) permit = null
    throw new Error(`FCM answered ${answer.status} ${body.error?.status ?? ''}`.trim())
  }
}

const wired = (token: string, message: PushMessage) =>
  message.title === '' ? unseen(token, message) : seen(token, message)

/** Data-only message; iOS wakes the app only for messages that request it. */
const unseen = (token: string, { data }: PushMessage) => ({
  token,
  data,
  android: { priority: 'high' },
  apns: {
    headers: { 'apns-push-type': 'background', 'apns-priority': '5' },
    payload: { aps: { 'content-available': 1 } },
  },
})

const seen = (token: string, { title, body, image, icon, link, tag, data }: PushMessage) => ({
  token,
  notification: { title, body, ...(image && { image }) },
  data: { ...data, link },
  android: { notification: { tag } },
  apns: { headers: { 'apns-collapse-id': tag.slice(0, 64) } },
  webpush: {
    ...(icon && { notification: { icon } }),
    fcm_options: { link, analytics_label: data.type ?? 'default' },
  },
})

interface FcmProblem {
  error?: { status?: string; message?: string; details?: { errorCode?: string }[] }
}

function isGone(status: number, { error }: FcmProblem): boolean {
  const isUnknown = error?.details?.some(({ errorCode }) => errorCode === 'UNREGISTERED') ?? false
  const isNoToken = status === 400 && /registration token/i.test(error?.message ?? '')
  return isUnknown || isNoToken || status === 404
}

/** Exchanges a JWT signed with the account's key for an access token of one hour. */
async function askPermit({ clientEmail, privateKey, tokenUrl }: FcmOptions, now: number) {
  const issued = Math.floor(now / 1000)
  const claim = { iss: clientEmail, scope: SCOPE, aud: tokenUrl, iat: issued, exp: issued + HOUR_SECONDS }
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claim)}`
  const signature = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: `${signed}.${signature}`,
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  })
  const body = (await answer.json().catch(() => ({}))) as { access_token?: string; expires_in?: number }
  if (!answer.ok || !body.access_token) throw new Error(`FCM gave no permit: ${answer.status}`)
  return { token: body.access_token, until: now + (body.expires_in ?? HOUR_SECONDS) * 1000 - EARLY_MS }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
