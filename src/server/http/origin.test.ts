import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeCategory, makeImage, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'
import { sendBytes } from '#test/support/raw-http.ts'
import { isHost } from './origin.ts'

const open = await testApp({ keepsAnswers: true, env: { BASE_URL: '' } })
const set = await testApp({ keepsAnswers: true })
const proxied = await testApp({ keepsAnswers: true, env: { BASE_URL: '', TRUST_PROXY: '1' } })

beforeAll(async () => {
  for (const { db } of [open, set, proxied]) {
    const owner = await makeUser(db, { profile_media_id: (await makeImage(db, { folder: 'users' })).id })
    const { id: category_id } = await makeCategory(db)
    const lift = await makeParameter(db, category_id, { image: '/parameter-icons/lift.svg' })
    const facilities = await db<{ id: number }[]>`
      insert into facilities (name, image) values ('School', '/facility-icons/school.svg') returning id`
    const home = await makeProperty(db, {
      slug: 'sea-view',
      owner_id: owner.id,
      category_id,
      gallery: 2,
      isPromoted: true,
      values: { [lift.id]: 'Yes' },
    })
    await db`insert into property_facilities (property_id, facility_id, distance) values (${home.id}, ${facilities[0]!.id}, 1)`
  }
})

type App = typeof open
const ask = async ({ inject }: App, path: string, host: string, headers: Record<string, string> = {}) => {
  const answer = await inject({ url: `/api/${path}`, headers: { host, ...headers } })
  return { answer, origins: originsIn(answer.body) }
}

