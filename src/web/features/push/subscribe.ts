import { patch, store } from '#web/state/store.ts'
import { register, unregister } from './calls.ts'
import { type Kept, needsRenewal, PATIENCE_MS, readStored, STATES, writeStored } from './registration.ts'
import { siteKey } from './site-key.ts'

/** Why this device gets no push notifications. */
export type PushError =
  | 'unsupported'
  | 'blocked'
  | 'worker'
  | 'subscribe-failed'
  | 'update-failed'
  | 'unsubscribe-failed'

export class PushFailure extends Error {
  readonly fault: PushError

  constructor(fault: PushError) {
    super(fault)
    this.fault = fault
  }
}

/**
 * A separate scope from the pages' service worker, so that each can be updated without the other; existing clients use
 * the same.
 */
const SCOPE = '/firebase-cloud-messaging-push-scope'

interface Session {
  readerId: number
}

export const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined'

/** Requests the permission where it is undecided, and registers this device; a denial is only recorded. */
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

/** Registers this device or renews a registration older than a week; requests no permission. */
export async function renew({ readerId }: Session): Promise<void> {
  const before = readStored()
  const begin = () => writeStored({ status: STATES.underway, at: Date.now(), readerId, token: before?.token ?? null })
  begin()
  try {
    const worker = await activeWorker()
    const subscription = await subscriptionOf(worker.pushManager, await siteKey())
    const device = JSON.stringify(subscription)
    // A sign-out unregisters the device; the browser's subscription outlives it.
    const isKnown = store.getState().Settings.fcmToken === device
    if (!isKnown || needsRenewal(before, readerId, device, Date.now())) {
      begin()
      const replaces = before?.token && before.token !== device ? { replaces: before.token } : {}
      await register({ token: device, ...replaces }).catch(() => {
        throw new PushFailure(before?.token ? 'update-failed' : 'subscribe-failed')
      })
    }
    writeStored({ status: STATES.registered, at: Date.now(), readerId, token: device })
    patch('Settings', { fcmToken: device })
  } catch (error) {
    writeStored(unregistered(before, readerId))
    patch('Settings', { fcmToken: null })
    console.info('Push: no token.', error)
    throw error instanceof PushFailure ? error : new PushFailure('subscribe-failed')
  }
}

/** A device that was registered once is retried at its next visit. One that never was is dropped. */
const unregistered = (before: Kept | null, readerId: number): Kept | null =>
  before?.token && before.readerId === readerId ? { ...before, status: STATES.none } : null

export async function unsubscribe(): Promise<void> {
  const kept = readStored()
  try {
    const worker = await navigator.serviceWorker.getRegistration(SCOPE)
    await (await worker?.pushManager.getSubscription())?.unsubscribe()
    if (kept?.token) await unregister(kept.token)
  } catch {
    throw new PushFailure('unsubscribe-failed')
  }
  writeStored(null)
  patch('Settings', { fcmToken: null })
}

/** The service worker of the site, registered if missing, once it is active. */
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

/** The browser's own subscription; one made for another key of the site is replaced. */
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
