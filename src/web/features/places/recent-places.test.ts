import { expect, test } from 'vitest'
import { addRecentPlace, clearRecentPlaces, recentPlaces } from './recent-places.ts'

function memory(text?: string) {
  const entries = new Map(text === undefined ? [] : [['recent-places', text]])
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const place = (formatted_address: string) => ({
  formatted_address,
  city: formatted_address,
  state: '',
  country: '',
  latitude: 1,
  longitude: 2,
})
const names = (store: ReturnType<typeof memory>) =>
  recentPlaces(store).map(({ formatted_address }) => formatted_address)

test('the latest is first, without duplicates, and five are kept', () => {
  const store = memory()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'b', 'f']) addRecentPlace(store, place(name))
  expect(names(store)).toEqual(['f', 'b', 'e', 'd', 'c'])
  clearRecentPlaces(store)
  expect(names(store)).toEqual([])
})

test.each(['', '{', '{}', '[1, null, {"formatted_address": "x"}]', '"text"'])('%s holds no place', (text) => {
  expect(recentPlaces(memory(text))).toEqual([])
})

test('storage that throws is not an error', () => {
  const refusing = {
    ...memory(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => addRecentPlace(refusing, place('a'))).not.toThrow()
})
