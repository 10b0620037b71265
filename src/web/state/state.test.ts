import { expect, test, vi } from 'vitest'
import { HYDRATION_TIMEOUT_MS, hydrate, readState, writeState } from './persist.ts'
import { forgetFetched, markFetched, markPageLoad } from './session-marks.ts'
import { initialState } from './slices.ts'

function memory(entries: Record<string, string> = {}) {
  return {
    entries,
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
  }
}

test('state is kept under the key that existing clients use, every slice as text', () => {
  const store = memory()
  writeState(store, { ...initialState, User_signup: { data: { token: 'abc' }, loading: false } })
  const kept = JSON.parse(store.entries['persist:root']!)
  expect(Object.keys(kept)).toEqual(['Settings', 'User_signup', 'Language', 'cachedata', 'location', '_persist'])
  expect(JSON.parse(kept.User_signup)).toEqual({ data: { token: 'abc' }, loading: false })
})

test('what was kept comes back; one broken slice does not lose the others', () => {
  const store = memory({ 'persist:root': JSON.stringify({ Language: '{"language":"ar"}', location: '{broken' }) })
  expect(readState(store)).toEqual({ ...initialState, Language: { loading: false, language: 'ar' } })
  expect(readState(memory({ 'persist:root': 'not json' }))).toEqual(initialState)
})

test('a store that does not answer within five seconds is not waited for', async () => {
  vi.useFakeTimers()
  expect(HYDRATION_TIMEOUT_MS).toBe(5000)
  let settled = false
  const never = hydrate(() => new Promise(() => {})).then((state) => {
    settled = true
    return state
  })
  await vi.advanceTimersByTimeAsync(4999)
  expect(settled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await never).toEqual(initialState)
  vi.useRealTimers()
})

test('a page load marks the session, and forgetting the last fetch clears the mark', () => {
  const session = memory()
  markPageLoad(session, 'Mozilla/5.0 (X11)')
  markFetched(session, 12)
  expect(session.entries).toEqual({ manualRefresh: 'true', lastFetch: '12' })
  forgetFetched(session)
  expect(session.entries).toEqual({})
  markPageLoad(session, 'Mozilla/5.0')
  markPageLoad(session, 'curl/8')
  expect(session.entries).toEqual({})
})
