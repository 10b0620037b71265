import { expect, test } from 'vitest'
import { editProblem } from './translation-overrides.ts'
import { inEnglish } from './word-message.ts'

const HOMES = '{count|one:# home|other:# homes} in {place}'

test.each([
  { text: 'Bonjour {name}', original: 'Hello {name}', language: 'fr' },
  { text: '{name}, {name}!', original: 'Hello {name}', language: 'fr' },
  { text: 'In {place}: {count|one:# bien|many:# de biens|other:# biens}', original: HOMES, language: 'fr' },
  { text: '{count} – {place}', original: HOMES, language: 'fr' },
  { text: '{place}: {count|zero:a|one:b|two:c|few:d|many:e|other:f}', original: HOMES, language: 'ar' },
])('“$text” may replace “$original”', ({ text, original, language }) => {
  expect(editProblem(text, original, language)).toBeNull()
})

test.each([
  { text: 'Bonjour', original: 'Hello {name}', language: 'fr', problem: '{name} is missing' },
  {
    text: 'Bonjour {nom}{name}',
    original: 'Hello {name}',
    language: 'fr',
    problem: '{nom} is not a known placeholder',
  },
  { text: 'Bonjour {name', original: 'Hello {name}', language: 'fr', problem: 'A placeholder is not closed' },
  {
    text: 'Bonjour {name}}',
    original: 'Hello {name}',
    language: 'fr',
    problem: 'A placeholder is not closed',
  },
  {
    text: 'Bonjour {na me}',
    original: 'Hello {name}',
    language: 'fr',
    problem: 'A placeholder is not closed',
  },
  { text: '{count|one:#} {place}', original: HOMES, language: 'hi', problem: '{count} needs the form “other”' },
  {
    text: '{count|two:#|other:#} {place}',
    original: HOMES,
    language: 'hi',
    problem: '{count} has the form “two”; this language has one, other',
  },
])('“$text” is rejected: $problem', ({ text, original, language, problem }) => {
  expect(inEnglish(editProblem(text, original, language)!)).toBe(problem)
})
