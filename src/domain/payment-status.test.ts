import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCovered, type PaymentMove, type PaymentStatus, statusAfter } from './payment-status.ts'

const STATUSES: PaymentStatus[] = ['pending', 'success', 'failed', 'review', 'rejected']

test.each<[PaymentMove, (PaymentStatus | null)[]]>([
  ['paid', ['success', null, 'success', 'success', 'review']],
  ['paidOtherwise', ['review', null, 'review', null, 'review']],
  ['failed', ['failed', null, null, null, null]],
  ['givenUp', ['failed', null, null, null, null]],
  ['approved', [null, null, null, 'success', null]],
  ['refused', [null, null, null, 'rejected', null]],
  ['closed', [null, null, null, 'failed', 'failed']],
  ['receiptSent', [null, null, null, null, 'review']],
])('%s leads from pending, success, failed, review and rejected to %j', (move, after) => {
  expect(STATUSES.map((status) => statusAfter(status, move))).toEqual(after)
})

test('in any order of webhook events, a payment paid in full ends in success', () => {
  const noise = fc.array(fc.constantFrom<PaymentMove>('failed', 'givenUp', 'paid'), { maxLength: 6 })
  fc.assert(
    fc.property(noise, noise, (before, after) => {
      const end = [...before, 'paid' as const, ...after].reduce<PaymentStatus>(
        (status, move) => statusAfter(status, move) ?? status,
        'pending',
      )
      expect(end).toBe('success')
    }),
  )
})

test.each([
  [{ amountMinor: 100, currency: 'EUR' }, true],
  [{ amountMinor: 101, currency: 'EUR' }, true],
  [{ amountMinor: 99, currency: 'EUR' }, false],
  [{ amountMinor: 100, currency: 'USD' }, false],
])('%j covers 100 EUR: %s', (arrived, expected) => {
  expect(isCovered({ amountMinor: 100, currency: 'EUR' }, arrived)).toBe(expected)
})
