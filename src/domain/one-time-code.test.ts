import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeFrom } from './one-time-code.ts'

test.each([
  [[0, 0, 0, 0, 0, 0], '000000'],
  [[0, 0, 0, 0, 0, 7], '000007'],
  [[0, 0, 0, 15, 66, 64], '000000'],
  [[255, 255, 255, 255, 255, 255], '710655'],
])('the bytes %j give the code %s', (bytes, code) => {
  expect(codeFrom(Uint8Array.from(bytes))).toBe(code)
})

test('a code always has six digits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 32 }), (bytes) => {
      expect(codeFrom(bytes)).toMatch(/^\d{6}$/)
    }),
  )
})
