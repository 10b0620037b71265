import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { issueToken } from '#server/db/sessions.ts'
import { ingestDocument, privateDocumentUrl } from '#server/features/media/public.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'
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

/** Calls the API as a page of the site does, with the cookie. */
async function ask(session: string, name: keyof typeof contract, payload: object = {}) {
  const { method, path } = contract[name]
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers: { 'sec-fetch-site': 'same-origin', prefer: 'urls=relative, session=cookie' },
    cookies: { session },
    ...(method === 'GET' ? { query: payload as Record<string, string> } : { payload }),
  })
  const set = /^session=([^;]*)/.exec(String(answer.headers['set-cookie'] ?? ''))?.[1]
  return {
    status: answer.statusCode,
    body: answer.json(),
    text: answer.body,
    cookie: set === undefined ? null : decodeURIComponent(set),
  }
}
/** Calls the API as a client with a token does. */
function asClient(token: string, name: keyof typeof contract, payload: object = {}) {
  const { method, path } = contract[name]
  const headers = { authorization: `Bearer ${token}` }
  return app.inject({ method, url: `/api/${path}`, headers, ...(method !== 'GET' && { payload }) })
}
/** Stores a private file of a user. */
async function ingested(ownerId: number) {
  const key = `uploads/${ownerId}`
  await app.services.storage.put(key, Buffer.from(`%PDF-1.7 ${ownerId}`))
  const upload = { field: 'file', key, bytes: 10, type: 'pdf', originalName: 'plan.pdf' }
  const options = { folder: 'chat', ownerId, kind: 'document', isPrivate: true } as const
  return ingestDocument(db, app.services.storage, upload, options)
}
const begin = async (own: string) => ask(own, 'impersonate', { user_id: asha.id, reason: 'Ticket 7' })
const whoIs = async (session: string) => (await ask(session, 'getUserData')).body.data?.id ?? null

