import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { PROVIDER_PROBLEMS, problemOf } from './provider-codes.ts'

test.each([
  ['auth/user-not-found', 'user-not-found'],
  ['auth/wrong-password', 'wrong-password'],
  ['auth/email-already-in-use', 'email-in-use'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/user-disabled', 'account-disabled'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/operation-not-allowed', 'not-allowed'],
  ['auth/internal-error', 'internal'],
  ['auth/invalid-login-credentials', 'wrong-details'],
  ['auth/invalid-credential', 'wrong-details'],
  ['auth/weak-password', 'weak-password'],
  ['auth/quota-exceeded', 'quota-exceeded'],
  ['auth/invalid-phone-number', 'invalid-phone'],
  ['access_denied', 'cancelled'],
  ['temporarily_unavailable', 'unreachable'],
  ['auth/never-heard-of', null],
  ['constructor', null],
  ['', null],
])('the code %s is the problem %s', (code, problem) => {
  proves('8.1')
  expect(problemOf(code)).toBe(problem)
})

test.each(Object.entries(PROVIDER_PROBLEMS))(
  'every code of %s is recognised with and without its prefix',
  (problem, codes) => {
    for (const code of codes) expect([problemOf(code), problemOf(`auth/${code}`)]).toEqual([problem, problem])
  },
)

test('no code is listed twice', () => {
  const codes = Object.values(PROVIDER_PROBLEMS).flat()
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBeGreaterThan(120)
})
