import { expect, test } from 'vitest'
import { labelColour, siteColour } from './site-colour.ts'

test.each([
  ['#AA3311', '#aa3311'],
  ['ff087c7c', '#087c7c'],
  ['#ff087C7c', '#087c7c'],
  [undefined, '#14594a'],
  ['', '#14594a'],
  ['red;}', '#14594a'],
])('the setting %s gives the colour %s', (setting, expected) => {
  expect(siteColour(setting)).toBe(expected)
})

test.each([
  ['#14594a', '#ffffff'],
  ['#7a3cff', '#ffffff'],
  ['#5cc2a4', '#0b0f0d'],
  ['#ffe600', '#0b0f0d'],
])('a label on %s is %s', (colour, label) => {
  expect(labelColour(colour)).toBe(label)
})
