import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  includedTax,
  majorUnits,
  minorUnits,
  readDecimal,
  rescale,
  writeDecimal,
  writeInvoiceMoney,
  writeMoney,
} from './money.ts'

test.each([
  [2900, 'USD', 29],
  [2900, 'JPY', 2900],
  [2900, 'KWD', 2.9],
  [0, 'EUR', 0],
])('%d minor units of %s are %d major units', (minor, currency, major) => {
  expect(majorUnits(minor, currency)).toBe(major)
  expect(minorUnits(major, currency)).toBe(minor)
})

test.each([
  [1.005, 'USD'],
  [0.5, 'JPY'],
  [Number.NaN, 'EUR'],
  [-1, 'EUR'],
  [1e21, 'EUR'],
])('%d is not a valid amount of %s', (major, currency) => {
  expect(minorUnits(major, currency)).toBeNull()
})

test.each([
  [2900, 2, 2, 2900],
  [2900, 0, 2, 290_000],
  [2900, 2, 0, 29],
  [2950, 2, 0, null],
  [1500, 3, 2, 150],
  [1505, 3, 2, null],
])('%d with %d digits is, with %d digits, %d', (units, from, to, expected) => {
  expect(rescale(units, from, to)).toBe(expected)
})

test.each([
  [5, 2, '0.05'],
  [1250, 2, '12.50'],
  [1250, 0, '1250'],
  [1250, 3, '1.250'],
  [0, 2, '0.00'],
])('%d with %d decimals is written %s', (units, places, text) => {
  expect(writeDecimal(units, places)).toBe(text)
  expect(readDecimal(text, places)).toBe(units)
})

test('a written decimal is parsed back, for every amount and number of decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 3 }), (units, places) => {
      expect(readDecimal(writeDecimal(units, places), places)).toBe(units)
    }),
  )
})

test.each(['', '-1', '1e3', '0x10', '1,5', ' 1', '1.', '.5', '1.999'])('%j is not a valid amount', (text) => {
  expect(readDecimal(text, 2)).toBeNull()
})

test.each([
  [12_300, 23, 2300],
  [2900, 23, 542],
  [2900, 0, 0],
  [1000, 7.5, 70],
])('%d including %d %% tax contains a tax of %d', (gross, percent, tax) => {
  expect(includedTax(gross, percent)).toBe(tax)
})

test.each([
  [29, 'USD', 'en', '$29'],
  [29.5, 'USD', 'en', '$29.50'],
  [29.999, 'USD', 'en', '$30'],
  [2.9, 'KWD', 'en', 'KWD 2.900'],
  [1234.5, 'EUR', 'es', '1234,50 €'],
  [2900, 'JPY', 'en', '¥2,900'],
  [29, 'USD', 'ar', '\u206629 US$\u2069'],
])('%d %s in %s is written %j', (amount, currency, language, text) => {
  expect(writeMoney(amount, currency, language).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  [29, 'USD', 'en', '$29.00'],
  [2900, 'JPY', 'en', '¥2,900'],
  [29, 'USD', 'ar', '\u206629.00 US$\u2069'],
])('on an invoice %d %s in %s keeps its decimals: %j', (amount, currency, language, text) => {
  expect(writeInvoiceMoney(amount, currency, language).replaceAll('\u00a0', ' ')).toBe(text)
})
