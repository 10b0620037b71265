import { expect, test } from 'vitest'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { showText, totalText } from './total-text.ts'

const t = translator('en', en)

test.each([
  [0, true, '0 homes', 'No matches'],
  [1, true, '1 home', 'Show 1 home'],
  [12_345, true, '12,345 homes', 'Show 12,345 homes'],
  [12_345, false, 'About 12,000 homes', 'Show about 12,000 homes'],
  [987_654, false, 'About 990,000 homes', 'Show about 990,000 homes'],
])('%i homes (exactly: %s) read %s', (count, isExact, total, show) => {
  expect(totalText({ count, isExact }, t)).toBe(total)
  expect(showText({ count, isExact }, t)).toBe(show)
})
