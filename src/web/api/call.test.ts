import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPropertyList } from '#contract/properties.ts'
import { contactUs } from '#contract/support.ts'
import { proves } from '#test/conformance/proves.ts'
import { initialState } from '#web/state/slices.ts'
import { store } from '#web/state/store.ts'
import { userSignedIn } from '#web/state/user.ts'
import { consumeToasts, type ToastCall, takeWaiting } from '#web/ui/toast.ts'
import { CallFailure, call } from './call.ts'
import type { CallToasts } from './call-toasts.ts'

let shown: Pick<ToastCall, 'kind' | 'message' | 'duration'>[]
beforeEach(() => {
  takeWaiting()
  shown = []
  consumeToasts(({ kind, message, duration }) => shown.push({ kind, message, duration }))
  vi.stubGlobal('location', { origin: 'http://lintel.test' })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  store.setState(initialState)
})

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
const ALL: CallToasts = { on: 'all', unreachable: 'The server cannot be reached.' }
const send = (toasts?: CallToasts) => call(contactUs, {} as never, toasts ? { toasts } : {})

describe('a call with toasts on', () => {
  test('shows the message of a success for 5,000 ms and returns the payload', async () => {
    proves('7.77', '7.80', '9.19')
    answer(200, { error: false, message: 'Message sent', data: { id: 4 } })
    expect(await send(ALL)).toEqual({ id: 4 })
    expect(shown).toEqual([{ kind: 'success', message: 'Message sent', duration: 5000 }])
  })

  test('with the error flag set shows the message as an error toast and throws it to the caller', async () => {
    proves('7.78')
    answer(200, { error: true, message: 'Subject is required' })
    await expect(send(ALL)).rejects.toThrow('Subject is required')
    expect(shown).toEqual([{ kind: 'error', message: 'Subject is required', duration: 5000 }])
  })

  test('that fails in transport shows the response body and throws it to the caller', async () => {
    proves('7.79')
    const body = { error: true, message: 'Oops! Something went wrong. Please try again later', code: 500 }
    answer(500, body)
    const failure = await send(ALL).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CallFailure)
    expect((failure as CallFailure).body).toEqual(body)
    expect(shown.map(({ kind, message }) => [kind, message])).toEqual([['error', body.message]])
  })

  test('without a response shows the connection message', async () => {
    proves('7.79')
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(send(ALL)).rejects.toThrow('Failed to fetch')
    expect(shown.map(({ message }) => message)).toEqual(['The server cannot be reached.'])
  })

  test('leaves an error to a caller that shows it itself, and a success where only failures are on', async () => {
    answer(200, { error: true, message: 'You have not subscribed. Please subscribe first' })
    await expect(send({ ...ALL, isShownElsewhere: () => true })).rejects.toThrow()
    answer(200, { error: false, message: 'Message sent', data: null })
    await send({ ...ALL, on: 'failure' })
    expect(shown).toEqual([])
  })
})

test('a call without toasts shows nothing', async () => {
  proves('7.86')
  answer(200, { error: false, message: 'Message sent', data: null })
  await send()
  answer(500, { error: true, message: 'Oops' })
  await expect(send()).rejects.toThrow('Oops')
  expect(shown).toEqual([])
})

describe('a request', () => {
  const ask = async (input: Record<string, unknown>) => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json({ error: false, message: '', data: [], total: 0 }))
    vi.stubGlobal('fetch', fetched)
    await call(getPropertyList, input)
    const [url, init] = fetched.mock.calls[0]!
    return { search: (url as URL).search, init, headers: new Headers(init?.headers) }
  }

  test('sends only the parameters that have a value', async () => {
    proves('5.27')
    const filters = { city: 'Porto', state: '', country: null, search: undefined, offset: 0, promoted: false }
    expect((await ask(filters)).search).toBe('?city=Porto&offset=0&promoted=false')
  })

  test('carries no bearer token: it names the account of the page and relies on the session cookie', async () => {
    const visitor = await ask({})
    expect([visitor.headers.get('prefer'), visitor.headers.get('x-page-account')]).toEqual([
      ...['urls=relative, session=cookie', null],
    ])
    userSignedIn({ id: 7 })
    const { headers, init } = await ask({})
    expect([headers.get('authorization'), headers.get('x-page-account')]).toEqual([null, '7'])
    // `same-origin` is the default of fetch: the session cookie is sent.
    expect(init?.credentials).toBeUndefined()
  })
})
