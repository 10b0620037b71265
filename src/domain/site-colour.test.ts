import { expect, test } from 'vitest'
import { siteColour } from './site-colour.ts'

test.each([
  ['#AA3311', '#aa3311'],
  ['ff087c7c', '#087c7c'],
  ['#ff087C7c', '#087c7c'],
  [undefined, '#14594a'],
  ['', '#14594a'],
  ['red;}', '#14594a'],
])('%s is %s', (setting, expected) => {
  expect(siteColour(setting)).toBe(expected)
})
