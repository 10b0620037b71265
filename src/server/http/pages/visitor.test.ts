import { expect, test } from 'vitest'
import { languageOf, placeOf } from './visitor.ts'

const KNOWN = ['en', 'es', 'ar']

test.each([
  { query: 'ar', cookie: 'es', accept: 'en', language: 'ar' },
  { query: undefined, cookie: 'es', accept: 'ar', language: 'es' },
  { query: undefined, cookie: undefined, accept: 'ar-EG,en;q=0.8', language: 'ar' },
  { query: undefined, cookie: undefined, accept: 'fr-FR,es;q=0.5', language: 'es' },
  { query: 'EN', cookie: 'es', accept: undefined, language: 'en' },
  { query: 'xx', cookie: 'yy', accept: 'zz', language: 'es' },
  { query: '__proto__', cookie: '', accept: '', language: 'es' },
])('query $query, cookie $cookie and header $accept give the language $language', ({ language, ...asked }) => {
  expect(languageOf(asked, KNOWN, 'es')).toBe(language)
})

const LISBON = {
  formatted_address: 'Lisbon, Portugal',
  city: 'Lisbon',
  state: 'Lisboa',
  country: 'Portugal',
  latitude: 38.72,
  longitude: -9.14,
}

test('a chosen location is parsed back, with its radius if that is valid', () => {
  expect(placeOf(JSON.stringify(LISBON))).toEqual(LISBON)
  expect(placeOf(JSON.stringify({ ...LISBON, radius: 25 }))).toEqual({ ...LISBON, radius: 25 })
  expect(placeOf(JSON.stringify({ ...LISBON, radius: 1e9 }))).toEqual(LISBON)
  expect(placeOf(JSON.stringify({ ...LISBON, extra: 'x' }))).toEqual(LISBON)
  expect(placeOf(JSON.stringify({ ...LISBON, latitude: '38.72', radius: '25' }))).toEqual({ ...LISBON, radius: 25 })
})

test.each([
  undefined,
  '',
  'not json',
  'null',
  '[]',
  JSON.stringify({ ...LISBON, latitude: 91 }),
  JSON.stringify({ ...LISBON, longitude: 'east' }),
  JSON.stringify({ ...LISBON, city: { toString: 'x' } }),
  JSON.stringify({ ...LISBON, city: ['Lisbon'] }),
  JSON.stringify({ ...LISBON, extra: 'x'.repeat(1000) }),
  JSON.stringify({ ...LISBON, formatted_address: 'x'.repeat(300) }),
  'x'.repeat(5000),
])('a malformed cookie is ignored: %s', (cookie) => {
  expect(placeOf(cookie)).toBeNull()
})
