import { expect, test } from 'vitest'
import { whenInWords } from './when-in-words.ts'

const STORED = '2026-06-20 10:05 (America/Mexico_City)'

test.each([
  ['en', /^Saturday,? 20 June 2026 at 10:05 \(Mexico City\)$/],
  ['fr', /^samedi 20 juin 2026 à 10:05 \(Mexico City\)$/],
  ['es', /^sábado, 20 de junio de 2026, 10:05 \(Mexico City\)$/],
  ['ar', /السبت.*20.*2026.*10:05/],
])('a stored time is written in %s', (language, words) => {
  expect(whenInWords(STORED, language)).toMatch(words)
})

test.each(['tomorrow', '2026-13-45 10:00 (UTC)', ''])('%s stays as it is', (text) => {
  expect(whenInWords(text, 'en')).toBe(text)
})
