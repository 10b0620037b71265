import { expect, test } from 'vitest'
import { isYear } from './year.ts'

test.each([
  ['1800', true],
  [' 1987 ', true],
  ['2024', true],
  ['1799', false],
  ['2025', false],
  ['87', false],
  ['19870', false],
  ['1987.5', false],
  ['-1987', false],
  ['', false],
])('in 2024, the entry %j is a year: %s', (typed, expected) => {
  expect(isYear(typed, 2024)).toBe(expected)
})
