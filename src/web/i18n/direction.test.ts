import { expect, test } from 'vitest'
import { ar } from './ar.ts'
import { keptTogether } from './direction.ts'
import { en } from './en.ts'
import { translator } from './translate.ts'

test.each([
  ['And is the lift back in service?', true],
  ['+351 210 000 100', true],
  ['$2.15K', true],
  ['$110,000', true],
  ['-€75.25', true],
  ['0126_lists_from_indexes.sql', true],
  ['Marasi Steps – برج', true],
  ['شقة في Chiado', false],
  ['2026/11/12', false],
  ['https://example.com/sea-villa', false],
  ['\u206629.00 US$\u2069', false],
  ['', false],
])('%j is isolated: %j', (words, isKept) => {
  expect(keptTogether(words)).toBe(isKept ? `\u2066${words}\u2069` : words)
})

test('a Latin name keeps its order inside an Arabic sentence, and nothing is added to an English one', () => {
  const values = { text: 'Is it back?' }
  expect(translator('ar', ar)('chat.you', values)).toBe('أنت: \u2066Is it back?\u2069')
  expect(translator('en', en)('chat.you', values)).toBe('You: Is it back?')
})
