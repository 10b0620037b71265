import { expect, test } from 'vitest'
import { invoiceNumber } from './invoice-number.ts'

test.each([
  [2026, 1, '2026-000001'],
  [2026, 123_456, '2026-123456'],
  [2027, 1_234_567, '2027-1234567'],
])('invoice %d/%d has the number %s', (year, number, text) => {
  expect(invoiceNumber({ year, number })).toBe(text)
})
