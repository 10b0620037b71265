import { expect, test } from 'vitest'
import { isAbsent, isBlank } from './absent.ts'

test.each(['', ' ', '\t\n', '\u00a0', 'null', 'undefined', null, undefined])('%j is absent', (value) => {
  expect(isAbsent(value)).toBe(true)
})

test.each([0, '0', false, 'false', 'nullable', ' null ', [], {}])('%j is a value', (value) => {
  expect(isAbsent(value)).toBe(false)
})

test('only strings of white space are blank', () => {
  expect(['', '  ', 'null', null, 0].map(isBlank)).toEqual([true, true, false, false, false])
})
