import { beforeAll, describe, expect, test } from 'vitest'
import { issueToken } from '#server/db/sessions.ts'
import { one } from '#server/db/sql.ts'
import { testDatabase } from '#test/support/database.ts'
import { NOW, testServices } from '#test/support/services.ts'
import { trialServer } from '#test/support/trial-server.ts'

const services = testServices(await testDatabase())
const { db } = services
const app = await trialServer(services)
const published = await trialServer(testServices(db, { BASE_URL: 'https://homes.example' }))

async function person() {
  const { id } = await one(db<{ id: number }[]>`
    insert into users (name, slug, role, login_type, email)
    values ('A', gen_random_uuid()::text, 'user', 'email', gen_random_uuid() || '@example.com') returning id`)
  return { id, token: await issueToken(db, { userId: id, userAgent: null, now: NOW, days: 30 }) }
}

let member: { id: number; token: string }
beforeAll(async () => {
  member = await person()
})

const HOST = 'site.example:8080'
const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, server = app) =>
  server.inject({
    method,
    url: `/api/${url}`,
    headers: { host: HOST, ...headers },
    cookies: { session: member.token },
    ...(method === 'POST' && { payload: {} }),
  })

const FOREIGN: [name: string, headers: Record<string, string>][] = [
  ['Sec-Fetch-Site is cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site is same-site', { 'sec-fetch-site': 'same-site' }],
  ['Sec-Fetch-Site is none', { 'sec-fetch-site': 'none' }],
  ['Sec-Fetch-Site is cross-site beside an own Origin', { 'sec-fetch-site': 'cross-site', origin: `http://${HOST}` }],
  ['Origin is another host', { origin: 'http://evil.example' }],
  ['Origin is another port', { origin: 'http://site.example' }],
  ['Origin is another protocol', { origin: `https://${HOST}` }],
  ['Origin is null', { origin: 'null' }],
  ['both headers are missing', {}],
]

describe('a call that writes', () => {
  test.each(FOREIGN)('with the cookie is refused: %s', async (_name, headers) => {
    for (const method of ['POST', 'GET'] as const) {
      const refused = await ask(method, 'spend', headers)
      expect([method, refused.statusCode, refused.json().message]).toEqual([
        ...[method, 403, 'This request didn’t come from this site. Reload the page and try again'],
      ])
    }
  })

  test.each([
    ['Sec-Fetch-Site is same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['Sec-Fetch-Site is missing and Origin is the requested host', { origin: `http://${HOST}` }],
  ])('with the cookie is accepted: %s', async (_name, headers) => {
    for (const method of ['POST', 'GET'] as const)
      expect((await ask(method, 'spend', headers)).json().data).toEqual({ id: member.id })
  })

  test('with the cookie is accepted from BASE_URL, whatever host the proxy forwards', async () => {
    const accepted = await ask('POST', 'spend', { origin: 'https://homes.example' }, published)
    expect(accepted.json().data).toEqual({ id: member.id })
    expect((await ask('POST', 'spend', { origin: 'https://evil.example' }, published)).statusCode).toBe(403)
  })

  test('that is open to anyone ignores a cookie sent from another site', async () => {
    const viewer = async (headers: Record<string, string>) =>
      (await ask('POST', 'echo', headers)).json().data.viewer?.id ?? null
    expect(await viewer({ 'sec-fetch-site': 'same-origin' })).toBe(member.id)
    for (const [, headers] of FOREIGN) expect(await viewer(headers)).toBeNull()
  })
})

describe('a call that only reads', () => {
  test.each(['same-origin', 'none', ''])('with the cookie is answered if Sec-Fetch-Site is "%s"', async (site) => {
    const answer = await ask('GET', 'mine', site ? { 'sec-fetch-site': site } : {})
    expect(answer.json().data).toEqual({ id: member.id })
    expect([answer.headers['cache-control'], answer.headers['x-content-type-options']]).toEqual([
      ...['private, no-store', 'nosniff'],
    ])
    expect(answer.headers.vary).toContain('Cookie')
    // Not readable for other origins: browsers reject `*` for a request with credentials.
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test.each(['cross-site', 'same-site'])('with the cookie is refused if Sec-Fetch-Site is %s', async (site) => {
    expect((await ask('GET', 'mine', { 'sec-fetch-site': site })).statusCode).toBe(403)
    expect((await ask('GET', 'echo', { 'sec-fetch-site': site })).json().data.viewer).toBeNull()
  })
})

test('an Authorization header disables the cookie, even if its token is invalid', async () => {
  const other = await person()
  const own = { 'sec-fetch-site': 'same-origin' }
  const as = (authorization: string) => ask('POST', 'spend', { ...own, authorization })
  expect((await as(`Bearer ${other.token}`)).json().data).toEqual({ id: other.id })
  for (const header of ['Bearer undefined', 'Bearer', 'Basic eA==']) expect((await as(header)).statusCode).toBe(401)
})

test('a bearer token is accepted from any origin', async () => {
  for (const [, headers] of FOREIGN) {
    const authorization = `Bearer ${member.token}`
    const answer = await app.inject({
      ...{ method: 'POST', url: '/api/spend', headers: { ...headers, host: HOST, authorization }, payload: {} },
    })
    expect(answer.json().data).toEqual({ id: member.id })
  }
})

test('a call from a page of one account is refused if the cookie belongs to another account', async () => {
  const call = (account: string) => ask('POST', 'spend', { 'sec-fetch-site': 'same-origin', 'x-page-account': account })
  expect((await call(String(member.id))).statusCode).toBe(200)
  const refused = await call(String(member.id + 1))
  expect([refused.statusCode, refused.json().message]).toEqual([
    401,
    'You’re signed in with another account now. Reload the page',
  ])
})

describe('a sign-in response', () => {
  const signIn = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/sign-in',
      headers: { host: HOST, ...headers },
      payload: { token: 'fresh' },
    })

  test('contains the token for API clients, and no token for our own pages', async () => {
    const client = await signIn({})
    expect([client.json().token, client.headers['set-cookie']]).toEqual(['fresh', expect.stringContaining('fresh')])
    const page = await signIn({ 'sec-fetch-site': 'same-origin', prefer: 'urls=relative, session=cookie' })
    expect(page.body).not.toContain('fresh')
    expect(page.headers['set-cookie']).toMatch(/^session=fresh; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  })

  test('sets a Secure cookie if the site uses https', async () => {
    const { headers } = await published.inject({ method: 'POST', url: '/api/sign-in', payload: { token: 'fresh' } })
    expect(headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
  ])('sets no cookie for a page of another site: %j', async (headers) => {
    expect((await signIn(headers)).headers['set-cookie']).toBeUndefined()
  })
})
