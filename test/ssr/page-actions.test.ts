import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })

const LISTS = '/properties/all-properties?type=sell'
let home: { id: number }
let member: { id: number }

beforeAll(async () => {
  home = await makeProperty(app.db, { slug: 'first-press' })
  member = await makeUser(app.db)
})

interface Sent {
  as?: { id: number } | undefined
  from?: Record<string, string>
  cookie?: string
}

async function press(url: string, fields: Record<string, string>, { as, from, cookie = '' }: Sent = {}) {
  const session = as ? `session=${await app.tokenOf(as)}; ` : ''
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: session + cookie,
      ...(from ?? { 'sec-fetch-site': 'same-origin' }),
    },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: statusCode, to: headers.location, cookies: [headers['set-cookie'] ?? []].flat(), html: body }
}

const favourites = async () => (await app.db`select from favourites where user_id = ${member.id}`).length

test('the heart of a card saves the home without script, says so once, and takes it back', async () => {
  const saved = await press(LISTS, { do: `save ${home.id}` }, { as: member })
  expect([saved.status, saved.to]).toEqual([303, LISTS])
  expect(saved.cookies).toContainEqual(
    expect.stringMatching(/^notice=save; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax/),
  )
  expect(await favourites()).toBe(1)

  const cookie = `session=${await app.tokenOf(member)}; notice=save`
  const next = await app.inject({ url: LISTS, headers: { cookie } })
  expect(/<p role="status"[^>]*><svg.*?svg>(.*?)<\/p>/.exec(next.body)?.[1]).toBe('Saved.')
  const hearts = next.body.match(/<button[^>]*class="heart"[^>]*>/g)!.map((one) => / value="(.*?)"/.exec(one)?.[1])
  expect(hearts).toEqual([`unsave ${home.id}`])
  expect(String(next.headers['set-cookie'])).toContain('notice=; Path=/; Max-Age=0')

  await press(LISTS, { do: `unsave ${home.id}` }, { as: member })
  expect(await favourites()).toBe(0)
})

test('interest is sent and withdrawn from the listing page without script', async () => {
  const url = '/properties-details/first-press'
  const count = async () => (await app.db`select from interests where user_id = ${member.id}`).length
  expect((await press(url, { do: `interest ${home.id}` }, { as: member })).status).toBe(303)
  expect(await count()).toBe(1)
  await press(url, { do: `withdraw-interest ${home.id}` }, { as: member })
  expect(await count()).toBe(0)
})

test('a visitor who saves a home is asked to sign in and returns to the same page', async () => {
  const { status, to } = await press(LISTS, { do: `save ${home.id}` })
  expect([status, to]).toEqual([303, `/sign-in?${new URLSearchParams({ next: LISTS })}`])
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['an unknown page', {}],
  ['a page of another origin in an old browser', { origin: 'https://elsewhere.example' }],
])('a form sent by %s changes nothing', async (_who, from) => {
  const { status, cookies } = await press(LISTS, { do: `save ${home.id}` }, { as: member, from })
  expect([status, cookies]).toEqual([303, []])
  expect(await favourites()).toBe(0)
})

test('a name that is no action of a page changes nothing', async () => {
  for (const name of ['delete_user', 'constructor', '__proto__', 'save 1 2', ''])
    expect((await press(LISTS, { do: name }, { as: member })).status).toBe(303)
  expect(await app.db`select from users where id = ${member.id}`).toHaveLength(1)
})

test('a refused contact form is shown again as it was entered, with the message beside its field', async () => {
  const fields = {
    do: 'contact',
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'not an address',
    message: '<b>Hello</b>',
  }
  const { status, html } = await press('/contact-us', { ...fields, subject: 'A question' })
  expect(status).toBe(422)
  expect(html).toContain('value="Ada"')
  expect(html).toContain('&lt;b&gt;Hello&lt;/b&gt;')
  expect(html).toMatch(/name="email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="email"/)
  expect(await app.db`select from contact_requests`).toHaveLength(0)
})

test('an accepted contact form stores the message and redirects', async () => {
  const fields = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.test', subject: 'Hi', message: 'Hello' }
  const { status, to } = await press('/contact-us', { do: 'contact', ...fields })
  expect([status, to]).toEqual([303, '/contact-us'])
  expect(await app.db`select from contact_requests`).toHaveLength(1)
})

test('signing out without script ends the session and clears its cookie', async () => {
  const leaving = await makeUser(app.db)
  const { status, cookies } = await press('/', { do: 'sign-out' }, { as: leaving })
  expect(status).toBe(303)
  expect(cookies).toContainEqual(expect.stringMatching(/^session=; Path=\/; Max-Age=0/))
  const session = await app.inject({ url: '/', headers: { cookie: `session=${await app.tokenOf(leaving)}` } })
  expect(session.body).not.toContain('value="sign-out"')
})

test('a page with a notice is neither read from the cache nor stored in it', async () => {
  const cached = await testApp({ site: { buildDir: resolve('build') } })
  const visit = async (cookie = '') => (await cached.inject({ url: '/', headers: { cookie } })).body
  expect(await visit()).not.toContain('Message sent.')
  expect(await visit('notice=contact')).toContain('Message sent.')
  expect(await visit()).not.toContain('Message sent.')
})

test('an enquiry is sent from a page of its own, which keeps the entered text and returns to the listing', async () => {
  const url = '/properties-details/first-press/enquiry'
  for (const [value, status] of [
    ['0', 302],
    ['1', 200],
  ] as const) {
    await app.db`insert into settings (key, value) values ('enquiries_from_visitors', ${value})
      on conflict (key) do update set value = excluded.value`
    await expect.poll(async () => (await app.inject({ url })).statusCode, { timeout: 15_000 }).toBe(status)
  }
  const fields = {
    do: `enquiry ${home.id}`,
    return_to: '/properties-details/first-press',
    name: 'Ada',
    message: 'Is it quiet?',
  }
  const refused = await press(url, { ...fields, email: 'ada@example.test' })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Is it quiet?')
  expect(refused.html).toContain('id="consent-error"')
  const sent = await press(url, { ...fields, email: 'ada@example.test', consent: '1' })
  expect([sent.status, sent.to]).toEqual([303, '/properties-details/first-press'])
  expect(await app.db`select from enquiries`).toHaveLength(1)
})

test('a page to return to stays on this site', async () => {
  const { to } = await press(LISTS, { do: `save ${home.id}`, return_to: '//elsewhere.example/' }, { as: member })
  expect(to).toBe('/elsewhere.example/')
})

test('a report is sent from a page of its own, which asks a visitor to sign in', async () => {
  const url = '/properties-details/first-press/report'
  expect((await app.inject({ url })).headers.location).toBe(`/sign-in?${new URLSearchParams({ next: url })}`)
  const fields = { do: `report ${home.id}`, return_to: '/properties-details/first-press', reason_id: '0' }
  const refused = await press(url, fields, { as: member })
  expect(refused.status).toBe(422)
  expect(refused.html).toMatch(/aria-invalid="true"/)
  expect((await press(url, { ...fields, other_message: 'It is sold.' }, { as: member })).status).toBe(303)
  expect(await app.db`select from reports`).toHaveLength(1)
})
