import { beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { issueToken } from '#server/db/sessions.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const app = await testApp()
const { db } = app
let admin: { id: number }
let asha: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
})
beforeEach(async () => {
  asha = await makeUser(db)
})

const signIn = (userId: number) => issueToken(db, { userId, userAgent: 'Browser', now: NOW, days: 1 })

/** Calls as a page of our own site does: with the cookie. */
async function ask(session: string, name: keyof typeof contract, payload: object = {}) {
  const { method, path } = contract[name]
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers: { 'sec-fetch-site': 'same-origin', prefer: 'urls=relative, session=cookie' },
    cookies: { session },
    ...(method !== 'GET' && { payload }),
  })
  const set = /^session=([^;]*)/.exec(String(answer.headers['set-cookie'] ?? ''))?.[1]
  return {
    status: answer.statusCode,
    body: answer.json(),
    text: answer.body,
    cookie: set === undefined ? null : decodeURIComponent(set),
  }
}
const begin = async (own: string) => ask(own, 'impersonate', { user_id: asha.id, reason: 'Ticket 7' })
const whoIs = async (session: string) => (await ask(session, 'getUserData')).body.data?.id ?? null

test('impersonation begins and ends in the cookie alone, and the administrator gets a new token for the same session', async () => {
  const own = await signIn(admin.id)
  const begun = await begin(own)
  expect(await whoIs(begun.cookie!)).toBe(asha.id)
  expect(begun.text).not.toContain(begun.cookie)
  expect(begun.text).not.toContain(own)
  const ended = await ask(begun.cookie!, 'endImpersonation')
  expect(ended.body.data).toEqual({ is_signed_in: true })
  expect(await whoIs(ended.cookie!)).toBe(admin.id)
  expect(ended.text).not.toContain(ended.cookie)
  expect(ended.cookie!.split('|')[0]).toBe(own.split('|')[0])
  expect([await whoIs(own), await whoIs(begun.cookie!)]).toEqual([null, null])
})

test('the end of impersonation clears the cookie where the session of the administrator has expired', async () => {
  const own = await signIn(admin.id)
  const begun = await begin(own)
  const id = Number(own.split('|')[0])
  await db`update sessions set expires_at = ${NOW}, created_at = ${new Date(0)} where id = ${id}`
  const ended = await ask(begun.cookie!, 'endImpersonation')
  expect([ended.body.data, ended.cookie]).toEqual([{ is_signed_in: false }, ''])
  expect(await whoIs(begun.cookie!)).toBeNull()
})

test('impersonation ends at once where the session of the administrator is ended', async () => {
  const own = await signIn(admin.id)
  const begun = await begin(own)
  await db`delete from sessions where id = ${Number(own.split('|')[0])}`
  expect(await whoIs(begun.cookie!)).toBeNull()
  expect((await ask(begun.cookie!, 'endImpersonation')).status).toBe(401)
  const ends = await db`select from audit_log where action = 'impersonation ended' and subject_id = ${asha.id}`
  expect(ends).toHaveLength(1)
})

test('a sign-out during impersonation ends both sessions', async () => {
  const own = await signIn(admin.id)
  const { cookie } = await begin(own)
  expect((await ask(cookie!, 'beforeLogout')).cookie).toBe('')
  expect([await whoIs(cookie!), await whoIs(own)]).toEqual([null, null])
})

test('the token that a client of the API gets for impersonation never leads to the session of the administrator', async () => {
  const own = await signIn(admin.id)
  const { path } = contract.impersonate
  const begun = await app.inject({
    ...{ method: 'POST', url: `/api/${path}`, headers: { authorization: `Bearer ${own}` } },
    payload: { user_id: asha.id, reason: 'x' },
  })
  const { token } = begun.json().data
  const ended = await ask(token, 'endImpersonation')
  expect([ended.body.data, ended.cookie]).toEqual([{ is_signed_in: false }, ''])
  expect(await whoIs(own)).toBe(admin.id)
})
