import { expect, test } from 'vitest'
import { LOGIN_RULES, lockoutSeconds } from './login-attempts.ts'

test.each([
  [1, 0],
  [4, 0],
  [5, 15],
  [6, 30],
  [8, 120],
  [11, 900],
  [10_000, 900],
])('%i failures on one account from one address cause a lockout of %i seconds', (failures, seconds) => {
  expect(lockoutSeconds(failures, LOGIN_RULES.accountFromAddress)).toBe(seconds)
})

test('an address that tries many accounts is locked out later', () => {
  expect(lockoutSeconds(39, LOGIN_RULES.address)).toBe(0)
  expect(lockoutSeconds(40, LOGIN_RULES.address)).toBe(15)
})
