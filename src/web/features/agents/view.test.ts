import { expect, test } from 'vitest'
import { addressOf } from './view.ts'

test.each([
  ['', null],
  ['  ', null],
  ['https://www.instagram.com/ana', 'https://www.instagram.com/ana'],
  ['ana.lima', 'https://instagram.com/ana.lima'],
  ['@ana_lima', 'https://instagram.com/ana_lima'],
  ['instagram.com/ana', 'https://instagram.com/ana'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['http://', null],
  ['ana lima', null],
])('%j links to %j', (written, address) => {
  expect(addressOf(written, 'instagram.com')).toBe(address)
})
