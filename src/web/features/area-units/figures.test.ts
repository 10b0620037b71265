import { expect, test } from 'vitest'
import { figures } from './figures.ts'

test.each([
  [0, 'en', '0'],
  [10.763_910_4, 'en', '10.7639'],
  [0.000_247_105, 'en', '0.000247105'],
  [1_234_567.89, 'en', '1,234,568'],
  [1e12, 'en', '1,000,000,000,000'],
  [1234.5, 'es', '1234,5'],
])('%d in %s reads %s', (value, language, text) => {
  expect(figures(value, language)).toBe(text)
})
