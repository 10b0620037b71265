import { expect, test } from 'vitest'
import { deriveFrom } from '#server/derive.ts'
import { isPermitted, signPermit } from './signed-links.ts'

const derive = deriveFrom('a secret of at least thirty-two characters')
const now = new Date('2026-11-15T12:00:00Z')
const permit = { key: '0'.repeat(32), userId: 7, expires: now.getTime() / 1000 + 60 }
const signature = signPermit(derive, permit)

test('a signature is valid for its permit until it expires', () => {
  expect(isPermitted(derive, permit, signature, now)).toBe(true)
  expect(isPermitted(derive, permit, signature, new Date(now.getTime() + 60_000))).toBe(true)
  expect(isPermitted(derive, permit, signature, new Date(now.getTime() + 61_000))).toBe(false)
})

test.each([
  { what: 'another file', forged: { ...permit, key: '1'.repeat(32) } },
  { what: 'another person', forged: { ...permit, userId: 8 } },
  { what: 'a later end', forged: { ...permit, expires: permit.expires + 1 } },
  { what: 'no end at all', forged: { ...permit, expires: Number.NaN } },
  { what: 'an end beyond numbers', forged: { ...permit, expires: Number.POSITIVE_INFINITY } },
])('a signature is not valid for $what', ({ forged }) => {
  expect(isPermitted(derive, forged, signature, now)).toBe(false)
})

test.each(['', 'x', signature.slice(1), `${signature}x`, signature.toUpperCase(), 'é'.repeat(signature.length)])(
  'the signature %j is refused',
  (forged) => {
    expect(isPermitted(derive, permit, forged, now)).toBe(false)
  },
)

test('another secret gives another signature', () => {
  expect(signPermit(deriveFrom('another secret of at least thirty-two'), permit)).not.toBe(signature)
})
