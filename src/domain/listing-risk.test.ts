import { expect, test } from 'vitest'
import { isNewAccount, numbersIn, priceReason, riskOf, textReason } from './listing-risk.ts'

test.each([
  [[], 0],
  [['new-account'], 10],
  [['photo-seen', 'photo-seen', 'new-account'], 70],
  [['photos-seen', 'text-same', 'contact-reused'], 100],
] as const)('the signals %j score %i', (reasons, risk) => {
  expect(riskOf(reasons)).toBe(risk)
})

const band = { homes: 40, low: 100_000, high: 400_000 }
test.each([
  [49_999, band, 'price-low'],
  [50_000, band, null],
  [1_200_000, band, null],
  [1_200_001, band, 'price-high'],
  [1, { ...band, homes: 19 }, null],
  [1, null, null],
])('the price %i within the band %j gives %s', (price, within, reason) => {
  expect(priceReason(price, within)).toBe(reason)
})

test.each([
  [0.49, null],
  [0.5, 'text-alike'],
  [0.8, 'text-same'],
])('texts with a similarity of %d give %s', (similarity, reason) => {
  expect(textReason(similarity)).toBe(reason)
})

test('an account counts as new for a week', () => {
  const now = new Date('2026-06-15')
  expect(isNewAccount(new Date('2026-06-08T00:00:01Z'), now)).toBe(true)
  expect(isNewAccount(new Date('2026-06-08'), now)).toBe(false)
})

test('phone numbers are found in any notation, and prices and years are ignored', () => {
  expect(numbersIn('Call +351 912-345.678 or (020) 7946 0018, built 1998, 250000 only')).toEqual([
    '351912345678',
    '02079460018',
  ])
})
