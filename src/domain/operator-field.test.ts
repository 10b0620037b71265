import { expect, test } from 'vitest'
import { type Field, fieldProblem, pairsIn, problemMessage, tidyValue } from './operator-field.ts'
import { inEnglish } from './word-message.ts'

const text: Field = { type: 'text', most: 5 }
const share: Field = { type: 'number', least: 0, most: 100 }

test.each<[Field, string, string | null]>([
  [text, 'abcde', null],
  [text, 'abcdef', 'too-long'],
  [text, '', null],
  [{ ...text, isRequired: true }, '', 'required'],
  [{ ...text, form: /^[a-z]+$/ }, 'A', 'no-form'],
  [share, '12.5', null],
  [share, '1e2', 'no-number'],
  [share, '0x10', 'no-number'],
  [share, 'many', 'no-number'],
  [share, '-1', 'too-small'],
  [share, '100.01', 'too-large'],
  [{ ...share, isWhole: true }, '1.5', 'not-whole'],
  [{ type: 'email' }, 'desk@example.com', null],
  [{ type: 'email' }, 'desk@', 'no-email'],
  [{ type: 'phone' }, '+351 210 000 100', null],
  [{ type: 'phone' }, 'call me', 'no-phone'],
  [{ type: 'address' }, 'https://example.com/a', null],
  [{ type: 'address' }, 'javascript:alert(1)', 'no-address'],
  [{ type: 'address' }, 'example.com', 'no-address'],
  [{ type: 'colour' }, '#14594A', null],
  [{ type: 'colour' }, 'green', 'no-colour'],
  [{ type: 'switch' }, '1', null],
  [{ type: 'switch' }, 'yes', 'no-switch'],
  [{ type: 'choice', options: ['km', 'mi'] }, 'mi', null],
  [{ type: 'choice', options: ['km', 'mi'] }, 'ell', 'no-choice'],
  [{ type: 'currency' }, 'EUR', null],
  [{ type: 'currency' }, 'ABC', 'no-currency'],
  [{ type: 'pairs' }, '[{"title":"IBAN","value":"PT50"}]', null],
  [{ type: 'pairs' }, '[{"title":"IBAN"}]', 'no-pairs'],
  [{ type: 'pairs' }, '{', 'no-pairs'],
  [{ type: 'pairs' }, 'null', 'no-pairs'],
  [{ type: 'costs' }, '[{"country":"PT","once":[{"name":"notary","percent":1}],"yearly":[]}]', null],
  [{ type: 'costs' }, '[{"country":"PT","once":[{"name":"bribe","percent":1}],"yearly":[]}]', 'no-costs'],
  [{ type: 'costs' }, '[{"country":"PT","once":[{"name":"notary","percent":101}],"yearly":[]}]', 'no-costs'],
  [{ type: 'hosts' }, 'cdn.example.com, img.example.org', null],
  [{ type: 'hosts' }, 'https://example.com', 'no-hosts'],
  [{ type: 'image', least: 48 }, '/images/x.webp', null],
])('the field %j accepts %j: %s', (field, value, word) => {
  expect(fieldProblem(field, value)?.word ?? null).toBe(word)
})

test('values are normalised for storage', () => {
  expect(tidyValue({ type: 'colour' }, ' #a1b2c3 ')).toBe('#A1B2C3')
  expect(tidyValue({ type: 'switch' }, 'true')).toBe('1')
  expect(tidyValue({ type: 'switch' }, '')).toBe('0')
  expect(tidyValue({ type: 'lines', most: 9 }, 'a\r\nb ')).toBe('a\nb')
})

test('pairs contain a title and a value and nothing else', () => {
  expect(pairsIn('[{"title":"IBAN","value":"PT50","x":1}]')).toEqual([{ title: 'IBAN', value: 'PT50' }])
  expect(pairsIn(JSON.stringify(Array(21).fill({ title: 'a', value: 'b' })))).toBeNull()
})

test('a problem is described in one sentence', () => {
  expect(inEnglish(problemMessage('tax_percent', { word: 'too-large', limit: 100 }))).toBe(
    'tax_percent must be at most 100',
  )
})
