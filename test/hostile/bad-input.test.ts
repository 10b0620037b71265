import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { postBytes, type RawAnswer, sendBytes } from '#test/support/raw-http.ts'

const { app, db, services } = await testApp()
let port = 0
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=B'
const PATH = '/api/contct_us'
const letter = { first_name: 'A', last_name: 'B', email: 'a@example.com', subject: 'S', message: 'M' }
const form = (change: object) => new URLSearchParams({ ...letter, ...change }).toString()
const part = (name: string, value: string) =>
  `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const parts = (change: object) =>
  Object.entries({ ...letter, ...change })
    .map(([name, value]) => part(name, value))
    .join('')
const bytes = (...pieces: (string | number[])[]) => Buffer.concat(pieces.map((piece) => Buffer.from(piece as string)))
const get = (query: string | Buffer) =>
  sendBytes(port, 'GET /api/get_categories?', query, ' HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}=1`).join('&')

const attacks: [what: string, send: () => Promise<RawAnswer>, status: number, message: RegExp][] = [
  ['JSON that is not UTF-8', () => post(JSON_TYPE, bytes('{"first_name":"', [0xc3, 0x28], '"}')), 400, /UTF-8/],
  ['a form that is not UTF-8', () => post(FORM, bytes('first_name=', [0xff, 0xfe])), 400, /UTF-8/],
  ['a form with broken escapes', () => post(FORM, 'first_name=%c3%28'), 400, /first_name is not valid UTF-8/],
  [
    'multipart that is not UTF-8',
    () =>
      post(
        MULTIPART,
        bytes(
          parts({ subject: '' }),
          '--B\r\nContent-Disposition: form-data; name="subject"\r\n\r\n',
          [0xff, 0xfe],
          '\r\n--B--\r\n',
        ),
      ),
    400,
    /subject is not valid UTF-8/,
  ],
  ['a query of bare bytes', () => get(Buffer.from([0x61, 0x3d, 0xff, 0xfe])), 400, /HTTP/],
  ['a query with broken escapes', () => get('search=%e0%a4'), 400, /search is not valid UTF-8/],
  [
    'half a surrogate pair',
    () => post(JSON_TYPE, JSON.stringify({ ...letter, subject: '\ud800' })),
    400,
    /subject is not/,
  ],
  [
    'NUL in JSON',
    () => post(JSON_TYPE, JSON.stringify({ ...letter, message: 'a\0b' })),
    400,
    /message must not contain NUL/,
  ],
  ['NUL in the name of a field', () => post(JSON_TYPE, JSON.stringify({ ...letter, 'a\0b': 1 })), 400, /NUL/],
  ['NUL in a form', () => post(FORM, form({ message: 'a\0b' })), 400, /message must not contain NUL/],
  [
    'NUL in multipart',
    () => post(MULTIPART, `${parts({ message: 'a\0b' })}--B--\r\n`),
    400,
    /message must not contain NUL/,
  ],
  ['NUL in a query', () => get('search=a%00b'), 400, /search must not contain NUL/],
  ['1,500 query parameters', () => get(many(1500)), 400, /too many fields/],
  ['10,000 query parameters', () => get(many(10_000)), 431, /too long/],
  ['5,000 form fields', () => post(FORM, many(5_000)), 400, /too many fields/],
  ['10,000 form fields', () => post(FORM, many(10_000)), 413, /too large/],
  ['10,000 JSON fields', () => post(JSON_TYPE, JSON.stringify({ a: Array(10_000).fill(1) })), 400, /too many fields/],
  ['10,000 parts', () => post(MULTIPART, `${part('a', '1').repeat(10_000)}--B--\r\n`), 400, /too many fields/],
  ['deep JSON', () => post(JSON_TYPE, `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`), 400, /too deeply/],
  ['deep JSON above 64 kB', () => post(JSON_TYPE, `{"a":${'['.repeat(100_000)}}`), 413, /too large/],
  ['deep brackets', () => get(`a${'[b]'.repeat(60)}=1`), 400, /too deeply/],
  ['a very long field name', () => get(`${'a'.repeat(5_000)}=1`), 400, /too long/],
  ['a prototype in a query', () => get('__proto__[admin]=1'), 400, /__proto__ is not allowed as a field name/],
  [
    'a prototype in JSON',
    () => post(JSON_TYPE, '{"__proto__":{"admin":1}}'),
    400,
    /__proto__ is not allowed as a field name/,
  ],
  ['a prototype in multipart', () => post(MULTIPART, `${part('constructor[prototype][x]', '1')}--B--\r\n`), 400, /./],
  ['JSON cut off', () => post(JSON_TYPE, '{"first_name":'), 400, /not valid JSON/],
  ['a list where an object belongs', () => post(JSON_TYPE, '[1,2,3]'), 400, /must be a JSON object/],
  ['an unknown content type', () => post('text/xml', '<a/>'), 415, /Send JSON/],
  ['a senseless content type', () => post(';;;', 'x'), 415, /Send JSON/],
  ['multipart without a boundary', () => post('multipart/form-data', 'x'), 400, /form/],
  ['multipart that never ends', () => post(MULTIPART, parts({})), 400, /form/],
  ['multipart that is no multipart', () => post(MULTIPART, 'garbage'.repeat(100)), 400, /form/],
  [
    '2 MB of JSON',
    () => post(JSON_TYPE, JSON.stringify({ ...letter, message: 'x'.repeat(2 << 20) })),
    413,
    /too large/,
  ],
  ['2 MB of JSON without a length', () => chunked('x'.repeat(2 << 20)), 413, /too large/],
  [
    'a length that is no number',
    () => sendBytes(port, `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n`),
    400,
    /HTTP/,
  ],
  ['bytes that are no HTTP', () => sendBytes(port, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'), 400, /HTTP/],
  [
    'two lengths at once',
    () =>
      sendBytes(port, `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`),
    400,
    /HTTP/,
  ],
  [
    'headers of 40 kB',
    () => sendBytes(port, `GET /api/faqs HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`),
    431,
    /too long/,
  ],
  [
    'an address that cannot be decoded',
    () => sendBytes(port, 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    400,
    /URL/,
  ],
]

const post = (type: string, body: string | Uint8Array) => postBytes(port, PATH, type, body)
const chunked = (body: string) =>
  sendBytes(
    port,
    `POST ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  )
const unwantedFile = () =>
  `--B\r\nContent-Disposition: form-data; name="x"; filename="../../x.php"\r\nContent-Type: image/png\r\n\r\n<?php\r\n--B--\r\n`

/** Everything that a refused request could have left behind. */
async function traces() {
  const [rows] =
    await db`select (select count(*) from contact_requests) as letters, (select count(*) from pgboss.job) as jobs`
  const files: string[] = []
  for await (const { key } of services.storage.list('temp/')) files.push(key)
  return { ...rows, files, mails: services.mail.sent.length, admin: ({} as { admin?: unknown }).admin }
}

test.each(attacks)(
  '%s is refused with the error envelope and changes nothing',
  async (_what, send, status, message) => {
    const before = await traces()
    const answer = await send()
    expect(answer.status).toBe(status)
    const body = JSON.parse(answer.body)
    expect(body).toMatchObject({ error: true, message: expect.stringMatching(message), code: status, details: '' })
    expect(answer.body).not.toMatch(TRACE)
    expect(await traces()).toEqual(before)
  },
)

/** A stack trace, a path or the class of an error would be a leak. */
const TRACE = /\\n\s+at |node_modules|\.[jt]s:\d|Error:/

const wrong: [what: string, send: () => Promise<RawAnswer>, message: RegExp][] = [
  ['a value that is too long', () => post(FORM, form({ subject: 'x'.repeat(201) })), /subject may have at most 200/],
  ['a list where a text belongs', () => post(FORM, `${form({})}&subject[]=x`), /subject must be a string/],
  [
    'a number where a text belongs',
    () => post(JSON_TYPE, JSON.stringify({ ...letter, subject: 5 })),
    /subject must be/,
  ],
  ['an address that is none', () => post(FORM, form({ email: 'a@b' })), /email is not a valid email address/],
  ['a file that nobody asked for', () => post(MULTIPART, unwantedFile()), /x does not accept a file/],
  [
    'a flood of part headers',
    () => post(MULTIPART, `--B\r\n${'X-A: b\r\n'.repeat(5_000)}\r\nx\r\n--B--\r\n`),
    /is required/,
  ],
]

test.each(wrong)('%s is refused in the form that the call declares', async (_what, send, message) => {
  const before = await traces()
  const answer = await send()
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.body)).toMatchObject({ error: true, message: expect.stringMatching(message) })
  expect(await traces()).toEqual(before)
})

test.each([
  'limit=abc',
  'limit[]=5',
  'limit[a]=5',
  'limit=1e3',
  'limit=0x10',
  'offset=-1',
  `search=${'x'.repeat(3_000)}`,
])('the query %.20s is refused with 400 and the full envelope', async (query) => {
  const answer = await get(query)
  expect(answer.status).toBe(400)
  expect(JSON.parse(answer.body)).toMatchObject({ error: true, data: null, code: 400, details: '' })
})

test('the server still works after all these requests', async () => {
  expect(JSON.parse((await post(FORM, form({}))).body)).toMatchObject({ error: false })
  expect(services.lines.filter(({ level }) => level >= 50)).toEqual([])
})

afterAll(() => expect(Object.keys(Object.prototype)).toEqual([]))
