import { describe, expect, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { readState, writeState } from './persist.ts'
import { clearFetched, isFetchDue, markFetched, markPageLoad } from './session-flags.ts'
import { initialState } from './slices.ts'
import { patch, startStore } from './store.ts'
import { usableCache } from './usable-cache.ts'
import { accountNow } from './user.ts'

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

test('state is stored under the key that existing clients use, every slice as text', () => {
  proves('3.2', '3.3', '3.4', '3.5', '3.6', '3.7')
  const store = memory()
  writeState(store, { ...initialState, User_signup: { data: { data: { id: 7 } }, loading: false } })
  const kept = JSON.parse(store.entries['persist:root']!)
  expect(Object.keys(kept)).toEqual(['Settings', 'User_signup', 'Language', 'cachedata', 'location', '_persist'])
  expect(JSON.parse(kept.User_signup)).toEqual({ data: { data: { id: 7 } }, loading: false })
})

test('stored state is restored; one broken slice does not lose the others', () => {
  const store = memory({ 'persist:root': JSON.stringify({ Language: '{"language":"ar"}', location: '{broken' }) })
  expect(readState(store)).toEqual({ ...initialState, Language: { loading: false, language: 'ar' } })
  expect(readState(memory({ 'persist:root': 'not json' }))).toEqual(initialState)
})

test('the store has the stored state synchronously after its start', () => {
  proves('9.17')
  const storage = memory({ 'persist:root': JSON.stringify({ User_signup: '{"data":{"data":{"id":7}}}' }) })
  vi.stubGlobal('localStorage', storage)
  startStore()
  expect(accountNow()).toBe(7)
  patch('Language', { language: 'es' })
  expect(readState(storage).Language.language).toBe('es')
  vi.unstubAllGlobals()
})

test('tokens stored by earlier versions are removed when the store starts', () => {
  const entries = {
    'persist:root': JSON.stringify({ User_signup: '{"data":{"token":"7|secret","data":{"id":7}}}' }),
    'own-session': '{"token":"1|secret"}',
  }
  const storage = memory(entries)
  vi.stubGlobal('localStorage', storage)
  startStore()
  expect(JSON.stringify(storage.entries)).not.toContain('secret')
  expect(accountNow()).toBe(7)
  vi.unstubAllGlobals()
})

test('a browser that blocks storage starts with the initial state', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  const get = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
  expect(startStore).not.toThrow()
  if (before) Object.defineProperty(globalThis, 'localStorage', before)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

test('loading flags of an interrupted request are cleared when the state is restored', () => {
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

test('the cache of another client keeps only its usable fields when it is read', () => {
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
    clearFetched(session)
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
