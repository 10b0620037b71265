import { describe, expect, test } from 'vitest'
import { clientOf, parseClientFile } from './client-texts.ts'
import { inEnglish } from './word-message.ts'

const KEY = 'A key is blank, longer than 200 characters or contains control characters'
const keys = (count: number) => Array.from({ length: count }, (_, index) => [`k${index}`, 'x'])
const bytes = (text: string) => new TextEncoder().encode(text)
const problemOf = (file: string | Uint8Array) => {
  const read = parseClientFile(typeof file === 'string' ? bytes(file) : file)
  return 'key' in read ? inEnglish(read) : null
}

test('the texts of a file are read in their order, with a byte order mark, escapes and any keys', () => {
  const file = '\uFEFF{"buy now": "Buy \\"now\\":", ":x": "a: b", ":y": "\\n", "__proto__": "p", "empty": ""}'
  expect([...(parseClientFile(bytes(file)) as ReadonlyMap<string, string>)]).toEqual([
    ['buy now', 'Buy "now":'],
    [':x', 'a: b'],
    [':y', '\n'],
    ['__proto__', 'p'],
    ['empty', ''],
  ])
})

describe('a language file is refused', () => {
  test.each([
    ['that is not JSON', '{"a": "b",}', 'The file is not valid JSON'],
    ['that is cut off', '{"a": "b"', 'The file is not valid JSON'],
    ['that is a list', '["a"]', 'The file must be a JSON object of keys and texts'],
    ['that is a text', '"a"', 'The file must be a JSON object of keys and texts'],
    ['that is null', 'null', 'The file must be a JSON object of keys and texts'],
    ['without texts', '{}', 'The file contains no texts'],
    ['with a number', '{"a": "b", "c": 5}', 'The value of “c” must be a text'],
    ['with null', '{"a": null}', 'The value of “a” must be a text'],
    ['with nested keys', '{"home": {"title": "Home"}}', 'The value of “home” must be a text'],
    ['with a list of texts', '{"home": ["Home"]}', 'The value of “home” must be a text'],
    ['with a repeated key', '{"a": "1", "b": "2", "a": "3"}', 'The key “a” occurs twice'],
    ['with a repeated key in two spellings', '{"a": "1", "\\u0061": "3"}', 'The key “a” occurs twice'],
    ['with nested keys that a later key hides', '{"a": {"b": "1"}, "a": "3"}', 'The key “a” occurs twice'],
    ['with a control character', '{"a": "\\u0000"}', 'The text of “a” contains control characters'],
    ['with an escape character', '{"a": "\\u001b[31m"}', 'The text of “a” contains control characters'],
    ['with half a surrogate pair', '{"a": "\\ud83c"}', 'The text of “a” contains control characters'],
    ['with a control character in a key', '{"a\\n": "b"}', KEY],
    ['with a blank key', '{" ": "b"}', KEY],
    ['with a long key', `{"${'k'.repeat(201)}": "b"}`, KEY],
    ['with a long text', `{"a": "${'x'.repeat(5001)}"}`, 'The text of “a” is longer than 5000 characters'],
    ['with too many texts', JSON.stringify(Object.fromEntries(keys(5001))), 'The file has more than 5000 texts'],
    ['that is not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 'The file is not UTF-8 text'],
  ])('%s', (_name, file, message) => {
    expect(problemOf(file)).toBe(message)
  })
})

test('deep nesting is refused without exhausting the stack', () => {
  expect(problemOf('['.repeat(200_000) + ']'.repeat(200_000))).toBe('The file must be a JSON object of keys and texts')
  expect(problemOf(`{"a": ${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}}`)).toBe('The value of “a” must be a text')
})

test('a language request belongs to the app, or to the web client of its generation', () => {
  expect(clientOf({ wantsWebFile: false, isNewer: true })).toBe('app')
  expect(clientOf({ wantsWebFile: true, isNewer: true })).toBe('newer-web')
  expect(clientOf({ wantsWebFile: true, isNewer: false })).toBe('older-web')
})
