import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { pushDevice, READER } from '#test/support/push-device.ts'
import { initialState } from '#web/state/slices.ts'
import { store } from '#web/state/store.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { KEY_STATES, keyStatusOf, type StoredKey } from './site-key.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

const NOW = 1_800_000_000_000
const DAY = 86_400_000
let device: ReturnType<typeof pushDevice>

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  store.setState(structuredClone(initialState))
  device = pushDevice()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Runs to its end under the fake clock. */
async function ended<T>(work: Promise<T>): Promise<T | { fault: string }> {
  const caught = work.catch((error: { fault: string }) => ({ fault: error.fault }))
  await vi.advanceTimersByTimeAsync(12_000)
  return caught
}
const tokens = () => device.calls.filter(({ path }) => path === '/api/push-token')
const keys = () => device.calls.filter(({ path }) => path === '/api/push-settings')
const visit = () => {
  const stop = refreshSubscription(READER)
  return vi.advanceTimersByTimeAsync(12_000).then(stop)
}

describe('a subscription', () => {
  test('registers a worker and the device, and records both states as completed', async () => {
    proves('4.17', '4.18', '8.22')
    await ended(subscribe(READER))
    expect(device.workers).toEqual(['/firebase-messaging-sw.js'])
    expect(tokens()).toEqual([{ path: '/api/push-token', body: { token: '{"endpoint":"https://push.example/1"}' } }])
    expect(device.registration()).toMatchObject({ status: 2, readerId: 1 })
    expect(JSON.parse(device.entries['push-key']!)).toMatchObject({ status: 2, expiresAt: NOW + 7 * DAY })
    expect(store.getState().Settings.fcmToken).toBe('{"endpoint":"https://push.example/1"}')
  })

  test('is in progress until the server has answered', async () => {
    proves('4.17', '4.18')
    device.statuses = [503, 200, 503]
    const work = subscribe(READER)
    await vi.advanceTimersByTimeAsync(100)
    expect([device.registration().status, JSON.parse(device.entries['push-key']!).status]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(500)
    expect([device.registration().status, JSON.parse(device.entries['push-key']!).status]).toEqual([1, 2])
    await ended(work)
    expect(device.registration().status).toBe(2)
  })

  test('is retried after a 5xx with growing pauses, and given up after four attempts', async () => {
    proves('9.15', '8.19', '8.21')
    device.statuses = [200, 500, 502, 503, 504]
    const at: number[] = []
    const fetch = globalThis.fetch
    vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
      at.push(Date.now() - NOW)
      return fetch(...given)
    })
    expect(await ended(subscribe(READER))).toEqual({ fault: 'subscribe-failed' })
    expect(at.slice(1).map((time) => time - at[1]!)).toEqual([0, 500, 1500, 3500])
    expect(device.registration()).toBeNull()
    expect(store.getState().Settings.fcmToken).toBeNull()
    expect(console.info).toHaveBeenCalledWith('Push: no token.', expect.anything())
  })

  test('is not retried after a refusal', async () => {
    device.statuses = [200, 422]
    expect(await ended(subscribe(READER))).toEqual({ fault: 'subscribe-failed' })
    expect(tokens()).toHaveLength(1)
  })

  test('that is denied is only logged and reported as blocked', async () => {
    proves('8.16', '8.18', '8.22')
    device.permission = 'denied'
    expect(await ended(subscribe(READER))).toEqual({ fault: 'blocked' })
    expect(console.info).toHaveBeenCalledWith('Notification Permission Denied.')
    expect(device.calls).toEqual([])
  })

  test('in a browser without push logs an error and returns no token', async () => {
    proves('8.18', '8.21')
    vi.stubGlobal('window', {})
    expect(await ended(subscribe(READER))).toEqual({ fault: 'unsupported' })
    expect(console.error).toHaveBeenCalledWith('Push: unsupported browser')
    expect(device.workers).toEqual([])
  })

  test('whose service worker is not active within ten seconds fails', async () => {
    proves('8.20', '9.16')
    device.isActive = false
    let fault = ''
    const work = subscribe(READER).catch((error: { fault: string }) => {
      fault = error.fault
    })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(fault).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    await work
    expect(fault).toBe('worker')
  })

  test('that cannot be ended on the server says so', async () => {
    proves('8.19')
    await ended(subscribe(READER))
    device.statuses = [422]
    expect(await ended(unsubscribe())).toEqual({ fault: 'unsubscribe-failed' })
    device.statuses = []
    await ended(unsubscribe())
    expect(device.registration()).toBeNull()
  })
})

