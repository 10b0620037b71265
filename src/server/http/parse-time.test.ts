import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { parseJson } from './json.ts'
import { assemble, parsePairs } from './pairs.ts'

const MAX_MS = 20
const KB = 1024
const SMALL = 64 * KB
const LARGE = Math.max(...Object.values(contract).map(({ bodyKilobytes }) => bodyKilobytes)) * KB

/** CPU time of this thread in milliseconds, minimum of several runs, which excludes other processes and cold code. */
function fastest(run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 5 && best > MAX_MS / 4; turn++) {
    const start = process.threadCpuUsage()
    try {
      run()
    } catch {
      // A refusal is an acceptable result.
    }
    const { user, system } = process.threadCpuUsage(start)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** Repeats a piece up to a size; `#` is replaced by a running number. */
function filled(size: number, piece: string, before = '', after = ''): string {
  const parts = [before]
  let length = before.length + after.length
  for (let index = 0; ; index++) {
    const next = piece.replaceAll('#', index.toString(36))
    if (length + next.length > size) return [...parts, after].join('')
    parts.push(next)
    length += next.length
  }
}

const JSON_BODIES: [name: string, body: (size: number) => string][] = [
  ['nested arrays', (size) => `{"a":${'['.repeat(size / 2)}${']'.repeat(size / 2 - 6)}}`],
  ['nested objects', (size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`],
  ['many keys', (size) => filled(size, '"#":1,', '{', '"z":1}')],
  ['many keys in one field', (size) => filled(size, '"#":1,', '{"a":{', '"z":1}}')],
  ['many numbers', (size) => filled(size, '1,', '{"a":[', '1]}')],
  ['many empty arrays', (size) => filled(size, '[],', '{"a":[', '[]]}')],
  ['quotes without commas', (size) => '"'.repeat(size)],
  ['one long text', (size) => `{"a":"${'x'.repeat(size - 8)}"}`],
  ['escapes', (size) => filled(size, '\\u00e9', '{"a":"', '"}')],
  ['backslashes', (size) => filled(size, '\\\\', '{"a":"', '"}')],
  ['one long number', (size) => `{"a":${'7'.repeat(size - 6)}}`],
  ['a long key', (size) => `{"${'k'.repeat(size - 6)}":1}`],
  ['white space', (size) => `{${' '.repeat(size - 2)}}`],
]

test.each(JSON_BODIES)('JSON of the maximum size with %s is parsed or refused within 20 ms', (_name, body) => {
  for (const size of [SMALL, LARGE]) {
    const bytes = Buffer.from(body(size))
    expect(bytes.length).toBeLessThanOrEqual(size)
    expect(fastest(() => parseJson(bytes))).toBeLessThan(MAX_MS)
  }
})

const FORM_BODIES: [name: string, body: (size: number) => string][] = [
  ['many fields', (size) => filled(size, '#=1&')],
  ['a thousand fields before a long text', (size) => `${'a&'.repeat(1000)}${'x'.repeat(size - 2000)}`],
  ['separators alone', (size) => '&'.repeat(size)],
  ['percent signs', (size) => `a=${'%'.repeat(size - 2)}`],
  ['plus signs', (size) => `a=${'+'.repeat(size - 2)}`],
  ['brackets', (size) => `${'a'.padEnd(size - 1, '[')}]`],
  ['a deep key', (size) => `a${'[b]'.repeat((size - 1) / 3)}`],
  ['lists that continue behind given indices', () => listsBehindIndices()],
]

/** Each `a[]` has to find the first free index after 500 used ones. */
function listsBehindIndices() {
  const given = Array.from({ length: 500 }, (_, index) => `a[${index + 500}]=1`)
  return [...given, ...Array<string>(500).fill('a[]=1')].join('&')
}

test.each(FORM_BODIES)('a form of the maximum size with %s is parsed or refused within 20 ms', (_name, body) => {
  const text = body(SMALL)
  expect(fastest(() => parsePairs(text))).toBeLessThan(MAX_MS)
})

test('a multipart form with the maximum number of fields is assembled within 20 ms', () => {
  const pairs = Array.from({ length: 1000 }, (_, index) => [`a[${index % 30}][b][c][]`, 'x'] as const)
  expect(fastest(() => assemble(pairs))).toBeLessThan(MAX_MS)
})

/** Texts on which regular expressions with backtracking take quadratic time or worse. */
const HOSTILE_TEXTS = [
  ...['a', ' ', ',', '1,', 'a.', '{"a":', '~1'].map((piece) => piece.repeat(SMALL / piece.length)),
  ...[' ', ',', '-', '.', '1', 'a', ')'].map((piece) => `1${piece.repeat(SMALL)}!`),
  ...['-', '.', 'a'].map((piece) => `a@${piece.repeat(SMALL)}!`),
]

test('the schema of every call validates any field with 64 kB of text within 20 ms', () => {
  const slow: string[] = []
  for (const [name, { input }] of Object.entries(contract))
    for (const field of fieldsOf(input))
      for (const text of HOSTILE_TEXTS) {
        const spent = fastest(() => input.safeParse({ [field]: text }))
        if (spent > MAX_MS) slow.push(`${name}.${field} = ${text.slice(0, 3)}…${text.at(-1)}: ${spent.toFixed(0)} ms`)
        if (slow.length > 5) expect(slow).toEqual([])
      }
  expect(slow).toEqual([])
})

/** Top-level field names of a schema, through any wrappers. */
function fieldsOf(schema: unknown): string[] {
  const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod
  if (def.shape) return Object.keys(def.shape)
  return ['innerType', 'in', 'left', 'right', 'out'].flatMap((part) => (def[part] ? fieldsOf(def[part]) : []))
}
