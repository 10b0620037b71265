import { expect, test } from 'vitest'
import { LOGIN_RULES, pauseAfter } from './login-attempts.ts'

test.each([
  [1, 0],
  [4, 0],
  [5, 15],
  [6, 30],
  [8, 120],
  [11, 900],
  [10_000, 900],
])('after %i failures on one account from one address the pause is %i seconds', (failures, seconds) => {
  expect(pauseAfter(failures, LOGIN_RULES.accountFromAddress)).toBe(seconds)
})

test('an address that tries many accounts has more room', () => {
  expect(pauseAfter(39, LOGIN_RULES.address)).toBe(0)
  expect(pauseAfter(40, LOGIN_RULES.address)).toBe(15)
})
