import { expect, test } from 'vitest'
import { canFeature, PROMOTION_CODES, PROMOTION_TRANSITIONS } from './promotion-status.ts'

const shown = { requestStatus: 'approved', isActive: true, kind: 'sell' } as const

test.each([
  ['a home that is shown', shown, [], true],
  ['a project that is shown', { requestStatus: 'approved', isActive: true } as const, [], true],
  ['a home whose earlier ones are over', shown, ['expired', 'rejected'] as const, true],
  ['a home that is in front', shown, ['expired', 'approved'] as const, false],
  ['a home that waits to be', shown, ['pending'] as const, false],
  ['a home that is hidden', { ...shown, isActive: false }, [], false],
  ['a home that waits for a moderator', { ...shown, requestStatus: 'pending' as const }, [], false],
  ['a home that is sold', { ...shown, kind: 'sold' as const }, [], false],
])('featuring %s is allowed: %s', (_what, listing, adverts, expected) => {
  expect(canFeature(listing, adverts)).toBe(expected)
})

test('only a pending promotion can be approved or rejected, and only an approved one can expire', () => {
  expect(Object.values(PROMOTION_TRANSITIONS).map(({ from, to }) => `${from} > ${to}`)).toEqual([
    'pending > approved',
    'pending > rejected',
    'approved > expired',
  ])
  expect(PROMOTION_CODES).toEqual({ approved: 0, pending: 1, rejected: 2, expired: 3 })
})
