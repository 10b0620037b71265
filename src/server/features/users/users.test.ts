import { beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { issueToken } from '#server/db/sessions.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { dropOldSessions } from './jobs.ts'

const app = await testApp()
const { db, call } = app
let admin: { id: number }
let asha: { id: number; name: string }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada Admin' })
})
beforeEach(async () => {
  asha = await makeUser(db, { name: 'Asha Rao' })
})

/** Makes a call with a token. */
async function ask(token: string, name: keyof typeof contract, payload: object = {}) {
  const { method, path } = contract[name]
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(method !== 'GET' && { payload }) })
  return { status: answer.statusCode, body: answer.json(), cookie: String(answer.headers['set-cookie'] ?? '') }
}
const signIn = (userId: number) => issueToken(db, { userId, userAgent: 'Phone', now: NOW, days: 1 })
const lines = async (subjectId: number) =>
  (
    await db<{ action: string; actorId: number; reason: string | null }[]>`
      select action, actor_id as "actorId", details ->> 'reason' as reason from audit_log
      where subject = 'user' and subject_id = ${subjectId} order by id`
  ).map((line) => ({ ...line }))

test('users are found by part of a name, address or number, in any spelling', async () => {
  const { id } = await makeUser(db, {
    ...{ name: 'Zoë Świątek', email: 'Zoe_Odd%1@Sample.test', phone: '5550123', country_code: '48' },
  })
  const found = async (q: string) => (await call('listUsers', { q }, admin)).data.map((person) => person.id)
  for (const q of ['swiatek', 'ZOË Ś', 'odd%1@sam', '+48 555-01', '0123', 'zo'])
    expect([q, await found(q)]).toEqual([q, [id]])
  // LIKE wildcards are matched literally.
  for (const q of ['odd_1', 'zoe%odd', '___', '%%%']) expect([q, await found(q)]).toEqual([q, []])
})

test('users are filtered, sorted, paged and counted', async () => {
  const given = { account_kind: 'agency', city: 'x' }
  const first = await makeUser(db, { ...given, name: 'b filtered', created_at: '2020-01-02' })
  const second = await makeUser(db, { ...given, name: 'A filtered', created_at: '2020-01-01', is_active: false })
  const ids = async (input: object) =>
    (await call('listUsers', { kind: 'agency', ...input }, admin)).data.map(({ id }) => id)
  expect(await ids({})).toEqual([first.id, second.id])
  expect(await ids({ sort: 'joined' })).toEqual([second.id, first.id])
  expect(await ids({ sort: 'name' })).toEqual([second.id, first.id])
  expect(await ids({ sort: '-name', limit: 1, offset: 1 })).toEqual([second.id])
  expect(await ids({ state: 'deactivated' })).toEqual([second.id])
  expect(await ids({ state: 'active' })).toEqual([first.id])
  expect(await ids({ role: 'admin' })).toEqual([])
  expect(await ids({ verification: 'success' })).toEqual([])
  expect(await call('listUsers', { kind: 'agency' }, admin)).toMatchObject({ total: 2, total_is_exact: true })
  expect(JSON.stringify(await call('listUsers', {}, admin))).not.toContain('argon2')
})

test('the user page has listings, counts, sessions and notes, and no secret', async () => {
  const category_id = (await makeCategory(db)).id
  await makeProperty(db, { owner_id: asha.id, category_id, title: 'Garden flat', request_status: 'pending' })
  await signIn(asha.id)
  const { data: note } = await call('addStaffNote', { user_id: asha.id, text: 'Called about her flat' }, admin)
  const { data } = await call('getUser', { id: asha.id }, admin)
  expect(data).toMatchObject({
    ...{ id: asha.id, name: 'Asha Rao', role: 'user', is_active: true },
    counts: { properties: 1, projects: 0, payments: 0 },
    sessions: [{ device: 'Phone', is_impersonation: false }],
    listings: [{ kind: 'property', title: 'Garden flat', request_status: 'pending' }],
    notes: [{ id: note.id, text: 'Called about her flat', author: { id: admin.id, name: 'Ada Admin' } }],
    history: [{ action: 'note added', actor: { id: admin.id } }],
  })
  expect(JSON.stringify(data)).not.toMatch(/argon2|token/)
  await call('deleteStaffNote', { id: note.id }, admin)
  expect((await call('getUser', { id: asha.id }, admin)).data.notes).toEqual([])
  expect(await call('deleteStaffNote', { id: note.id }, admin)).toMatchObject({
    error: true,
    message: 'Note not found',
  })
  expect(await call('getUser', { id: 999_999 }, admin)).toMatchObject({ error: true, message: 'Account not found' })
})