describe('a registered device', () => {
  beforeEach(async () => {
    await ended(subscribe(READER))
    device.calls.length = 0
  })
  const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY)

  test('is not renewed at a visit within seven days', async () => {
    proves('9.13')
    pass(6.9)
    await visit()
    expect(device.calls).toEqual([])
  })

  test('is renewed at its first visit after a month, once', async () => {
    proves('9.13')
    pass(30)
    await visit()
    await visit()
    expect(tokens()).toHaveLength(1)
    expect(device.registration().at).toBeGreaterThan(NOW + 30 * DAY)
  })

  test('whose notification names another site opens a path of this site', () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign, origin: 'https://site.example' })
    const stop = refreshSubscription(READER)
    const open = (address: string) => {
      device.tell({ data: { kind: 'push-open', address }, ports: [{ postMessage: () => {} }] })
      return assign.mock.lastCall![0]
    }
    expect(open('/chat?id=3')).toBe('/chat?id=3')
    expect(open('https://site.example/chat?id=3#last')).toBe('/chat?id=3#last')
    expect(open('https://site.example//evil.example/x')).toBe('/evil.example/x')
    for (const foreign of ['//evil.example/x', 'https://evil.example/x', 'javascript:alert(1)', 'https://'])
      expect(open(foreign)).toBe('/')
    stop()
  })

  test('is renewed when its tab becomes visible again after a week', async () => {
    proves('9.13')
    const stop = refreshSubscription(READER)
    pass(8)
    device.listeners.get('visibilitychange')!()
    await vi.advanceTimersByTimeAsync(12_000)
    expect(tokens()).toHaveLength(1)
    stop()
    expect(device.listeners.size).toBe(0)
  })

  test('whose renewal failed is renewed at the next visit and replaces its earlier token', async () => {
    proves('8.19', '9.13')
    pass(30)
    device.subscription = null
    device.endpoint = 'https://push.example/2'
    device.statuses = [200, 422]
    await visit()
    expect(device.registration()).toMatchObject({ status: 0, token: '{"endpoint":"https://push.example/1"}' })
    expect(store.getState().Settings.fcmToken).toBeNull()
    device.calls.length = 0
    await visit()
    expect(tokens().map(({ body }) => body)).toEqual([
      { token: '{"endpoint":"https://push.example/2"}', replaces: '{"endpoint":"https://push.example/1"}' },
    ])
    expect(device.registration().status).toBe(2)
  })

  test('is not renewed while another tab does it', async () => {
    pass(30)
    const kept = { ...device.registration(), status: 1, at: Date.now() }
    device.entries['push-registration'] = JSON.stringify(kept)
    refreshSubscription(READER)()
    await vi.advanceTimersByTimeAsync(100)
    expect(device.calls).toEqual([])
  })

  test('keeps the key of the site while more than an hour of it remains', async () => {
    proves('9.14')
    const { expiresAt } = JSON.parse(device.entries['push-key']!) as StoredKey
    store.setState({ Settings: { ...initialState.Settings, fcmToken: null } })
    vi.setSystemTime(expiresAt - 3_600_000)
    refreshSubscription(READER)()
    await vi.advanceTimersByTimeAsync(0)
    expect([keys().length, tokens().length]).toEqual([0, 1])
    store.setState({ Settings: { ...initialState.Settings, fcmToken: null } })
    vi.setSystemTime(expiresAt - 3_599_999)
    await visit()
    expect(keys()).toHaveLength(1)
  })
})

const kept = (given: Partial<StoredKey> = {}): StoredKey => ({
  status: KEY_STATES.completed,
  at: NOW,
  key: 'key',
  expiresAt: NOW + DAY,
  ...given,
})

test.each([
  [null, 0],
  [kept(), 2],
  [kept({ expiresAt: NOW + 3_600_000 }), 2],
  [kept({ expiresAt: NOW + 3_599_999 }), 0],
  [kept({ status: 1, at: NOW - 10_000 }), 1],
  [kept({ status: 1, at: NOW - 10_001 }), 0],
])('the request for the site key %j counts as %i', (state, status) => {
  proves('4.18', '9.14')
  expect(keyStatusOf(state, NOW)).toBe(status)
})
