import { expect, test } from 'vitest'
import { plain, tokensOf } from './tokens.ts'

test.each([
  ['300k', 300],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1.5m', 1.5],
  ['1,5', 1.5],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ["2'000'000", 2_000_000],
  ['1.000.000', 1_000_000],
  ['300 000', 300_000],
  ['1 250 000', 1_250_000],
  ['0.500', 0.5],
  ['٥٠٠٬٠٠٠', 500_000],
  ['٢٫٥', 2.5],
  ['۳۰۰', 300],
])('%s is parsed as %d', (text, value) => {
  expect(tokensOf(text)[0]!.number).toBe(value)
})

test.each([
  ['Málaga', 'malaga'],
  ['São Paulo', 'sao paulo'],
  ['Zürich-Nord', 'zurich nord'],
  ['الإسكندرية', 'اسكندريه'],
  ['شُقَّة', 'شقه'],
  ["l'Hospitalet", 'lhospitalet'],
])('%s is normalised to %s', (text, expected) => {
  expect(plain(text)).toBe(expected)
})

test('every notation of square metres is one word', () => {
  for (const text of ['100 m2', '100m²', '100 M2', '100 م²']) expect(tokensOf(text)[1]!.forms).toEqual(['sqm'])
})
