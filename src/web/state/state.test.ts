import { describe, expect, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { HYDRATION_TIMEOUT_MS, hydrate, readState, writeState } from './persist.ts'
import { forgetFetched, isFetchDue, markFetched, markPageLoad } from './session-marks.ts'
import { initialState } from './slices.ts'
import { usableCache } from './usable-cache.ts'

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
  proves('3.2', '3.3', '3.4', '3.5', '3.6', '3.7')
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
  proves('9.17')
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

test('loading flags of an interrupted request, when state is read again, are cleared', () => {
  const store = memory()
  const loading = { ...initialState.cachedata, loading: true }
  writeState(store, {
    ...initialState,
    Settings: { ...initialState.Settings, loading: true },
    User_signup: { data: null, loading: true },
    cachedata: loading,
  })
  expect(readState(store)).toEqual(initialState)
})

test('the cache of another client, when it is read, keeps only fields that can be used', () => {
  const kept = {
    categories: [
      { id: 3, slug_id: 'villa', category: 'Villa', translated_name: 'Villa', image: '' },
      { id: 'x' },
      null,
    ],
    lastFetch: 7,
    newChat: { propertyId: 4 },
    filterData: { propType: 0 },
    articleCategoryId: '',
    sliderLength: 4,
    isProject: 'no',
  }
  expect(usableCache(kept)).toEqual({
    ...initialState.cachedata,
    categories: [kept.categories[0]],
    lastFetch: 7,
    sliderLength: 4,
  })
})

describe('session markers', () => {
  test('a page load in a Mozilla-style browser sets manualRefresh, in another removes it', () => {
    proves('4.7')
    const session = memory()
    markPageLoad(session, 'Mozilla/5.0 (X11)')
    expect(session.entries).toEqual({ manualRefresh: 'true' })
    markPageLoad(session, 'curl/8')
    expect(session.entries).toEqual({})
  })

  test('forgetting the last fetch clears the reload flag', () => {
    proves('3.8', '4.8')
    const session = memory({ manualRefresh: 'true' })
    markFetched(session, 12)
    expect(session.entries).toEqual({ manualRefresh: 'true', lastFetch: '12' })
    forgetFetched(session)
    expect(session.entries).toEqual({})
  })

  test('a fetch is due after ten minutes', () => {
    const session = memory({ manualRefresh: 'true', lastFetch: '1000' })
    expect(isFetchDue(session, 600_999)).toBe(false)
    expect(isFetchDue(session, 601_000)).toBe(true)
    expect(session.entries.manualRefresh).toBe('true')
  })

  test('a fetch is due and the reload flag is cleared when the lastFetch marker was removed', () => {
    proves('4.8')
    const session = memory({ manualRefresh: 'true' })
    expect(isFetchDue(session, 1)).toBe(true)
    expect(session.entries).toEqual({})
  })
})

test('a change made before the kept state was read is not undone by it', async () => {
  const kept = memory()
  writeState(kept, { ...initialState, cachedata: { ...initialState.cachedata, sliderLength: 9, isProject: true } })
  vi.stubGlobal('localStorage', kept)
  vi.resetModules()
  const { patch, startStore, store } = await import('./store.ts')
  patch('cachedata', { sliderLength: 3 })
  await Promise.all([startStore(), startStore()])
  expect(store.getState().cachedata).toMatchObject({ sliderLength: 3, isProject: true })
  expect(readState(kept).cachedata.sliderLength).toBe(3)
  vi.unstubAllGlobals()
  vi.resetModules()
})
