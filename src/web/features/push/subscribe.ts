import { patch, store } from '#web/state/store.ts'
import { register, unregister } from './calls.ts'
import { type Kept, needsRenewal, PATIENCE_MS, readKept, STATES, writeKept } from './registration.ts'
import { siteKey } from './site-key.ts'

/** Why this device hears nothing. */
export type PushFault =
  | 'unsupported'
  | 'blocked'
  | 'worker'
  | 'subscribe-failed'
  | 'update-failed'
  | 'unsubscribe-failed'

export class PushFailure extends Error {
  readonly fault: PushFault

  constructor(fault: PushFault) {
    super(fault)
    this.fault = fault
  }
}

/** Apart from that of the pages, so that each worker can be changed without the other; existing clients use the same. */
const SCOPE = '/firebase-cloud-messaging-push-scope'

interface Session {
  readerId: number
}

export const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined'

/** Asks, where nobody was asked yet, and registers this device; a refusal is only noted. */
export async function subscribe(session: Session): Promise<void> {
  if (!isSupported()) {
    console.error('Push: unsupported browser')
    throw new PushFailure('unsupported')
  }
  if ((await Notification.requestPermission()) !== 'granted') {
    console.info('Notification Permission Denied.')
    throw new PushFailure('blocked')
  }
  await renew(session)
}

/** Registers this device or renews what is older than a week; asks nobody. */
export async function renew({ readerId }: Session): Promise<void> {
  const before = readKept()
  const begin = () => writeKept({ status: STATES.underway, at: Date.now(), readerId, token: before?.token ?? null })
  begin()
  try {
    const worker = await activeWorker()
    const subscription = await subscriptionOf(worker.pushManager, await siteKey())
    const device = JSON.stringify(subscription)
    // A sign-out takes the device off; the browser's subscription outlives it.
    const isKnown = store.getState().Settings.fcmToken === device
    if (!isKnown || needsRenewal(before, readerId, device, Date.now())) {
      begin()
      const replaces = before?.token && before.token !== device ? { replaces: before.token } : {}
      await register({ token: device, ...replaces }).catch(() => {
        throw new PushFailure(before?.token ? 'update-failed' : 'subscribe-failed')
      })
    }
    writeKept({ status: STATES.registered, at: Date.now(), readerId, token: device })
    patch('Settings', { fcmToken: device })
  } catch (error) {
    writeKept(unregistered(before, readerId))
    patch('Settings', { fcmToken: null })
    console.info('Push: no token.', error)
    throw error instanceof PushFailure ? error : new PushFailure('subscribe-failed')
  }
}

/** A device that was registered once stays wanted: its next visit tries again. One that never was is forgotten. */
const unregistered = (before: Kept | null, readerId: number): Kept | null =>
  before?.token && before.readerId === readerId ? { ...before, status: STATES.none } : null

export async function unsubscribe(): Promise<void> {
  const kept = readKept()
  try {
    const worker = await navigator.serviceWorker.getRegistration(SCOPE)
    await (await worker?.pushManager.getSubscription())?.unsubscribe()
    if (kept?.token) await unregister(kept.token)
  } catch {
    throw new PushFailure('unsubscribe-failed')
  }
  writeKept(null)
  patch('Settings', { fcmToken: null })
}

/** The worker of the site, registered where there is none, once it is at work. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker
    .register('/firebase-messaging-sw.js', { scope: SCOPE, updateViaCache: 'none' })
    .catch(() => {
      throw new PushFailure('worker')
    })
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return registration
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new PushFailure('worker')), PATIENCE_MS)
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'activated') return
      clearTimeout(late)
      resolve(registration)
    })
  })
}

/** The browser's own subscription; one that was made for another key of the site is of no use any more. */
async function subscriptionOf(manager: PushManager, key: string): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(key)
  const known = await manager.getSubscription()
  if (known && isSame(known.options.applicationServerKey, applicationServerKey)) return known
  await known?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

function isSame(known: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? new ArrayBuffer(0))
  return bytes.length === wanted.length && bytes.every((byte, at) => byte === wanted[at])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