test('a deactivated account is signed out on every device with the reason, and must sign in after reactivation', async () => {
  proves('6.11')
  const [phone, laptop] = [await signIn(asha.id), await signIn(asha.id)]
  await db`insert into device_tokens (token, user_id) values ('push', ${asha.id})`
  expect(await call('deactivateUser', { user_id: asha.id, reason: 'Fraud' }, admin)).toMatchObject({ error: false })
  for (const token of [phone, laptop])
    expect(await ask(token, 'getUserData')).toMatchObject({
      status: 401,
      body: { key: 'accountDeactivated', message: 'Account Deactivated by Administrative please connect to them' },
    })
  expect(await db`select from device_tokens where user_id = ${asha.id}`).toHaveLength(0)
  expect(await call('deactivateUser', { user_id: asha.id, reason: 'Fraud' }, admin)).toMatchObject({
    message: 'This account is already deactivated',
  })
  expect(await call('reactivateUser', { user_id: asha.id, reason: 'Proved' }, admin)).toMatchObject({ error: false })
  expect(await ask(phone, 'getUserData')).toMatchObject({ status: 401, body: { message: 'Please sign in' } })
  expect(await ask(await signIn(asha.id), 'getUserData')).toMatchObject({ status: 200 })
  expect(await call('reactivateUser', { user_id: asha.id, reason: 'x' }, admin)).toMatchObject({
    message: 'This account is already active',
  })
  expect(await lines(asha.id)).toEqual([
    { action: 'account deactivated', actorId: admin.id, reason: 'Fraud' },
    { action: 'account reactivated', actorId: admin.id, reason: 'Proved' },
  ])
  expect(await call('deactivateUser', { user_id: asha.id, reason: ' ' }, admin)).toMatchObject({ status: 400 })
})

test('deactivation is emailed with its reason, reactivation without', async () => {
  const ruth = await makeUser(db, { email: 'ruth@example.com' })
  const mute = await makeUser(db, { login_type: 'phone', email: null, phone: '15550199', country_code: '1' })
  await db`delete from outbox`
  await db`delete from pgboss.job`
  const letters = () =>
    db<{ subject: string; body: string }[]>`
      select subject, body from outbox where recipient = 'ruth@example.com' order by id`
  await call('deactivateUser', { user_id: ruth.id, reason: 'Stolen <b>photos</b>' }, admin)
  expect(await letters()).toEqual([
    {
      subject: 'Your account has been deactivated',
      body: expect.stringContaining('deactivated: Stolen <b>photos</b>'),
    },
  ])
  expect(await db`select html from outbox`).toEqual([{ html: expect.stringContaining('&lt;b&gt;photos') }])
  expect(await db`select data from pgboss.job where name = 'deliver-mail'`).toHaveLength(1)
  await call('reactivateUser', { user_id: ruth.id, reason: 'Between us' }, admin)
  const [, second] = await letters()
  expect(second!.subject).toBe('Your account has been reactivated')
  expect(second!.body).not.toContain('Between us')
  expect(await call('deactivateUser', { user_id: mute.id, reason: 'x' }, admin)).toMatchObject({ error: false })
  expect(await db`select from outbox`).toHaveLength(2)
})

test('administrators cannot deactivate themselves, and the last administrator keeps the role', async () => {
  const off = (id: number, as: { id: number }) => call('deactivateUser', { user_id: id, reason: 'x' }, as)
  expect(await off(admin.id, admin)).toMatchObject({ message: 'You can’t deactivate your own account' })
  expect(await call('setRole', { user_id: admin.id, role: 'user' }, admin)).toMatchObject({
    ...{ error: true, message: 'The site needs at least one administrator. Assign the role to another user first' },
  })
  const [one, two] = [await makeUser(db, { role: 'admin' }), await makeUser(db, { role: 'admin' })]
  await db`update users set is_active = false where id = ${admin.id}`
  const both = await Promise.all([
    call('setRole', { user_id: two.id, role: 'user' }, one),
    call('setRole', { user_id: one.id, role: 'user' }, two),
  ])
  expect(both.map(({ error }) => error).sort()).toEqual([false, true])
  await db`update users set is_active = true, role = 'admin' where id = ${admin.id}`
  await db`update users set role = 'user' where id in (${one.id}, ${two.id})`
})

test('a role is assigned and removed; an unchanged role or a deactivated account is refused', async () => {
  expect(await call('setRole', { user_id: asha.id, role: 'moderator' }, admin)).toMatchObject({ error: false })
  expect(await call('listModeration', {}, asha)).toMatchObject({ error: false })
  expect(await call('setRole', { user_id: asha.id, role: 'moderator' }, admin)).toMatchObject({
    message: 'This account already has that role',
  })
  await call('setRole', { user_id: asha.id, role: 'user' }, admin)
  expect(await call('listModeration', {}, asha)).toMatchObject({ status: 403 })
  await db`update users set is_active = false where id = ${asha.id}`
  expect(await call('setRole', { user_id: asha.id, role: 'admin' }, admin)).toMatchObject({
    message: 'This account is deactivated',
  })
})

