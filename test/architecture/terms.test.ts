import { describe, expect, test } from 'vitest'
import { MESSAGES } from '#domain/message-texts.ts'
import { en } from '#web/i18n/en.ts'
import { sourceFiles } from './source.ts'
import { CONSTANT_PREFIXES, TERMS, WIRE_NAMES } from './terms.ts'

// The SQL search engine is replaced as a whole; its names are not worth a rename.
const files = sourceFiles().filter(({ path }) => !path.startsWith('server/adapters/search/'))

const COMMENT_OR_TEXT = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const IDENTIFIER = /[A-Za-z_$][\w$]*/g
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g

const identifiersOf = (text: string) =>
  (text.replace(COMMENT_OR_TEXT, ' ').match(IDENTIFIER) ?? []).filter((name) => !WIRE_NAMES.has(name))
const termsIn = (text: string) =>
  (text.match(WORD) ?? []).map((word) => word.toLowerCase()).filter((word) => Object.hasOwn(TERMS, word))
const advice = (where: string, term: string) => `${where}: write “${TERMS[term]}” instead of “${term}”`

describe('a term of the list', () => {
  test('is in no file name', () => {
    expect(files.flatMap(({ path }) => termsIn(path).map((term) => advice(path, term)))).toEqual([])
  })

  test('is in no identifier', () => {
    const found = files.flatMap(({ path, text }) =>
      [...new Set(identifiersOf(text))].flatMap((name) => termsIn(name).map((term) => advice(`${path} ${name}`, term))),
    )
    expect(found).toEqual([])
  })

  test('is in no English text', () => {
    const found = Object.entries({ ...en, ...MESSAGES }).flatMap(([key, text]) =>
      termsIn(text).map((term) => advice(key, term)),
    )
    expect(found).toEqual([])
  })
})

test('a constant for a limit begins with MAX, MIN or DEFAULT', () => {
  const found = files.flatMap(({ path, text }) =>
    [...new Set(identifiersOf(text))]
      .filter((name) => Object.hasOwn(CONSTANT_PREFIXES, name.split('_')[0]!) && name === name.toUpperCase())
      .map((name) => `${path} ${name}: begin it with ${CONSTANT_PREFIXES[name.split('_')[0]!]}`),
  )
  expect(found).toEqual([])
})
