import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { initialState } from '#web/state/slices.ts'
import { store } from '#web/state/store.ts'
import { clearPlace, rememberPlace, rememberText } from './save-place.ts'

const PORTO = {
  formatted_address: 'Porto, Portugal',
  city: 'Porto',
  state: 'Porto',
  country: 'Portugal',
  latitude: 41.15,
  longitude: -8.61,
}
const page = { cookie: '', documentElement: { dataset: { consent: 'accepted' } } }

beforeEach(() => {
  store.setState(structuredClone(initialState))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'http:' })
})
afterEach(() => vi.unstubAllGlobals())

test('a chosen place is stored and marked as set; clearing removes it and marks it as not set', () => {
  proves('4.4', '3.6')
  rememberPlace(PORTO)
  expect(store.getState().location).toEqual({ currentLocation: PORTO, isLocationSet: true })
  expect(page.cookie).toContain('Porto')
  clearPlace()
  expect(store.getState().location).toEqual({ currentLocation: null, isLocationSet: false })
  expect(page.cookie).toContain('Max-Age=0')
})

test('the cookie of a location is Secure only on a page that was loaded over https', () => {
  rememberPlace(PORTO)
  expect(page.cookie).not.toContain('Secure')
  vi.stubGlobal('location', { protocol: 'https:' })
  rememberPlace(PORTO)
  expect(page.cookie).toMatch(/; SameSite=Lax; Secure$/)
})

test('a typed text is stored as an address alone, and a blank one sets nothing', () => {
  proves('4.6', '5.26')
  rememberText(' by the sea ')
  expect(store.getState().location).toEqual({
    currentLocation: { formatted_address: 'by the sea', city: '', state: '', country: '' },
    isLocationSet: true,
  })
  rememberText('   ')
  expect(store.getState().location).toEqual({ currentLocation: null, isLocationSet: false })
})