test('one session of a user is ended, or all of them', async () => {
  const [phone, laptop] = [await signIn(asha.id), await signIn(asha.id)]
  const other = await signIn((await makeUser(db)).id)
  const sessionOf = (token: string) => Number(token.split('|')[0])
  expect(await call('endSessionsOf', { user_id: asha.id, session_id: sessionOf(other) }, admin)).toMatchObject({
    message: 'Session not found',
  })
  await call('endSessionsOf', { user_id: asha.id, session_id: sessionOf(phone) }, admin)
  expect([(await ask(phone, 'getUserData')).status, (await ask(laptop, 'getUserData')).status]).toEqual([401, 200])
  expect((await call('endSessionsOf', { user_id: asha.id }, admin)).data).toEqual({ ended: 1 })
  expect([(await ask(laptop, 'getUserData')).status, (await ask(other, 'getUserData')).status]).toEqual([401, 200])
})

test('an administrator impersonates a user and returns to the own session', async () => {
  const own = await signIn(admin.id)
  const begun = await ask(own, 'impersonate', { user_id: asha.id, reason: 'Ticket 7' })
  const { token } = begun.body.data
  expect(begun.cookie).toContain(`session=${encodeURIComponent(token)}`)
  expect((await ask(token, 'getUserData')).body.data).toMatchObject({ id: asha.id })
  expect((await call('getUser', { id: asha.id }, admin)).data.sessions).toMatchObject([{ is_impersonation: true }])
  expect((await app.inject({ url: '/api/live', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(403)
  expect(await lines(asha.id)).toEqual([{ action: 'impersonation begun', actorId: admin.id, reason: 'Ticket 7' }])
  const ended = await ask(own, 'endImpersonation')
  expect(ended.cookie).toContain(`session=${encodeURIComponent(own)}`)
  expect((await ask(token, 'getUserData')).status).toBe(401)
  expect((await lines(asha.id)).map(({ action, actorId }) => [action, actorId])).toEqual([
    ['impersonation begun', admin.id],
    ['impersonation ended', admin.id],
  ])
})

test('a change during impersonation is recorded under the administrator', async () => {
  const { id } = await makeProperty(db, { owner_id: asha.id, category_id: (await makeCategory(db)).id })
  const { token } = (await ask(await signIn(admin.id), 'impersonate', { user_id: asha.id, reason: 'x' })).body.data
  const changed = await ask(token, 'changePropertyStatus', { property_id: id, status: 0 })
  expect(changed.body).toMatchObject({ error: false })
  const events = await db<{ actor: number }[]>`
    select actor_id as actor from listing_events where property_id = ${id} order by id desc limit 1`
  expect(events[0]!.actor).toBe(admin.id)
})

test('an impersonation ends on expiry, on loss of the admin role and on a change of the user’s role', async () => {
  const lender = await makeUser(db, { role: 'admin' })
  const own = await signIn(lender.id)
  const lend = async () => (await ask(own, 'impersonate', { user_id: asha.id, reason: 'x' })).body.data.token
  const first = await lend()
  const second = await lend()
  expect([(await ask(first, 'getUserData')).status, (await ask(second, 'getUserData')).status]).toEqual([401, 200])
  // A role set directly in the database is not usable during impersonation either.
  await db`update users set role = 'admin' where id = ${asha.id}`
  expect((await ask(second, 'listUsers')).status).toBe(403)
  await db`update users set role = 'user' where id = ${asha.id}`
  await db`update users set role = 'moderator' where id = ${lender.id}`
  expect((await ask(second, 'getUserData')).status).toBe(401)
  await db`update users set role = 'admin' where id = ${lender.id}`
  expect((await ask(second, 'getUserData')).status).toBe(200)
  await call('setRole', { user_id: asha.id, role: 'moderator' }, admin)
  expect((await ask(second, 'getUserData')).status).toBe(401)
  await call('setRole', { user_id: asha.id, role: 'user' }, admin)
  const third = await lend()
  await db`update sessions set created_at = ${NOW} - interval '2 hours', expires_at = ${NOW} - interval '1 second' where id = ${Number(third.split('|')[0])}`
  expect((await ask(third, 'getUserData')).status).toBe(401)
  await dropOldSessions.run({ ...app.services, sql: db }, {})
  expect((await lines(asha.id)).filter(({ action }) => action === 'impersonation ended')).toHaveLength(3)
})

test('impersonating staff, a deactivated account or an unknown account is refused', async () => {
  const moderator = await makeUser(db, { role: 'moderator' })
  const as = (user_id: number) => call('impersonate', { user_id, reason: 'x' }, admin)
  expect(await as(moderator.id)).toMatchObject({
    message: 'You can’t view the site as a staff member. Choose a user account',
  })
  expect(await as((await makeUser(db, { is_active: false })).id)).toMatchObject({
    message: 'This account is deactivated',
  })
  expect(await as(999_999)).toMatchObject({ message: 'Account not found' })
})
