import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { FRESH_MS, type Kept, needsRenewal, PATIENCE_MS, statusOf } from './registration.ts'

test('a registration times out after ten seconds, a token after seven days', () => {
  proves('9.13', '9.15', '9.16')
  expect([PATIENCE_MS, FRESH_MS]).toEqual([10_000, 604_800_000])
})

const NOW = 1_800_000_000_000
const kept = (given: Partial<Kept> = {}): Kept => ({ status: 2, at: NOW, readerId: 1, token: 'here', ...given })

test.each([
  [null, 0],
  [kept(), 2],
  [kept({ readerId: 2 }), 0],
  [kept({ status: 1, at: NOW - PATIENCE_MS }), 1],
  [kept({ status: 1, at: NOW - PATIENCE_MS - 1 }), 0],
])('%j counts as %i', (state, status) => {
  proves('4.17', '9.15')
  expect(statusOf(state, 1, NOW)).toBe(status)
})

test.each([
  [null, true],
  [kept(), false],
  [kept({ token: 'elsewhere' }), true],
  [kept({ readerId: 2 }), true],
  [kept({ at: NOW - FRESH_MS }), false],
  [kept({ at: NOW - FRESH_MS - 1 }), true],
])('%j has to be renewed: %s', (state, needed) => {
  proves('9.13')
  expect(needsRenewal(state, 1, 'here', NOW)).toBe(needed)
})
