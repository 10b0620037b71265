import { beforeEach, expect, test } from 'vitest'
import { adminCommand } from '#server/start/admin-command.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { enrol } from '#test/support/two-factor.ts'

const app = await testApp()
const { db, call, services, runJobs, tokenOf } = app
const PASSWORD = 'kw7-pf-zr0tq'
const password_hash = await services.passwords.hash(PASSWORD)
let admin: { id: number }
let user: { id: number; email: string }
beforeEach(async () => {
  services.mail.sent.length = 0
  admin = await makeUser(db, { role: 'admin' })
  user = await makeUser(db, { email_verified_at: NOW, password_hash })
})

const reset = (as: { id: number }, userId = user.id) =>
  call('resetTwoFactor', { user_id: userId, reason: 'Lost phone' }, as)
const signIn = () => call('userSignup', { type: 3, email: user.email, password: PASSWORD })
const addPasskey = (userId: number) =>
  db`insert into passkeys (credential_id, user_id, public_key) values (${Buffer.from(`key ${userId}`)}, ${userId}, ${Buffer.from('k')})`
const left = async (userId: number) => {
  const [row] = await db`
    select (select count(*)::int from totp_secrets where user_id = ${userId}) as totp,
      (select count(*)::int from recovery_codes where user_id = ${userId}) as codes,
      (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
      (select count(*)::int from sessions where user_id = ${userId}) as sessions`
  return { ...row }
}
const audited = async (userId: number) =>
  (await db`select actor_id, action, details from audit_log where subject_id = ${userId} order by id`).map((row) => ({
    ...row,
  }))
const subjects = async () => {
  await runJobs()
  await runJobs()
  return services.mail.sent.filter(({ to }) => to === user.email).map(({ subject }) => subject)
}

test('a reset by an administrator removes all second factors and sessions, is audited and mailed', async () => {
  await enrol(app, user)
  await addPasskey(user.id)
  expect((await call('getUser', { id: user.id }, admin)).data).toMatchObject({ has_second_factor: true })
  expect(await signIn()).toMatchObject({ key: 'secondFactorRequired' })
  expect(await reset(admin)).toMatchObject({ error: false })
  expect(await left(user.id)).toEqual({ totp: 0, codes: 0, passkeys: 0, sessions: 0 })
  expect((await call('getUser', { id: user.id }, admin)).data).toMatchObject({ has_second_factor: false })
  expect(await signIn()).toMatchObject({ error: false })
  expect(await audited(user.id)).toEqual([
    { actor_id: admin.id, action: 'two-factor reset', details: { reason: 'Lost phone' } },
  ])
  expect(await subjects()).toContain('Two-factor sign-in was reset')
})

test('a reset requires a recent proof of identity of the administrator', async () => {
  await enrol(app, user)
  await tokenOf(admin)
  await db`update sessions set proved_at = ${new Date(NOW.getTime() - 11 * 60_000)} where user_id = ${admin.id}`
  expect(await reset(admin)).toMatchObject({ status: 400, key: 'proofRequired' })
  expect(await left(user.id)).toMatchObject({ totp: 1 })
})

test('an administrator cannot reset their own second factor', async () => {
  await enrol(app, admin)
  expect(await reset(admin, admin.id)).toMatchObject({ status: 400, message: expect.stringContaining('own account') })
  expect(await left(admin.id)).toMatchObject({ totp: 1, codes: 10 })
})

test('a moderator cannot reset, and an account without a second factor is unchanged', async () => {
  const moderator = await makeUser(db, { role: 'moderator' })
  await tokenOf(user)
  expect(await reset(moderator)).toMatchObject({ status: 403 })
  expect(await reset(admin)).toMatchObject({ status: 400 })
  expect(await left(user.id)).toMatchObject({ sessions: 1 })
  expect(await audited(user.id)).toEqual([])
})

test('the command-line reset restores access for the only administrator', async () => {
  await db`update users set role = 'admin' where id = ${user.id}`
  await enrol(app, user)
  const said: string[] = []
  const run = (...args: string[]) => adminCommand(services, args, (line) => said.push(line))
  expect(await run(user.email.toUpperCase(), '--reset-two-factor')).toBe(0)
  expect(said.join()).toContain('Two-factor sign-in reset for')
  expect(await left(user.id)).toMatchObject({ totp: 0, sessions: 0 })
  expect(await signIn()).toMatchObject({ error: false })
  expect((await audited(user.id)).at(-1)).toEqual({
    ...{ actor_id: null, action: 'two-factor reset', details: { reason: 'Command line' } },
  })
  expect(await subjects()).toContain('Two-factor sign-in was reset')
  await expect(run(user.email, '--reset-two-factor')).rejects.toThrow(/No account/)
  await expect(run('nobody@lintel.test', '--reset-two-factor')).rejects.toThrow(/No account/)
  await expect(run(user.email, '--other')).rejects.toThrow(/Usage/)
})
