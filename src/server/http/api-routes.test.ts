import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testDatabase } from '#test/support/database.ts'
import { testServices } from '#test/support/services.ts'
import { trialServer } from '#test/support/trial-server.ts'
import { memoryLimiter } from './limits.ts'

const services = testServices(await testDatabase())
const app = await trialServer(services)
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('a query string, JSON, an urlencoded form and a multipart form give the same input', async () => {
  proves('7.85')
  const expected = { value: 'x', rows: [{ id: '1' }] }
  const multipart = new FormData()
  multipart.set('value', 'x')
  multipart.set('rows[0][id]', '1')
  multipart.set('clear', 'null')
  const answers = await Promise.all([
    app.inject('/api/echo?value=x&rows[0][id]=1&clear='),
    app.inject({ method: 'POST', url: '/api/echo', payload: { value: 'x', rows: [{ id: '1' }], clear: null } }),
    app.inject({ method: 'POST', url: '/api/echo', headers: form, payload: 'value=x&rows[0][id]=1&clear=undefined' }),
    app.inject({ method: 'POST', url: '/api/echo', payload: multipart }),
    app.inject({ method: 'POST', url: '/api/echo?value=x', payload: { rows: [{ id: '1' }] } }),
    app.inject({ method: 'DELETE', url: '/api/echo?value=x&rows[][id]=1' }),
  ])
  for (const answer of answers) {
    expect(answer.json().data).toMatchObject(expected)
    expect(answer.json().data).not.toHaveProperty('clear')
  }
})

test('an empty field reaches the handler if the call declares that empty clears it', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/echo', headers: form, payload: 'clear=&value=' })
  expect(answer.json().data).toMatchObject({ clear: '' })
  expect(answer.json().data).not.toHaveProperty('value')
})

test.each(['GET', 'POST', 'DELETE'] as const)(
  'a multipart content type on a %s without a body is ignored',
  async (method) => {
    const headers = { 'content-type': 'multipart/form-data' }
    expect(await app.inject({ method, url: '/api/echo?value=x', headers })).toMatchObject({ statusCode: 200 })
  },
)

test('a success contains data, its companion fields and no field outside the contract', async () => {
  const answer = await app.inject('/api/listed')
  expect(answer.json()).toEqual({
    error: false,
    message: 'Data fetched successfully',
    data: [{ id: 1 }],
    total: 1,
    code: 200,
  })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})

const why = (call: string, reason?: string) =>
  app.inject({ method: 'POST', url: `/api/${call}`, payload: { id: 1, why: reason } })

test.each([
  [
    'softly',
    'refused',
    200,
    { error: true, message: 'The service is busy. Please try again in a moment', data: { left: 0 }, key: 'aKey' },
  ],
  ['soft-ly', 'missing', 200, { error: true, message: 'Property not found' }],
  ['hardly', 'missing', 400, { error: true, message: 'Property not found', data: null, code: 400, details: '' }],
  [
    'hardly',
    'refused',
    400,
    {
      error: true,
      message: 'The service is busy. Please try again in a moment',
      data: { left: 0 },
      code: 400,
      details: '',
      key: 'aKey',
    },
  ],
  ['softly', 'demo', 200, { error: true, message: 'The service is busy. Please try again in a moment', code: 403 }],
  [
    'softly',
    'forbidden',
    403,
    {
      error: true,
      message: 'The service is busy. Please try again in a moment',
      data: { left: 0 },
      code: 403,
      details: '',
      key: 'aKey',
    },
  ],
])('%s answers a %s error with HTTP %i', async (call, reason, status, body) => {
  const answer = await why(call, reason)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual(body)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  [{}, 'id is required'],
  [{ id: 'x' }, 'id must be a number'],
  [{ id: ['5'] }, 'id must be a number'],
  [{ id: 1.5 }, 'id must be a whole number'],
  [{ id: 0 }, 'id is required'],
  [{ id: 1, why: 'x'.repeat(21) }, 'why may have at most 20 characters'],
])('the invalid input %j is refused with one sentence: %s', async (payload, message) => {
  const hard = await app.inject({ method: 'POST', url: '/api/hardly', payload })
  expect([hard.statusCode, hard.json().message]).toEqual([400, message])
  const soft = await app.inject({ method: 'POST', url: '/api/softly', payload })
  const field = message.split(' ')[0]
  expect([soft.statusCode, soft.json()]).toEqual([200, { error: true, message, field }])
})

