import { beforeEach, expect, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import type { RootData } from './root-data.ts'
import { cacheRoot, isRootDue, refreshRoot } from './root-refresh.ts'
import { initialState } from './state/slices.ts'
import { store } from './state/store.ts'

const root = (isSignedIn: boolean) => ({ isSignedIn, settings: { company_name: 'Casa' } }) as unknown as RootData

beforeEach(() => store.setState(structuredClone(initialState)))

test('a settings fetch that fails clears loading and keeps the displayed data', async () => {
  proves('8.23')
  cacheRoot(root(false))
  const failing = refreshRoot(async () => {
    expect(store.getState().Settings.loading).toBe(true)
    throw new TypeError('Failed to fetch')
  })
  expect(await failing).toEqual(root(false))
  expect(store.getState().Settings.loading).toBe(false)
})

test('a settings fetch that fails after a sign-out shows nothing of the user', async () => {
  cacheRoot(root(true))
  await expect(refreshRoot(async () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow()
})

test('a redirect or a maintenance response to a settings fetch is followed', async () => {
  cacheRoot(root(false))
  const moved = new Response(null, { status: 302 })
  await expect(refreshRoot(async () => Promise.reject(moved))).rejects.toBe(moved)
})

test('settings are fetched again on the next navigation when the lastFetch marker is gone', () => {
  const session = new Map([['lastFetch', String(Date.now())]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    removeItem: (key: string) => session.delete(key),
  })
  expect(isRootDue()).toBe(false)
  session.delete('lastFetch')
  expect(isRootDue()).toBe(true)
  vi.unstubAllGlobals()
})
