import { expect, test } from 'vitest'
import { toBase32 } from './base32.ts'

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('the RFC 4648 vector “%s” encodes to %s without padding', (text, expected) => {
  expect(toBase32(new TextEncoder().encode(text))).toBe(expected)
})
