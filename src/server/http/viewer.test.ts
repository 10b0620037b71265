import { expect, test } from 'vitest'
import { issueToken, touchSession } from '#server/db/sessions.ts'
import { one } from '#server/db/sql.ts'
import { proves } from '#test/conformance/proves.ts'
import { testDatabase } from '#test/support/database.ts'
import { NOW, testServices } from '#test/support/services.ts'
import { trialServer } from '#test/support/trial-server.ts'
import { readerOf } from './viewer.ts'

const services = testServices(await testDatabase())
const { db } = services
const app = await trialServer(services)
app.get('/page', async (request) => readerOf(services, request))
app.post('/page', async (request) => readerOf(services, request))

async function person(role = 'user') {
  const { id } = await one(db<{ id: number }[]>`
    insert into users (name, slug, role, login_type, email)
    values ('A', gen_random_uuid()::text, ${role}, 'email', gen_random_uuid() || '@example.com') returning id`)
  return { id, token: await issueToken(db, { userId: id, userAgent: null, now: NOW, days: 30 }) }
}
const as = (token: string) => ({ authorization: `Bearer ${token}` })

test('a token identifies its user, and only its hash is stored', async () => {
  proves('6.5')
  const { id, token } = await person()
  expect(token).toMatch(/^\d+\|[\w-]{43}$/)
  const answer = await app.inject({ url: '/api/mine', headers: as(token) })
  expect(answer.json().data).toEqual({ id })
  expect(JSON.stringify(await db`select encode(token_hash, 'escape') as hash from sessions`)).not.toContain(token)
})

test.each(['', 'undefined', 'null', '1|x', `1|${'A'.repeat(43)}`, `1|${'A'.repeat(5000)}`, "1|' or 1=1 --"])(
  'the invalid token "%.20s" is anonymous on open calls and refused on all others',
  async (token) => {
    proves('6.5')
    expect((await app.inject({ url: '/api/echo', headers: as(token) })).json().data.viewer).toBe(null)
    const refused = await app.inject({ url: '/api/mine', headers: as(token) })
    expect([refused.statusCode, refused.json()]).toEqual([401, { error: true, message: 'Please sign in' }])
  },
)

test('an expired or revoked session is anonymous from the next request on', async () => {
  const { token } = await person()
  await db`update sessions set expires_at = ${NOW}, created_at = ${new Date(0)}`
  expect((await app.inject({ url: '/api/mine', headers: as(token) })).statusCode).toBe(401)
  const other = await person()
  expect((await app.inject({ url: '/api/mine', headers: as(other.token) })).statusCode).toBe(200)
  await db`delete from sessions where user_id = ${other.id}`
  expect((await app.inject({ url: '/api/mine', headers: as(other.token) })).statusCode).toBe(401)
})

test('a deactivated account is refused with its message on calls that need an account, and is a visitor on all others', async () => {
  const { id, token } = await person()
  await db`update users set is_active = false where id = ${id}`
  const refused = await app.inject({ url: '/api/mine', headers: as(token) })
  expect([refused.statusCode, refused.json()]).toEqual([
    401,
    {
      error: true,
      message: 'Account Deactivated by Administrative please connect to them',
      data: null,
      code: 401,
      details: '',
      key: 'accountDeactivated',
    },
  ])
  expect((await app.inject({ url: '/api/echo', headers: as(token) })).json().data.viewer).toBe(null)
})

test('staff calls are refused for other users', async () => {
  const call = (token: string) => app.inject({ method: 'POST', url: '/api/theirs', headers: as(token) })
  expect((await call((await person('user')).token)).statusCode).toBe(403)
  expect((await call((await person('moderator')).token)).statusCode).toBe(403)
  expect((await call((await person('admin')).token)).statusCode).toBe(200)
})

test('an unauthenticated call is refused before the body is read', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/api/theirs', headers, payload: '{"a":' })
  expect(answer.statusCode).toBe(401)
})

test('the cookie authenticates page reads', async () => {
  const { id, token } = await person()
  const cookies = { session: token }
  expect((await app.inject({ url: '/page', cookies })).json().viewer).toEqual({ id, role: 'user', isDemo: false })
  expect((await app.inject({ method: 'POST', url: '/page', cookies })).json().viewer).toBe(null)
})

const seenAt = async (id: number) =>
  (await one(db<{ at: Date }[]>`select last_seen_at as at from sessions where user_id = ${id}`)).at

test('the last-seen time of a session is updated once in a few minutes, and that of no other session', async () => {
  const [{ id, token }, other] = [await person(), await person()]
  const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
  await db`update sessions set last_seen_at = ${minutesAgo(4)} where user_id = ${id}`
  await app.inject({ url: '/api/mine', headers: as(token) })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await seenAt(id)).toEqual(minutesAgo(4))
  await db`update sessions set last_seen_at = ${minutesAgo(6)} where user_id in (${id}, ${other.id})`
  await app.inject({ url: '/api/mine', headers: as(token) })
  await expect.poll(() => seenAt(id)).toEqual(NOW)
  expect(await seenAt(other.id)).toEqual(minutesAgo(6))
})

test('a request does not wait for the update of its last-seen time', async () => {
  const { id, token } = await person()
  await db`update sessions set last_seen_at = ${new Date(0)}, created_at = ${new Date(0)} where user_id = ${id}`
  await db.begin(async (sql) => {
    await sql`select from sessions where user_id = ${id} for update`
    expect((await app.inject({ url: '/api/mine', headers: as(token) })).statusCode).toBe(200)
    expect(await seenAt(id)).toEqual(new Date(0))
  })
  await expect.poll(() => seenAt(id)).toEqual(NOW)
})

test('a newer last-seen time written by another node is kept', async () => {
  const { id } = await person()
  const { session } = await one(db<{ session: number }[]>`select id as session from sessions where user_id = ${id}`)
  await touchSession(db, session, new Date(NOW.getTime() + 1000), new Date(NOW.getTime() - 1000))
  expect(await seenAt(id)).toEqual(NOW)
})
