import { beforeEach, describe, expect, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { cache, cachedCategories, recordLanguage } from './cached.ts'
import { settingsArrived, settingsFailed, settingsRequested } from './settings.ts'
import { type CachedCategory, initialState } from './slices.ts'
import { patch, store } from './store.ts'
import { userFailed, userRequested, userSignedIn, userSignedOut, userSwitched } from './user.ts'

beforeEach(() => store.setState(structuredClone(initialState)))

const slice = <K extends keyof typeof initialState>(name: K) => store.getState()[name]

describe('a settings fetch', () => {
  test('sets loading on request; success stores data, clears loading and records the time', () => {
    proves('4.1')
    const session = new Map<string, string>()
    settingsRequested()
    expect(slice('Settings').loading).toBe(true)
    settingsArrived({ company_name: 'Casa' }, 99, { setItem: (key, value) => void session.set(key, value) })
    expect(slice('Settings')).toMatchObject({ data: { company_name: 'Casa' }, loading: false, lastFetch: 99 })
    expect(session.get('lastFetch')).toBe('99')
  })

  test('clears loading on failure and changes nothing else', () => {
    proves('4.1', '8.23')
    settingsArrived({ company_name: 'Casa' }, 99, undefined)
    settingsRequested()
    settingsFailed()
    expect(slice('Settings')).toMatchObject({ data: { company_name: 'Casa' }, loading: false, lastFetch: 99 })
  })
})

describe('a sign-in', () => {
  test('sets loading on request; success stores the response and keeps loading true', () => {
    proves('4.2')
    userRequested()
    expect(slice('User_signup')).toEqual({ data: null, loading: true })
    userSignedIn({ id: 7 })
    expect(slice('User_signup')).toEqual({ data: { data: { id: 7 } }, loading: true })
  })

  test('clears loading on failure', () => {
    proves('4.2')
    userRequested()
    userFailed()
    expect(slice('User_signup')).toEqual({ data: null, loading: false })
  })
})

const VILLA: CachedCategory = { id: 3, slug_id: 'villa', category: 'Villa', translated_name: 'Villa', image: '' }
const CHAT = { userId: 1, propertyId: 2, name: 'Asha', profile: '', title: 'Loft' }

describe('a sign-out', () => {
  test('resets the user, the device token, cached choices and session markers; site data stays', () => {
    proves('4.2')
    const session = new Map([
      ['lastFetch', '5'],
      ['manualRefresh', 'true'],
    ])
    vi.stubGlobal('sessionStorage', { removeItem: (key: string) => session.delete(key) })
    userSignedIn({ id: 7 })
    patch('Settings', { fcmToken: 'device' })
    patch('cachedata', { categories: [VILLA], lastFetch: 5, newChat: CHAT, filterData: 'type=rent', isProject: true })
    userSignedOut()
    vi.unstubAllGlobals()
    expect(slice('User_signup')).toEqual(initialState.User_signup)
    expect(slice('Settings').fcmToken).toBeNull()
    expect(slice('cachedata')).toEqual({ ...initialState.cachedata, categories: [VILLA], lastFetch: 5 })
    expect(session.size).toBe(0)
  })

  test('a switch to another user keeps no choices of the first one', () => {
    cache('newChat', CHAT)
    userSignedIn({ id: 7 })
    userSwitched()
    expect(slice('cachedata').newChat).toBeNull()
    expect(slice('User_signup').data).toBeNull()
  })
})

describe('cached categories', () => {
  test('are fetched once, loading until then, and again after ten minutes', async () => {
    proves('4.3')
    let now = 1000
    const fetch = vi.fn(async () => [VILLA])
    const first = cachedCategories(fetch, () => now)
    expect(slice('cachedata').loading).toBe(true)
    // A second reader awaits the same response.
    expect(await cachedCategories(fetch, () => now)).toEqual([VILLA])
    expect(await first).toEqual([VILLA])
    expect(slice('cachedata')).toMatchObject({ categories: [VILLA], lastFetch: 1000, loading: false })
    now += 599_999
    await cachedCategories(fetch, () => now)
    expect(fetch).toHaveBeenCalledTimes(1)
    now += 1
    await cachedCategories(fetch, () => now)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(slice('cachedata').lastFetch).toBe(601_000)
  })

  test('clear loading when the fetch fails, and keep the cached ones', async () => {
    proves('4.3')
    patch('cachedata', { categories: [VILLA], lastFetch: 0 })
    const offline = async () => Promise.reject(new Error('offline'))
    expect(await cachedCategories(offline, () => 700_000)).toEqual([VILLA])
    expect(slice('cachedata')).toMatchObject({ categories: [VILLA], lastFetch: 0, loading: false })
  })

  test('are dropped when the language of the page changes, and only then', () => {
    patch('Language', { language: 'en' })
    patch('cachedata', { categories: [VILLA], lastFetch: 5 })
    recordLanguage('en')
    expect(slice('cachedata').categories).toEqual([VILLA])
    recordLanguage('ar')
    expect(slice('cachedata')).toMatchObject({ categories: [], lastFetch: null })
    expect(slice('Language')).toEqual({ language: 'ar', loading: false })
  })
})
