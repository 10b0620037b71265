import { expect, test } from 'vitest'
import { ADVERT_CODES, ADVERT_MOVES, canFeature } from './advert-status.ts'

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
])('%s can be put in front: %s', (_what, listing, adverts, expected) => {
  expect(canFeature(listing, adverts)).toBe(expected)
})

test('only what waits can be decided about, and only what runs can end', () => {
  expect(Object.values(ADVERT_MOVES).map(({ from, to }) => `${from} > ${to}`)).toEqual([
    'pending > approved',
    'pending > rejected',
    'approved > expired',
  ])
  expect(ADVERT_CODES).toEqual({ approved: 0, pending: 1, rejected: 2, expired: 3 })
})