test('a malformed body is HTTP 400 even if refusals of the call are HTTP 200', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/api/softly', headers, payload: '{"id":' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    error: true,
    message: 'The body is not valid JSON',
    data: null,
    code: 400,
    details: '',
  })
})

test('a defect is sent without details and logged once under the request id of the response', async () => {
  proves('8.13')
  for (const url of ['/api/broken', '/api/leaking']) {
    services.lines.length = 0
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: true,
      message: 'Oops! Something went wrong. Please try again later',
      code: 500,
      details: '',
    })
    expect(services.lines.filter(({ level }) => level >= 50).map(({ reqId }) => reqId)).toEqual([
      answer.headers['x-request-id'],
    ])
  }
})

test('an unknown path, a wrong method and an unknown content type are refused in JSON', async () => {
  const unknown = await app.inject({ method: 'POST', url: '/api/nothing', headers: form, payload: 'x' })
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { error: true, message: 'Unknown API call', data: null, code: 404, details: '' },
  ])
  for (const url of ['/api', '/api/', '/api/a/b/c', '/api/echo/', '/api/%61/%zz'])
    expect((await app.inject(url)).json()).toMatchObject({ error: true })
  const method = await app.inject({ method: 'PUT', url: '/api/echo' })
  expect([method.statusCode, method.headers.allow, method.json().code]).toEqual([
    405,
    'OPTIONS, GET, HEAD, POST, DELETE',
    405,
  ])
  const type = await app.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { 'content-type': 'text/xml' },
    payload: '<a/>',
  })
  expect([type.statusCode, type.json().code]).toEqual([415, 415])
})

test('CORS allows every origin, with the headers that clients send and without credentials', async () => {
  const preflight = await app.inject({ method: 'OPTIONS', url: '/api/mine', headers: { origin: 'https://a.example' } })
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
    'access-control-max-age': '86400',
  })
  for (const name of ['authorization', 'content-type', 'content-language'])
    expect(String(preflight.headers['access-control-allow-headers']).toLowerCase()).toContain(name)
  expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials')
  for (const url of ['/api/echo', '/api/mine', '/api/nothing', '/api/broken'])
    expect((await app.inject(url)).headers['access-control-allow-origin']).toBe('*')
})

test('a GET that writes is not stored by caches and does not run on HEAD', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/api/send-code' })).statusCode).toBe(405)
  expect(await services.db`select value from settings where key = 'sent'`).toEqual([])
  expect((await app.inject('/api/send-code')).headers['cache-control']).toBe('no-store')
  expect(await services.db`select value from settings where key = 'sent'`).toEqual([{ value: '1' }])
})

test('an unchanged anonymous response is HTTP 304, and a response to a token is not stored', async () => {
  const first = await app.inject('/api/listed')
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await app.inject({ url: '/api/listed', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url: '/api/listed' })
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag])
  const known = await app.inject({ url: '/api/listed', headers: { authorization: 'Bearer undefined' } })
  expect(known.headers['cache-control']).toBe('private, no-store')
  expect(known.headers).not.toHaveProperty('etag')
})

test.each([
  [{}, 'en'],
  [{ 'content-language': 'es' }, 'es'],
  [{ 'content-language': 'xx', 'accept-language': 'de, ar-EG;q=0.8' }, 'ar'],
  [{ 'content-language': "'; drop table users" }, 'en'],
])('the headers %j select the language %s', async (headers, language) => {
  const answer = await app.inject({ url: '/api/echo', headers })
  expect(answer.json().data.language).toBe(language)
  expect(answer.headers['content-language']).toBe(language)
})

test('a caller above the rate limit is refused with Retry-After', async () => {
  const limited = await trialServer(
    services,
    memoryLimiter({ readsPerMinute: 3, writesPerMinute: 1, pagesPerMinute: 3 }),
  )
  const codes = []
  for (let i = 0; i < 4; i++) codes.push((await limited.inject('/api/echo')).statusCode)
  expect(codes).toEqual([200, 200, 200, 429])
  const refused = await limited.inject('/api/echo')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ error: true, code: 429 })
  expect((await limited.inject({ url: '/api/echo', remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
})

test('every response forbids content sniffing and framing', async () => {
  for (const url of ['/api/echo', '/api/nothing', '/elsewhere'])
    expect((await app.inject(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
})
