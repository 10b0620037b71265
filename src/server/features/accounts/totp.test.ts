import { expect, test } from 'vitest'
import { acceptedStep, totpAt } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i seconds the code of RFC 6238 appendix B is %s', (seconds, code) => {
  expect(totpAt(SECRET, Math.floor(seconds / 30), 8)).toBe(code)
})

test('a code is accepted one step early and one step late, but no further', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  const code = totpAt(SECRET, 100)
  expect([2_969, 2_970, 3_029, 3_059, 3_060].map((seconds) => acceptedStep(SECRET, code, at(seconds), null))).toEqual([
    null,
    100,
    100,
    100,
    null,
  ])
})

test('a step is accepted once, and an earlier step is refused after it', () => {
  const now = new Date(3_000_000)
  expect(acceptedStep(SECRET, totpAt(SECRET, 100), now, 99)).toBe(100)
  expect(acceptedStep(SECRET, totpAt(SECRET, 100), now, 100)).toBeNull()
  expect(acceptedStep(SECRET, totpAt(SECRET, 99), now, 100)).toBeNull()
})

test('a text that is not six digits is refused', () => {
  for (const code of ['', '12345', '1234567', '12345a', '١٢٣٤٥٦'])
    expect(acceptedStep(SECRET, code, new Date(), null)).toBeNull()
})