/** Origins of the image URLs in a response. */
const originsIn = (body: string) =>
  [...new Set([...body.matchAll(/"([^"]*?)\/(?:images|[a-z]+-icons)\//g)].map(([, origin]) => origin))].sort()

const CALLS = [
  'get_property?slug_id=sea-view',
  'search/homes',
  'search/facets',
  'homepage-data',
  'get_categories',
  'get_facilities',
  'agent-list',
]

describe.each(CALLS)('%s', (path) => {
  test('without BASE_URL, URLs have the requested host, even if the response was cached for another host', async () => {
    proves('7.84')
    expect((await ask(open, path, 'a.example:8080')).origins).toEqual(['http://a.example:8080'])
    expect((await ask(open, path, '127.0.0.1:3000')).origins).toEqual(['http://127.0.0.1:3000'])
    expect((await ask(open, path, '[::1]:3000')).origins).toEqual(['http://[::1]:3000'])
    expect((await ask(open, path, 'A.example:8080')).origins).toEqual(['http://a.example:8080'])
  })

  test('with BASE_URL, URLs have its origin on every host', async () => {
    for (const host of ['a.example', '127.0.0.1:3000'])
      expect((await ask(set, path, host)).origins).toEqual(['http://lintel.test'])
  })

  test('for our own pages, URLs have no origin, and other clients do not get that response', async () => {
    for (const app of [open, set]) {
      const own = await ask(app, path, 'a.example', { prefer: 'urls=relative' })
      expect(own.origins).toEqual([''])
      expect(own.answer.headers.vary).toContain('Prefer')
      const other = await ask(app, path, 'a.example', { 'if-none-match': String(own.answer.headers.etag) })
      expect(other.answer.statusCode).toBe(200)
      expect(other.origins).toEqual([app === open ? 'http://a.example' : 'http://lintel.test'])
    }
  })
})

test('a forwarded host and protocol are accepted only from a trusted proxy', async () => {
  const forwarded = { 'x-forwarded-host': 'homes.example', 'x-forwarded-proto': 'https' }
  expect((await ask(proxied, 'get_categories', 'inside:3000', forwarded)).origins).toEqual(['https://homes.example'])
  expect((await ask(open, 'get_categories', 'inside:3000', forwarded)).origins).toEqual(['http://inside:3000'])
  const odd = { 'x-forwarded-host': 'homes.example', 'x-forwarded-proto': 'javascript' }
  expect((await ask(proxied, 'get_categories', 'inside:3000', odd)).origins).toEqual(['http://homes.example'])
  const bad = await ask(proxied, 'get_categories', 'inside:3000', { 'x-forwarded-host': 'a/b"><script>' })
  expect(bad.answer.statusCode).toBe(400)
})

const GOOD = [
  'localhost',
  'localhost:3000',
  'EXAMPLE.com',
  'web_1:80',
  'example.com.',
  '10.0.0.2',
  '[::1]',
  '[fe80::1]:1',
]
const BAD = [
  'a b',
  'a/b',
  '//a',
  'user@a',
  'user:pass@a',
  'a?b',
  'a#b',
  'a\\b',
  'a"b',
  "a'b",
  'a<b>',
  'a,b',
  'a%0d%0ab',
  'a\tb',
  'ä.example',
  'http://a',
  ':80',
  'a:',
  'a:x',
  'a:80:80',
  'a:99999',
  '[::1',
  '::1',
  '[g::1]',
  '1.2.3.999',
  `${'a'.repeat(254)}`,
  'a'.repeat(9000),
]
test.each(GOOD)('%j is a valid host', (host) => expect(isHost(host)).toBe(true))
test.each(['', ...BAD].map((host) => [host.slice(0, 30), host]))('%j is not a valid host', (_shown, host) =>
  expect(isHost(host)).toBe(false),
)

describe('a request', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await set.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  const send = (target: string, ...headers: string[]) =>
    sendBytes(port, [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))

  test.each(BAD.map((host) => [host.slice(0, 30), host]))(
    'with the Host %j gets HTTP 400 on every route',
    async (_shown, host) => {
      for (const target of ['/api/get_categories', '/robots.txt', '/', '/images/a'])
        expect([target, (await send(target, `Host: ${host}`)).status]).toEqual([target, 400])
    },
  )

  test.each([
    ['no Host', []],
    ['an empty Host', ['Host:']],
    ['a Host of spaces', ['Host:   ']],
    ['two Hosts', ['Host: lintel.test', 'Host: evil.example']],
    ['the same Host twice', ['Host: lintel.test', 'host: lintel.test']],
    ['a Host that is folded', ['Host: lintel.test', ' evil.example']],
    ['a bare line feed in the Host', ['Host: lintel.test\nX-Evil: 1']],
    ['a NUL in the Host', ['Host: lintel\0.test']],
  ])('with %s gets HTTP 400', async (_what, headers) => {
    for (const target of ['/api/get_categories', '/robots.txt'])
      expect((await send(target, ...headers)).status).toBe(400)
  })

  test('whose target names another host gets HTTP 400', async () => {
    for (const target of ['http://evil.example/api/get_categories', 'http://evil.example/', 'evil.example'])
      expect((await send(target, 'Host: lintel.test')).status).toBe(400)
  })

  test('in HTTP/1.0 without a Host header is answered with BASE_URL', async () => {
    const { status, body } = await sendBytes(port, 'GET /api/get_categories HTTP/1.0\r\n\r\n')
    expect([status, originsIn(body)]).toEqual([200, ['http://lintel.test']])
  })
})

describe('a forged Host header', () => {
  const EVIL = 'evil.example'
  const call = async (path: string, payload: object | null, as?: { id: number }) => {
    const headers = { host: EVIL, ...(as && { authorization: `Bearer ${await open.tokenOf(as)}` }) }
    const url = `/api/${path}`
    const answer = await open.inject(payload ? { method: 'POST', url, headers, payload } : { url, headers })
    expect([path, answer.json()]).toMatchObject([path, { error: false }])
    return answer
  }

  test('does not reach emails, stored rows or calendar URLs', async () => {
    const { db } = open
    const admin = await makeUser(db, { role: 'admin', email: 'admin@example.org', language_code: 'en' })
    const owner = await makeUser(db, {
      email: 'owner@example.org',
      language_code: 'en',
      password_hash: '$argon2id$x',
      email_verified_at: daysAgo(9),
    })
    const home = await makeProperty(db, { owner_id: owner.id })
    await db`update settings set value = '1' where key = 'enquiries_from_visitors'`
    await call('forgot-password?email=owner@example.org', null)
    await call('contct_us', {
      first_name: 'Ruth',
      last_name: 'Abara',
      email: 'ruth@example.org',
      subject: 'Hello',
      message: 'Is anybody there?',
    })
    const [contact] = await db<{ id: number }[]>`select id from contact_requests`
    await call('admin/answer-contact', { id: contact!.id, message: 'Yes.' }, admin)
    const asked = { property_id: home.id, name: 'Ruth', email: 'ruth@example.org', message: 'Is it quiet?', consent: 1 }
    await call('send-enquiry', asked)
    const [enquiry] = await db<{ id: number }[]>`select id from enquiries`
    await call('answer-enquiry', { enquiry_id: enquiry!.id, message: 'Very.' }, owner)
    await call('admin/test-template', { template: 'mail.reset', language_code: 'en' }, admin)
    await call('send_message', { receiver_id: owner.id, property_id: home.id, message: 'Hello' }, admin)
    const feed = await call('calendar-feed', {}, owner)
    expect(feed.json().data.url).toMatch(/^http:\/\/localhost:3000\//)
    await call('admin/deactivate-person', { user_id: owner.id, reason: 'Spam' }, admin)
    for (let round = 0; round < 3; round++) await open.runJobs()
    const mails = JSON.stringify(open.services.mail.sent)
    expect(open.services.mail.sent.length).toBeGreaterThanOrEqual(5)
    expect(mails).toContain('http://localhost:3000/')
    expect(mails + JSON.stringify(open.services.push)).not.toContain(EVIL)
    const tables = await db<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`
    for (const { name } of tables)
      expect([name, await db.unsafe(`select 1 from ${name} t where t::text like '%${EVIL}%' limit 1`)]).toEqual([
        name,
        [],
      ])
  })

  test.each(['/robots.txt', '/sitemap.xml', '/sitemaps/categories-0.xml', '/articles.atom', '/manifest.webmanifest'])(
    'does not appear in %s',
    async (url) => {
      const { statusCode, body } = await open.inject({ url, headers: { host: EVIL } })
      expect([statusCode, body.includes(EVIL)]).toEqual([200, false])
    },
  )
})
