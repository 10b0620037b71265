import { vi } from 'vitest'

export const READER = { readerId: 1 }
const KEY = 'BOr9'

/** A simulated browser with a push service and a server; the response of each can be changed. */
export function pushDevice() {
  const entries: Record<string, string> = {}
  const device = {
    entries,
    permission: 'granted' as NotificationPermission,
    isActive: true,
    endpoint: 'https://push.example/1',
    subscription: null as object | null,
    /** Responses of the server, in order; afterwards it succeeds. */
    statuses: [] as number[],
    calls: [] as { path: string; body: Record<string, unknown> | null }[],
    workers: [] as string[],
    listeners: new Map<string, () => void>(),
    /** Delivers a message of the service worker to the page. */
    tell: (_message: { data: object; ports: { postMessage: (text: string) => void }[] }) => {},
    registration: () => JSON.parse(entries['push-registration'] ?? 'null'),
  }
  const made = () => ({
    endpoint: device.endpoint,
    options: { applicationServerKey: Uint8Array.from(atob(KEY), (letter) => letter.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint: device.endpoint }),
    unsubscribe: async () => {
      device.subscription = null
    },
  })
  const pushManager = {
    getSubscription: async () => device.subscription,
    subscribe: async () => {
      device.subscription = made()
      return device.subscription
    },
  }
  const installing = { state: 'installing', addEventListener: () => {} }
  const worker = () => ({ pushManager, installing, active: device.isActive ? {} : null })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async (address: string) => {
        device.workers.push(address)
        return worker()
      },
      getRegistration: async () => worker(),
      addEventListener: (_kind: string, listener: typeof device.tell) => {
        device.tell = listener
      },
      removeEventListener: () => {},
    },
  })
  vi.stubGlobal('window', { PushManager: class {} })
  vi.stubGlobal('Notification', {
    get permission() {
      return device.permission
    },
    requestPermission: async () => device.permission,
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
  })
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    visibilityState: 'visible',
    addEventListener: (kind: string, listener: () => void) => device.listeners.set(kind, listener),
    removeEventListener: (kind: string) => device.listeners.delete(kind),
  })
  vi.stubGlobal('location', { origin: 'http://lintel.test' })
  vi.stubGlobal('fetch', async (url: URL, { body }: { body?: string }) => {
    device.calls.push({ path: url.pathname, body: body ? JSON.parse(body) : null })
    const status = device.statuses.shift() ?? 200
    const data = url.pathname.endsWith('/push-settings') ? { public_key: KEY, expires_in: 604_800 } : null
    const answer = status === 200 ? { error: false, message: '', data } : { error: true, message: 'Fault' }
    return new Response(JSON.stringify(answer), { status })
  })
  return device
}
