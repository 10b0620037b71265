import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAbsent } from '#domain/absent.ts'
import { assemble, parsePairs } from './pairs.ts'

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

test.each([
  ['', {}],
  ['a=1', { a: '1' }],
  ['a=1&a=2', { a: '2' }],
  ['a=1&a=', {}],
  ['a', {}],
  ['a=b=c', { a: 'b=c' }],
  ['&&a=1&', { a: '1' }],
  ['promoted=&top_rated=undefined&city=null&slug_id=x', { slug_id: 'x' }],
  ['a=+b%20c%2B', { a: ' b c+' }],
  ['q=50%', { q: '50%' }],
  ['q=50%25%zz', { q: '50%%zz' }],
  ['name=%E0%A4%98%E0%A4%B0', { name: 'घर' }],
  ['key[]=1&key[]=2', { key: ['1', '2'] }],
  ['key%5B%5D=1', { key: ['1'] }],
  ['key[1]=b&key[0]=a', { key: ['a', 'b'] }],
  ['key[5]=a&key[]=b', { key: ['b', 'a'] }],
  ['key[1]=a&key[]=b', { key: ['a', 'b'] }],
  ['key[]=&key[]=x&key[]=null', { key: ['x'] }],
  ['key[]=', {}],
  ['parameters[0][parameter_id]=5&parameters[0][value]=3', { parameters: [{ parameter_id: '5', value: '3' }] }],
  ['rows[3][id]=1&rows[7][id]=2', { rows: [{ id: '1' }, { id: '2' }] }],
  ['rows[0][id]=1&rows[0][title]=', { rows: [{ id: '1' }] }],
  ['rows[0][id]=&rows[1][id]=2', { rows: [{ id: '2' }] }],
  ['t[0][title][value]=x', { t: [{ title: { value: 'x' } }] }],
  ['a=1&a[b]=2', { a: { b: '2' } }],
  ['a[b]=2&a=1', { a: '1' }],
  ['a[b=1', { 'a[b': '1' }],
  ['[x]=1', { '[x]': '1' }],
])('%s is parsed as %j', (text, expected) => {
  expect(plain(parsePairs(text))).toEqual(expected)
})

test('an empty field that the call keeps stays empty, and no other', () => {
  const text = 'meta_image=&meta_title=&meta_keywords=null'
  expect(plain(parsePairs(text, ['meta_image', 'meta_keywords']))).toEqual({ meta_image: '' })
})

test.each([
  ['a=%00', 'a must not contain NUL characters'],
  ['a%00=1', 'A field name must not contain NUL characters'],
  ['rows[0][id]=%00', 'rows[0][id] must not contain NUL characters'],
  ['a=%ff', 'a is not valid UTF-8'],
  ['a=%ED%A0%80', 'a is not valid UTF-8'],
  ['%ff=1', 'A field name is not valid UTF-8'],
  ['a[b][c][d][e][f][g][h][i]=1', 'a[b][c][d][e][f][g][h][i] is nested too deeply'],
  ['__proto__=1', '__proto__ is not allowed as a field name'],
  ['a[__proto__][polluted]=1', '__proto__ is not allowed as a field name'],
  ['constructor[prototype][polluted]=1', 'constructor is not allowed as a field name'],
  [`${'k'.repeat(201)}=1`, 'A field name is too long'],
  [Array.from({ length: 1001 }, (_, i) => `p${i}=1`).join('&'), 'The request has too many fields. The maximum is 1000'],
  ['a=1&'.repeat(1001), 'The request has too many fields. The maximum is 1000'],
])('%.60s is refused: %s', (text, message) => {
  expect(() => parsePairs(text)).toThrow(expect.objectContaining({ kind: 'malformed', message }))
})

test('a thousand fields are accepted', () => {
  const text = Array.from({ length: 1000 }, (_, i) => `list[]=${i}`).join('&')
  expect((parsePairs(text).list as string[]).length).toBe(1000)
})

test('no field of a query reaches the prototype of other objects', () => {
  for (const text of ['__proto__[x]=1', 'a[__proto__][x]=1', 'constructor[x]=1', 'a[]=1&a[__proto__]=2'])
    expect(() => parsePairs(text)).toThrow()
  expect(({} as { x?: unknown }).x).toBeUndefined()
})

test('encoded input is parsed back, and no text fails with any other error', () => {
  const letter = fc.oneof(fc.integer({ min: 1, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  const text = fc.array(letter, { minLength: 1, maxLength: 20 }).map((letters) => String.fromCodePoint(...letters))
  const isSaid = (value: string) => !isAbsent(value)
  fc.assert(
    fc.property(fc.array(text.filter(isSaid), { minLength: 1, maxLength: 8 }), (values) => {
      const query = values.map((item) => `list[]=${encodeURIComponent(item)}`).join('&')
      expect(JSON.stringify(parsePairs(query).list)).toBe(JSON.stringify(values))
    }),
  )
  const noise = fc
    .array(fc.constantFrom(...'a0[]=&%+f\0', '\ud800', '%00', '%ff', '__proto__'))
    .map((bits) => bits.join(''))
  fc.assert(
    fc.property(noise, (query) => {
      try {
        parsePairs(query)
      } catch (error) {
        expect(error).toMatchObject({ kind: 'malformed' })
      }
    }),
    { numRuns: 500 },
  )
})

test('a file keeps its position in a list with missing indexes', () => {
  const file = Symbol('file')
  const raw = assemble([
    ['rows[2][id]', '7'],
    ['rows[4][document]', file],
  ])
  expect(raw.rows).toEqual([{ id: '7' }, { document: file }])
})
