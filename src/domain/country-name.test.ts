import { expect, test } from 'vitest'
import { countryCode } from './country-name.ts'

test.each([
  ['Portugal', 'PT'],
  ['united kingdom', 'GB'],
  ['Germany', 'DE'],
  ['Nowhere', null],
  ['', null],
])('the code of the country %j is %s', (name, code) => {
  expect(countryCode(name)).toBe(code)
})
