import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const { db, call, inject, services } = await testApp()

beforeAll(async () => {
  const hash = await services.passwords.hash('open-the-door')
  const signIn = { password_hash: hash, email_verified_at: new Date() }
  await db`insert into users ${db([
    { name: 'Kabir', slug: 'kabir', login_type: 'email', email: 'kabir@lintel.test', is_active: true, ...signIn },
    { name: 'Gone', slug: 'gone', login_type: 'email', email: 'gone@lintel.test', is_active: false, ...signIn },
    {
      name: 'New',
      slug: 'new',
      login_type: 'email',
      email: 'new@lintel.test',
      is_active: true,
      ...signIn,
      email_verified_at: null,
    },
    {
      name: 'Google',
      slug: 'google',
      login_type: 'google',
      email: 'g@lintel.test',
      is_active: true,
      ...signIn,
      password_hash: null,
    },
  ])}`
})

const signIn = (email: string, password = 'open-the-door', headers: Record<string, string> = {}) =>
  inject({ method: 'POST', url: '/api/user_signup', payload: { type: '3', email, password }, headers })

test('a correct password opens a session: token in the body for API clients, cookie for pages', async () => {
  proves('7.2', '7.82')
  const response = await signIn('Kabir@lintel.test', 'open-the-door', { 'user-agent': 'A phone' })
  const body = response.json()
  expect(response.statusCode).toBe(200)
  expect(body).toMatchObject({ error: false, data: { name: 'Kabir', email: 'kabir@lintel.test', logintype: '3' } })
  expect(body.token).toMatch(/^\d+\|[\w-]{43}$/)
  expect(response.body).not.toContain('argon2')
  const cookie = String(response.headers['set-cookie'])
  expect(cookie).toContain(`session=${encodeURIComponent(body.token)}`)
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  const [session] = await db`select user_agent, token_hash from sessions order by id desc limit 1`
  expect(session!.user_agent).toBe('A phone')
  expect(String(session!.token_hash)).not.toContain(body.token.split('|')[1])
})

test('a cross-site sign-in request gets no cookie', async () => {
  const response = await signIn('kabir@lintel.test', 'open-the-door', { 'sec-fetch-site': 'cross-site' })
  expect(response.statusCode).toBe(200)
  expect(response.headers['set-cookie']).toBeUndefined()
})

test.each([
  ['a wrong password', 'kabir@lintel.test', 'open-the-window'],
  ['an unknown address', 'nobody@lintel.test', 'open-the-door'],
  ['an account that signs in otherwise', 'g@lintel.test', 'open-the-door'],
])('%s gets the same response and no session', async (_what, email, password) => {
  proves('8.3')
  const { count } = (await db`select count(*) from sessions`)[0]!
  const response = await signIn(email, password)
  expect(response.statusCode).toBe(400)
  expect(response.json().message).toBe(
    'The details entered are incorrect Please enter the correct details and try again.',
  )
  expect((await db`select count(*) from sessions`)[0]!.count).toBe(count)
})

test('a deactivated account and an unverified address get different messages, verbatim for shipped clients', async () => {
  const gone = await signIn('gone@lintel.test')
  expect([gone.statusCode, gone.json()]).toMatchObject([
    400,
    { message: 'Account Deactivated by Administrative please connect to them', is_active: false },
  ])
  expect((await signIn('new@lintel.test')).json()).toMatchObject({
    message: 'Email is not verified',
    key: 'emailNotVerified',
  })
})

test.each([
  [{ type: '7', email: 'kabir@lintel.test', password: 'x' }, 'type'],
  [{ type: '3', password: 'x' }, 'email'],
  [{ type: '3', email: 'kabir', password: 'x' }, 'email'],
  [{ type: '3', email: 'kabir@lintel.test' }, 'password'],
  [{ type: '3', email: 'kabir@lintel.test', password: 'x'.repeat(30_000) }, 'password'],
])('%j is refused with a message that names the field', async (payload, field) => {
  const response = await inject({ method: 'POST', url: '/api/user_signup', payload })
  expect(response.statusCode).toBe(400)
  expect(response.json().message).toMatch(new RegExp(field, 'i'))
})

test('signing out ends only the current session and clears its cookie', async () => {
  proves('7.6')
  const [here, there] = await Promise.all([signIn('kabir@lintel.test'), signIn('kabir@lintel.test')])
  const as = (response: typeof here) => ({ authorization: `Bearer ${response.json().token}` })
  const response = await inject({ method: 'POST', url: '/api/before-logout', headers: as(here), payload: {} })
  expect(response.json()).toMatchObject({ error: false })
  expect(String(response.headers['set-cookie'])).toMatch(/^session=; Path=\/; Max-Age=0/)
  expect((await inject({ url: '/api/get-user-data', headers: as(here) })).statusCode).toBe(401)
  expect((await inject({ url: '/api/get-user-data', headers: as(there) })).json().data.name).toBe('Kabir')
})

test('a push device is registered to the user who signs in on it and removed only by that user’s sign-out', async () => {
  proves('7.6')
  const device = { type: '3', email: 'kabir@lintel.test', password: 'open-the-door', fcm_id: 'device-1' }
  await inject({ method: 'POST', url: '/api/user_signup', payload: device })
  const owner = async () => (await db`select u.email from device_tokens d join users u on u.id = d.user_id`)[0]?.email
  expect(await owner()).toBe('kabir@lintel.test')
  const other = await makeUser(db)
  await call('beforeLogout', { fcm_id: 'device-1' }, other)
  expect(await owner()).toBe('kabir@lintel.test')
  await call('beforeLogout', { fcm_id: 'device-1' }, { email: 'kabir@lintel.test' })
  expect(await owner()).toBeUndefined()
})

test('account data contains only the viewer’s own account', async () => {
  const other = await makeUser(db, { name: 'Other' })
  expect(await call('getUserData', {}, other)).toMatchObject({ data: { id: other.id, name: 'Other' } })
  expect((await call('getUserData', {})).status).toBe(401)
})
