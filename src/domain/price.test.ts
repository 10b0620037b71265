import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice, shortPrice } from './price.ts'

const SYMBOLS: Record<string, string> = {
  INR: '₹',
  BDT: '৳',
  NPR: 'रू',
  PKR: '₨',
  LKR: 'Rs',
  JPY: '¥',
  CNY: '¥',
  KRW: '₩',
  USD: '$',
  EUR: '€',
}

test.each([
  { amount: 12_500_000, currency: 'INR', shown: '₹1.25 Cr' },
  { amount: 10_000_000, currency: 'INR', shown: '₹1.00 Cr' },
  { amount: 9_999_999, currency: 'INR', shown: '₹1.00 Cr' },
  { amount: 4_550_000, currency: 'INR', shown: '₹45.50 L' },
  { amount: 100_000, currency: 'BDT', shown: '৳1.00 L' },
  { amount: 99_000, currency: 'NPR', shown: 'रू99.00K' },
  { amount: 7_800_000, currency: 'PKR', shown: '₨78.00 L' },
  { amount: 25_000_000, currency: 'LKR', shown: 'Rs2.50 Cr' },
  { amount: 999, currency: 'INR', shown: '₹999' },
  { amount: 320_000_000, currency: 'JPY', shown: '¥3.20億' },
  { amount: 85_000_000, currency: 'JPY', shown: '¥8,500.00万' },
  { amount: 10_000, currency: 'CNY', shown: '¥1.00万' },
  { amount: 9_950, currency: 'KRW', shown: '₩9,950' },
  { amount: 99_999_999, currency: 'KRW', shown: '₩1.00億' },
  { amount: 1_250_000, currency: 'USD', shown: '$1.25M' },
  { amount: 2_000_000_000, currency: 'EUR', shown: '€2.00B' },
  { amount: 850_000, currency: 'USD', shown: '$850.00K' },
  { amount: 999_999, currency: 'USD', shown: '$1.00M' },
  { amount: 999_994, currency: 'USD', shown: '$999.99K' },
  { amount: 1_000, currency: 'USD', shown: '$1.00K' },
  { amount: 999.994, currency: 'USD', shown: '$999.99' },
  { amount: 0, currency: 'USD', shown: '$0' },
  { amount: -1_250_000, currency: 'USD', shown: '-$1.25M' },
])('$amount $currency is formatted as $shown', ({ amount, currency, shown }) => {
  expect(formatPrice(amount, { symbol: SYMBOLS[currency]!, currency, withSuffix: true })).toBe(shown)
})

test.each([
  { amount: 110_000, currency: 'USD', language: 'en', shown: '$110,000' },
  { amount: 1_900, currency: 'USD', language: 'en', shown: '$1,900' },
  { amount: 1_900.5, currency: 'USD', language: 'en', shown: '$1,900.50' },
  { amount: 1_899.999, currency: 'USD', language: 'en', shown: '$1,900' },
  { amount: 0.01, currency: 'USD', language: 'en', shown: '$0.01' },
  { amount: -75.25, currency: 'USD', language: 'en', shown: '-$75.25' },
  { amount: 1_250_000, currency: 'EUR', language: 'es', shown: '€1.250.000' },
  { amount: 1_250_000.4, currency: 'EUR', language: 'es', shown: '€1.250.000,40' },
  { amount: 1_250_000, currency: 'INR', language: 'en', shown: '₹12,50,000' },
])(
  '$amount $currency in $language without a suffix is formatted as $shown',
  ({ amount, currency, language, shown }) => {
    expect(formatPrice(amount, { symbol: SYMBOLS[currency]!, currency, withSuffix: false, language })).toBe(shown)
  },
)

test('a shortened price never shows a number of the next tier', () => {
  const most: Record<string, number> = { K: 1000, M: 1000, ' L': 100, 万: 10_000 }
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000_000_000 }),
      fc.constantFrom('INR', 'JPY', 'USD'),
      (amount, currency) => {
        const shown = formatPrice(amount, { symbol: '', currency, withSuffix: true })
        const [, number, suffix] = /^([\d.,]+)(.*)$/.exec(shown)!
        const bound = currency === 'INR' && suffix === 'K' ? 100 : most[suffix!]
        if (bound) expect(Number(number!.replaceAll(',', ''))).toBeLessThan(bound)
      },
    ),
  )
})

test.each([
  { amount: 485_000, currency: 'USD', shown: '$485K' },
  { amount: 12_500, currency: 'USD', shown: '$12.5K' },
  { amount: 1_254_900, currency: 'USD', shown: '$1.25M' },
  { amount: 999_999, currency: 'USD', shown: '$1M' },
  { amount: 850, currency: 'EUR', shown: '€850' },
  { amount: 0, currency: 'EUR', shown: '€0' },
  { amount: 12_500_000, currency: 'INR', shown: '₹1.25 Cr' },
  { amount: 85_000_000, currency: 'JPY', shown: '¥8,500万' },
])('$amount $currency on a pin is formatted as $shown', ({ amount, currency, shown }) => {
  expect(shortPrice(amount, { symbol: SYMBOLS[currency]!, currency, withSuffix: false })).toBe(shown)
})
