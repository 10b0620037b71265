import { expect, test } from 'vitest'
import { parseJson } from './json.ts'

const read = (text: string, keepsEmpty?: string[]) =>
  JSON.parse(JSON.stringify(parseJson(Buffer.from(text), keepsEmpty)))

test.each([
  ['{}', {}],
  ['{"a":1,"b":true,"c":"x"}', { a: 1, b: true, c: 'x' }],
  ['{"a":"","b":null,"c":"null","d":"undefined","e":0,"f":false}', { e: 0, f: false }],
  ['{"list":["",1,null],"none":[]}', { list: [1], none: [] }],
  ['{"rows":[{"id":1,"title":""}]}', { rows: [{ id: 1 }] }],
  ['{"a":1,"a":2}', { a: 2 }],
])('%s is parsed as %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('an empty field that the call keeps stays empty', () => {
  expect(read('{"meta_image":"","title":""}', ['meta_image'])).toEqual({ meta_image: '' })
})

const nested = (depth: number) => `{"a":${'['.repeat(depth)}1${']'.repeat(depth)}}`

test.each([
  ['{', 'The body is not valid JSON'],
  ['[]', 'The body must be a JSON object'],
  ['null', 'The body must be a JSON object'],
  ['"text"', 'The body must be a JSON object'],
  ['{"__proto__":{"x":1}}', '__proto__ is not allowed as a field name'],
  ['{"a":{"constructor":1}}', 'constructor is not allowed as a field name'],
  ['{"a":"\\u0000"}', 'a must not contain NUL characters'],
  ['{"rows":[{"id":"x\\u0000"}]}', 'rows.0.id must not contain NUL characters'],
  ['{"a":"\\ud800"}', 'a is not valid UTF-8'],
  [nested(8), 'The body is nested too deeply'],
  [nested(200_000), 'The body is nested too deeply'],
  [JSON.stringify({ a: Array(1001).fill(1) }), 'The request has too many fields. The maximum is 1000'],
])('%.60s is refused: %s', (text, message) => {
  expect(() => parseJson(Buffer.from(text))).toThrow(expect.objectContaining({ kind: 'malformed', message }))
})

test('bytes that are not UTF-8 are refused', () => {
  const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
  expect(() => parseJson(bytes)).toThrow('The body is not valid UTF-8')
})

test('no field of a body reaches the prototype of other objects', () => {
  expect(() => read('{"a":{"__proto__":{"polluted":1}}}')).toThrow()
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})