test('impersonation starts and ends in the cookie alone, and the administrator gets a new token for the same session', async () => {
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

test('ending impersonation clears the cookie when the administrator’s session has expired', async () => {
  const own = await signIn(admin.id)
  const begun = await begin(own)
  const id = Number(own.split('|')[0])
  await db`update sessions set expires_at = ${NOW}, created_at = ${new Date(0)} where id = ${id}`
  const ended = await ask(begun.cookie!, 'endImpersonation')
  expect([ended.body.data, ended.cookie]).toEqual([{ is_signed_in: false }, ''])
  expect(await whoIs(begun.cookie!)).toBeNull()
})

test('impersonation ends immediately when the administrator’s session is ended', async () => {
  const own = await signIn(admin.id)
  const begun = await begin(own)
  await db`delete from sessions where id = ${Number(own.split('|')[0])}`
  expect(await whoIs(begun.cookie!)).toBeNull()
  expect((await ask(begun.cookie!, 'endImpersonation')).status).toBe(401)
  const ends = await db`select from audit_log where action = 'impersonation ended' and subject_id = ${asha.id}`
  expect(ends).toHaveLength(1)
})

test('signing out during impersonation ends both sessions', async () => {
  const own = await signIn(admin.id)
  const { cookie } = await begin(own)
  expect((await ask(cookie!, 'beforeLogout')).cookie).toBe('')
  expect([await whoIs(cookie!), await whoIs(own)]).toEqual([null, null])
})

test('an impersonation token of an API client never leads to the administrator’s session', async () => {
  const own = await signIn(admin.id)
  const { token } = (await asClient(own, 'impersonate', { user_id: asha.id, reason: 'x' })).json().data
  const ended = await ask(token, 'endImpersonation')
  expect([ended.body.data, ended.cookie]).toEqual([{ is_signed_in: false }, ''])
  expect(await whoIs(own)).toBe(admin.id)
})

/** All write calls that an impersonated session may make. */
const ALLOWED_WRITES = [
  'beforeLogout',
  'changeProjectStatus',
  'changePropertyStatus',
  'endImpersonation',
  'getMessages',
]
/** All read calls that it may not make: exports of private data. */
const REFUSED_READS = ['exportOwnListings', 'getExport', 'getImportErrors', 'getInvoice', 'getPaymentReceipt']

const names = (test: (endpoint: Endpoint) => boolean) =>
  Object.entries<Endpoint>(contract)
    .filter(([, endpoint]) => test(endpoint))
    .map(([name]) => name)
    .sort()

test('a write call is refused during impersonation unless it opts in', () => {
  expect(names(({ effect, impersonation }) => effect !== 'read' && impersonation === 'allowed')).toEqual(ALLOWED_WRITES)
  expect(names(({ effect, impersonation }) => effect === 'read' && impersonation === 'refused')).toEqual(REFUSED_READS)
})

test('an impersonated session is refused every write and every private export, with the cookie and with a token', async () => {
  const { cookie } = await begin(await signIn(admin.id))
  const colleague = await signIn((await makeUser(db, { role: 'admin' })).id)
  const { token } = (await asClient(colleague, 'impersonate', { user_id: asha.id, reason: 'x' })).json().data
  const open = new Set(ALLOWED_WRITES)
  const closed = names(({ effect, access }) => effect !== 'read' && access !== 'staff' && access !== 'admin')
  for (const name of [...closed.filter((one) => !open.has(one)), ...REFUSED_READS]) {
    const refused = [403, 'You can’t do this while viewing the site as another user']
    const byCookie = await ask(cookie!, name as keyof typeof contract)
    expect([name, byCookie.status, byCookie.body.message]).toEqual([name, ...refused])
    const byToken = await asClient(token, name as keyof typeof contract)
    expect([name, byToken.statusCode, byToken.json().message]).toEqual([name, ...refused])
  }
})

test('an impersonated session reads messages without marking them as read', async () => {
  const other = await makeUser(db)
  const { id: property_id } = await makeProperty(db, { owner_id: asha.id, category_id: (await makeCategory(db)).id })
  const said = await app.call('sendMessage', { receiver_id: asha.id, property_id, message: 'Is it free?' }, other)
  expect(said).toMatchObject({ error: false })
  const { cookie } = await begin(await signIn(admin.id))
  const asked = { user_id: other.id, property_id: String(property_id), page: '1', per_page: '10' }
  const unread = async () => (await app.call('getUnreadCounts', {}, asha)).data.messages
  const read = await ask(cookie!, 'getMessages', asked)
  expect(JSON.stringify(read.body.data)).toContain('Is it free?')
  const thread = await ask(cookie!, 'getChatThread', { user_id: other.id, property_id })
  expect(JSON.stringify(thread.body.data)).toContain('Is it free?')
  expect((await ask(cookie!, 'readChat', { user_id: other.id, property_id, message_id: said.id })).status).toBe(403)
  expect(await unread()).toBe(1)
  await app.call('getMessages', { user_id: other.id, property_id, page: 1, per_page: 10 }, asha)
  expect(await unread()).toBe(0)
})

test('a write of an impersonated session is audited with administrator, user, call and object', async () => {
  const { id } = await makeProperty(db, { owner_id: asha.id, category_id: (await makeCategory(db)).id })
  const { cookie } = await begin(await signIn(admin.id))
  expect((await ask(cookie!, 'changePropertyStatus', { property_id: id, status: 0 })).body).toMatchObject({
    error: false,
  })
  const rows = await db<{ actorId: number; subjectId: number; details: object }[]>`
    select actor_id as "actorId", subject_id as "subjectId", details from audit_log
    where action = 'impersonated write' and subject = 'user' and subject_id = ${asha.id}`
  expect(rows.map((row) => ({ ...row }))).toEqual([
    {
      actorId: admin.id,
      subjectId: asha.id,
      details: {
        call: 'change-property-status',
        object: { property_id: id, status: 0 },
        sessionId: Number(cookie!.split('|')[0]),
      },
    },
  ])
  // The same call by the user is not audited.
  await app.call('changePropertyStatus', { property_id: id, status: 1 }, asha)
  expect(await db`select from audit_log where action = 'impersonated write' and subject_id = ${asha.id}`).toHaveLength(
    1,
  )
})

test('a private file link of an impersonated session ends with it; a link of the user stays valid', async () => {
  const paper = await ingested(asha.id)
  const { cookie } = await begin(await signIn(admin.id))
  const sessionId = Number(cookie!.split('|')[0])
  const opens = async (url: string) => (await app.inject(url)).statusCode
  const { derive, now } = app.services
  const lent = privateDocumentUrl('', derive, paper, { id: asha.id, impersonationId: sessionId }, now())
  const own = privateDocumentUrl('', derive, paper, { id: asha.id }, now())
  expect([await opens(lent), await opens(own)]).toEqual([200, 200])
  // Without the session id, or with another one, the signature is invalid.
  expect(await opens(lent.replace(/&session=\d+/, ''))).toBe(404)
  expect(await opens(lent.replace(/session=\d+/, 'session=1'))).toBe(404)
  await ask(cookie!, 'endImpersonation')
  expect([await opens(lent), await opens(own)]).toEqual([404, 200])
})

test('links in responses to an impersonated session contain its session id', async () => {
  const paper = await ingested(asha.id)
  const { id } = await makeProperty(db, { owner_id: asha.id, category_id: (await makeCategory(db)).id })
  const other = await makeUser(db)
  await app.call('sendMessage', { receiver_id: asha.id, property_id: id, message: 'A plan' }, other)
  await db`update messages set file_media_id = ${paper.mediaId} where body = 'A plan'`
  const { cookie } = await begin(await signIn(admin.id))
  const thread = await ask(cookie!, 'getChatThread', { user_id: other.id, property_id: id })
  expect(thread.text).toContain(`session=${cookie!.split('|')[0]}&signature=`)
})
