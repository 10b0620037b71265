import { describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { DISTANCE_UNITS, fromKm } from './distance.ts'
import { META_LIMITS } from './meta-tags.ts'
import { PASSWORD_LIMITS } from './password.ts'
import { formatPrice } from './price.ts'
import { ageOf, durationOf, relativeTime } from './time-ago.ts'

const now = new Date('2026-11-15T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]
const price = (amount: number, currency: string) => formatPrice(amount, { symbol: '', currency, withSuffix: true })

/** Specified constants, one test per row; the details are tested beside each function. */
describe('price suffix tiers', () => {
  test.each(['INR', 'BDT', 'NPR', 'PKR', 'LKR'])('%s has the tiers Cr, L and K', (currency) => {
    proves('9.2')
    expect([10_000_000, 100_000, 1_000, 999].map((amount) => price(amount, currency))).toEqual([
      '1.00 Cr',
      '1.00 L',
      '1.00K',
      '999',
    ])
  })

  test.each(['JPY', 'CNY', 'KRW'])('%s has the tiers 億 and 万', (currency) => {
    proves('9.3')
    expect([100_000_000, 10_000, 9_999].map((amount) => price(amount, currency))).toEqual(['1.00億', '1.00万', '9,999'])
  })

  test.each(['USD', 'EUR', 'GBP', 'AED', 'BRL', 'ZAR', 'CHF'])('%s has the tiers B, M and K', (currency) => {
    proves('9.4')
    expect([1_000_000_000, 1_000_000, 1_000, 999].map((amount) => price(amount, currency))).toEqual([
      '1.00B',
      '1.00M',
      '1.00K',
      '999',
    ])
  })

  test.each([10_000, 123_456, 98_765_432])('%d with a suffix has two decimals', (amount) => {
    proves('9.5')
    for (const currency of ['INR', 'JPY', 'USD'])
      expect(formatPrice(amount, { symbol: '', currency, withSuffix: true })).toMatch(/^[\d,]+\.\d\d\D+$/)
  })

  test.each([0, 12, 1_234, 123_456, 98_765_432])('%d in full has no decimals, and two if it has cents', (amount) => {
    proves('9.5')
    for (const currency of ['INR', 'JPY', 'USD']) {
      expect(formatPrice(amount, { symbol: '', currency, withSuffix: false })).toMatch(/^[\d,]+$/)
      expect(formatPrice(amount + 0.5, { symbol: '', currency, withSuffix: false })).toMatch(/^[\d,]+\.50$/)
    }
  })

  test('number_with_suffix off writes the full number, with the symbol of the site', () => {
    expect(formatPrice(1_250_000, { symbol: 'US$', currency: 'USD', withSuffix: false })).toBe('US$1,250,000')
    expect(formatPrice(1_250_000, { symbol: 'US$', currency: 'USD', withSuffix: true })).toBe('US$1.25M')
  })
})

test.each([
  [365 * DAY, 'year'],
  [30 * DAY, 'month'],
  [7 * DAY, 'week'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
  [1, 'second'],
] as const)('time ago: from %i seconds on the unit is %s', (seconds, unit) => {
  proves('9.6')
  expect(ageOf(ago(seconds), now)).toEqual({ count: 1, unit })
  expect(ageOf(ago(seconds - 0.001), now).unit).not.toBe(seconds === 1 ? 'minute' : unit)
})

test.each([
  ['seconds', 45, 1, 'second', 'minute'],
  ['minutes', 45, MINUTE, 'minute', 'hour'],
  ['hours', 22, HOUR, 'hour', 'day'],
  ['days', 26, DAY, 'day', 'month'],
  ['months', 11, (146_097 / 4800) * DAY, 'month', 'year'],
] as const)('relative time: %i %s moves to the next unit', (_name, threshold, length, below, above) => {
  proves('9.8')
  expect(relativeTime(ago((threshold - 1) * length), now)).toEqual({ count: 1 - threshold, unit: below })
  expect(relativeTime(ago(threshold * length), now)).toEqual({ count: -1, unit: above })
})

test.each([
  [1, { count: 1, unit: 'hour' }],
  [23, { count: 23, unit: 'hour' }],
  [24, { count: 1, unit: 'day' }],
  [47, { count: 1, unit: 'day' }],
  [48, { count: 2, unit: 'day' }],
  [8760, { count: 365, unit: 'day' }],
])('a duration of %i hours is formatted as %j', (hours, span) => {
  proves('9.7')
  expect(durationOf(hours)).toEqual(span)
})

test('distances are stored in km and shown in km, m, mi or yd', () => {
  proves('9.9', '9.10')
  expect(DISTANCE_UNITS).toEqual(['km', 'm', 'mi', 'yd'])
  expect(DISTANCE_UNITS.map((unit) => fromKm(5, unit))).toEqual([5, 5000, 3.1, 5468.1])
})

test('the length limits of user-provided texts have the specified values', () => {
  proves('9.1')
  expect(META_LIMITS).toEqual({ title: 60, descriptionLeast: 50, descriptionMost: 160, keywords: 10 })
  expect(PASSWORD_LIMITS.least).toBe(6)
})
