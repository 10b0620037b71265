import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { issueToken } from '#server/db/sessions.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const { db, services } = await testApp()
const PASSWORD = 'published-password'

/** A server on the same database with another configuration. */
const serverWith = (config: Partial<typeof services.config>) =>
  buildApp({ ...services, config: { ...services.config, ...config } }, { rateLimits: null, keepsAnswers: false })
type Server = Awaited<ReturnType<typeof serverWith>>

const signIn = (app: Server, email: string) =>
  app.inject({ method: 'POST', url: '/api/user_signup', payload: { type: 3, email, password: PASSWORD } })
const asUser = async (app: Server, userId: number, path: string, payload?: object) => {
  const token = await issueToken(db, { userId, userAgent: null, now: NOW, days: 1 })
  const headers = { authorization: `Bearer ${token}` }
  return app.inject({ method: payload ? 'POST' : 'GET', url: `/api/${path}`, headers, ...(payload && { payload }) })
}

test('a demo account signs in and keeps its session only while the demo is on', async () => {
  const account = {
    password_hash: await services.passwords.hash(PASSWORD),
    login_type: 'email',
    email_verified_at: NOW,
  }
  const demo = await makeUser(db, { ...account, is_demo: true, email: 'demo@lintel.test' })
  await makeUser(db, { ...account, email: 'real@lintel.test' })
  const on = await serverWith({ demo: true })
  const off = await serverWith({ demo: false })
  expect((await signIn(on, 'demo@lintel.test')).json()).toMatchObject({ error: false })
  expect((await asUser(on, demo.id, 'get-user-data')).statusCode).toBe(200)
  expect((await signIn(off, 'demo@lintel.test')).json()).toMatchObject({ error: true })
  expect((await signIn(off, 'real@lintel.test')).json()).toMatchObject({ error: false })
  expect((await asUser(off, demo.id, 'get-user-data')).statusCode).toBe(401)
  await Promise.all([on.close(), off.close()])
})

test('demo staff are read-only in production, regardless of demo_mode', async () => {
  const admin = await makeUser(db, { is_demo: true, role: 'admin' })
  const member = await makeUser(db, { is_demo: true })
  await db`update settings set value = '0' where key = 'demo_mode'`
  const app = await serverWith({ demo: true, mode: 'production' })
  expect((await asUser(app, admin.id, 'admin/people')).json()).toMatchObject({ error: false })
  expect((await asUser(app, admin.id, 'update_profile', { name: 'Vandal' })).json()).toMatchObject({
    error: true,
    message: 'This Action is Not Allowed in Demo Mode',
  })
  expect((await asUser(app, member.id, 'update_profile', { name: 'Member' })).json()).toMatchObject({ error: false })
  expect(await db`select from users where name = 'Vandal'`).toHaveLength(0)
  await app.close()
})
