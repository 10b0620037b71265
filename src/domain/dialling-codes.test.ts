import { expect, test } from 'vitest'
import { diallingCodeOf, diallingCountries } from './dialling-codes.ts'

test.each([
  ['US', '1'],
  ['CA', '1'],
  ['PT', '351'],
  ['IN', '91'],
  ['AE', '971'],
  ['KZ', '7'],
  ['ZZ', null],
])('the dialling code of %s is %s', (country, code) => {
  expect(diallingCodeOf(country)).toBe(code)
})

test('no country occurs twice, and every code has one to four digits', () => {
  expect(new Set(diallingCountries.map(({ country }) => country)).size).toBe(diallingCountries.length)
  for (const { code } of diallingCountries) expect(code).toMatch(/^\d{1,4}$/)
})
