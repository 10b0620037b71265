import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['1234.5', 'en', 1234.5],
  ['1,234.50', 'en', 1234.5],
  ['1.234,50', 'en', 1234.5],
  ['1 234,5', 'es', 1234.5],
  ['1,234', 'en', 1234],
  ['1.234', 'es', 1234],
  ['1,5', 'es', 1.5],
  ['1,5', 'en', 1.5],
  ['1.5', 'es', 1.5],
  ['0.125', 'es', 0.125],
  ['0,125', 'es', 0.125],
  ['12,50,000', 'en', 1_250_000],
  ["1'250'000.75", 'en', 1_250_000.75],
  ['١٢٣٫٥', 'ar', 123.5],
  ['१२३', 'en', 123],
  ['+7', 'en', 7],
  ['-7', 'en', -7],
  ['.5', 'en', 0.5],
  ['5.', 'en', 5],
  ['', 'en', null],
  ['   ', 'en', null],
  ['.', 'en', null],
  ['twelve', 'en', null],
  ['Infinity', 'en', null],
  ['-Infinity', 'en', null],
  ['NaN', 'en', null],
  ['1e400', 'en', null],
  ['1e5', 'en', null],
  ['0x10', 'en', null],
  ['1.2.3,4,5', 'en', null],
  ['9'.repeat(400), 'en', null],
  ['1<script>', 'en', null],
])('%j in %s is %j', (text, language, value) => {
  expect(typedNumber(text, language)).toBe(value)
})
