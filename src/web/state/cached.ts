import { useSyncExternalStore } from 'react'
import { FRESH_MS } from '#domain/fresh.ts'
import { type CachedCategory, type ClientState, initialState } from './slices.ts'
import { patch, store } from './store.ts'

type Cached = ClientState['cachedata']

/** One field of the cache; the server and the first render see its initial value. */
export const useCached = <K extends keyof Cached>(field: K): Cached[K] =>
  useSyncExternalStore(
    store.subscribe,
    () => store.getState().cachedata[field],
    () => initialState.cachedata[field],
  )

/** Stores one field; the same value again changes nothing. */
export function cache<K extends keyof Cached>(field: K, value: Cached[K]) {
  if (store.getState().cachedata[field] !== value) patch('cachedata', { [field]: value })
}

let underway: Promise<readonly CachedCategory[]> | null = null

/** The property types: cached for ten minutes, then refetched. A failed fetch keeps the cached ones. */
export function cachedCategories(
  fetch: () => Promise<readonly CachedCategory[]>,
  now: () => number = Date.now,
): Promise<readonly CachedCategory[]> {
  const { categories, lastFetch } = store.getState().cachedata
  if (lastFetch !== null && now() - lastFetch < FRESH_MS) return Promise.resolve(categories)
  underway ??= refetch(fetch, now).finally(() => {
    underway = null
  })
  return underway
}

async function refetch(fetch: () => Promise<readonly CachedCategory[]>, now: () => number) {
  patch('cachedata', { loading: true })
  try {
    const categories = await fetch()
    patch('cachedata', { categories, lastFetch: now(), loading: false })
    return categories
  } catch {
    patch('cachedata', { loading: false })
    return store.getState().cachedata.categories
  }
}

/** The language of the page. Names in another language are of no use, so a change drops the cached property types. */
export function recordLanguage(language: string) {
  if (store.getState().Language.language !== language) patch('cachedata', { categories: [], lastFetch: null })
  patch('Language', { language, loading: false })
}
