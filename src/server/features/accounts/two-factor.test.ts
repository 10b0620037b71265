import { beforeAll, beforeEach, expect, test } from 'vitest'
import { qrCode } from '#domain/qr/qr-code.ts'
import { testApp } from '#test/support/app.ts'
import { archiveOf } from '#test/support/archives.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { enrol, fromBase32, stepAt, wrongCode } from '#test/support/two-factor.ts'
import { totpAt, totpUri } from './totp.ts'

const app = await testApp()
const { db, call, runJobs, services, tokenOf } = app
const PASSWORD = 'of-the-owner'
let password_hash: string
let user: { id: number; email: string }
beforeAll(async () => {
  password_hash = await services.passwords.hash(PASSWORD)
})
beforeEach(async () => {
  await db`delete from rate_limit_counters`
  services.now = () => NOW
  services.mail.sent.length = 0
  user = await makeUser(db, { email_verified_at: NOW, password_hash })
  await tokenOf(user)
})

const later = (minutes: number) => {
  services.now = () => new Date(NOW.getTime() + minutes * 60_000)
}
const age = (minutes: number) =>
  db`update sessions set proved_at = ${new Date(NOW.getTime() - minutes * 60_000)} where user_id = ${user.id}`
const subjects = async () => {
  await runJobs()
  await runJobs()
  return services.mail.sent.filter(({ to }) => to === user.email).map(({ subject }) => subject)
}
const state = async () => (await call('getTwoFactor', {}, user)).data
const required = { status: 400, key: 'proofRequired' }
const signIn = (totp_code?: string) =>
  call('userSignup', { type: 3, email: user.email, password: PASSWORD, ...(totp_code && { totp_code }) })

test('a secret takes effect when its code is confirmed, and the owner gets ten recovery codes and an email', async () => {
  expect(await state()).toEqual({ is_on: false, since: null, recovery_codes_left: 0, is_required: false })
  const { secret, uri } = (await call('beginTwoFactor', {}, user)).data
  expect(uri).toBe(`otpauth://totp/Lintel:${encodeURIComponent(user.email)}?secret=${secret}&issuer=Lintel`)
  expect(qrCode(uri)).not.toBeNull()
  expect(fromBase32(secret)).toHaveLength(20)
  expect(await state()).toMatchObject({ is_on: false })
  expect(await signIn()).toMatchObject({ error: false })
  const code = totpAt(fromBase32(secret), stepAt(NOW))
  const { recovery_codes } = (await call('confirmTwoFactor', { code }, user)).data
  expect(new Set(recovery_codes).size).toBe(10)
  for (const one of recovery_codes) expect(one).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  expect(await state()).toMatchObject({
    is_on: true,
    since: expect.stringContaining('2026-06-15'),
    recovery_codes_left: 10,
  })
  expect(await signIn()).toMatchObject({ error: true, key: 'secondFactorRequired' })
  expect(await subjects()).toEqual(['Two-factor sign-in is on'])
})

test('a setup with a wrong code, by another user or older than an hour changes nothing', async () => {
  const other = await makeUser(db)
  expect(await call('confirmTwoFactor', { code: '000000' }, user)).toMatchObject({ status: 400 })
  const { secret } = (await call('beginTwoFactor', {}, user)).data
  const code = (steps = 0) => totpAt(fromBase32(secret), stepAt(services.now()) + steps)
  expect(await call('confirmTwoFactor', { code: code(-2) }, user)).toMatchObject({
    ...{ status: 400, field: 'code', message: expect.not.stringContaining('recovery code') },
  })
  expect(await call('confirmTwoFactor', { code: code() }, other)).toMatchObject({ status: 400 })
  later(61)
  expect(await call('confirmTwoFactor', { code: code() }, user)).toMatchObject({
    message: 'This setup has expired. Please start again',
  })
  expect(await state()).toMatchObject({ is_on: false })
})

test('the code of a setup cannot be guessed by a session without the secret', async () => {
  const { secret } = (await call('beginTwoFactor', {}, user)).data
  const bytes = fromBase32(secret)
  const guess = () => call('confirmTwoFactor', { code: wrongCode(bytes, NOW) }, user)
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await guess()).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  const code = totpAt(bytes, stepAt(NOW))
  expect(await call('confirmTwoFactor', { code }, user)).toMatchObject({ status: 429 })
})

test('a setup needs a recent proof of identity', async () => {
  await age(11)
  expect(await call('beginTwoFactor', {}, user)).toMatchObject({ ...required, proofs: { password: true, totp: false } })
  await call('proveIdentity', { password: PASSWORD }, user)
  expect(await call('beginTwoFactor', {}, user)).toMatchObject({ error: false })
})

test('a second setup is refused while two-factor sign-in is on', async () => {
  const { code } = await enrol(app, user)
  expect(await call('beginTwoFactor', {}, user)).toMatchObject({ status: 400 })
  expect(await signIn(code())).toMatchObject({ error: false })
})

test('the code that confirmed the setup does not sign in', async () => {
  const { code } = await enrol(app, user)
  expect(await signIn(code(-1))).toMatchObject({ error: true, field: 'totp_code' })
})

test('a sealed secret cannot be used for another account, and recovery codes work without it', async () => {
  const { code, recoveryCodes } = await enrol(app, user)
  const other = await makeUser(db, { email_verified_at: NOW, password_hash })
  await enrol(app, other)
  await db`update totp_secrets set sealed = (select sealed from totp_secrets where user_id = ${other.id}) where user_id = ${user.id}`
  expect(await signIn(code())).toMatchObject({ error: true })
  expect(await signIn(recoveryCodes[0])).toMatchObject({ error: false })
})

test('turning two-factor sign-in off needs a recent second factor; a password is not enough', async () => {
  const { code, wrong } = await enrol(app, user)
  await age(11)
  expect(await call('disableTwoFactor', {}, user)).toMatchObject({
    ...required,
    proofs: { password: false, passkey: false, totp: true, code_to: null },
  })
  expect(await call('proveIdentity', { password: PASSWORD }, user)).toMatchObject({ status: 400 })
  expect(await call('proveIdentity', { totp: wrong() }, user)).toMatchObject({ status: 400, field: 'totp' })
  expect(await call('disableTwoFactor', {}, user)).toMatchObject(required)
  expect(await call('proveIdentity', { totp: code() }, user)).toMatchObject({ error: false })
  expect(await call('disableTwoFactor', {}, user)).toMatchObject({ error: false })
  expect(await state()).toMatchObject({ is_on: false, recovery_codes_left: 0 })
  expect(await signIn()).toMatchObject({ error: false })
  expect(await subjects()).toEqual(['Two-factor sign-in is on', 'Two-factor sign-in is off'])
  expect(await call('disableTwoFactor', {}, user)).toMatchObject({ message: 'Two-factor sign-in is off' })
})

test('a code that proved the identity is refused a second time', async () => {
  const { code } = await enrol(app, user)
  await age(11)
  await call('proveIdentity', { totp: code() }, user)
  expect(await call('proveIdentity', { totp: code() }, user)).toMatchObject({ error: true })
})

test('a code of another user does not prove the identity', async () => {
  await enrol(app, user)
  const other = await makeUser(db)
  const { code, recoveryCodes } = await enrol(app, other)
  for (const totp of [code(), recoveryCodes[0]!])
    expect(await call('proveIdentity', { totp }, user)).toMatchObject({ error: true, field: 'totp' })
})

test('new recovery codes need a recent proof of identity, replace the old ones and send an email', async () => {
  const { code, recoveryCodes } = await enrol(app, user)
  await age(11)
  expect(await call('replaceRecoveryCodes', {}, user)).toMatchObject(required)
  await call('proveIdentity', { totp: code() }, user)
  const { recovery_codes } = (await call('replaceRecoveryCodes', {}, user)).data
  expect(recovery_codes).toHaveLength(10)
  expect(await signIn(recoveryCodes[0])).toMatchObject({ error: true })
  expect(await signIn(recovery_codes[0])).toMatchObject({ error: false })
  expect(await subjects()).toEqual([
    ...['Two-factor sign-in is on', 'You have new recovery codes', 'A recovery code was used'],
  ])
})

test('an impersonated session cannot change two-factor sign-in', async () => {
  const admin = await makeUser(db, { role: 'admin' })
  const { token } = (await call('impersonate', { user_id: user.id, reason: 'x' }, admin)).data
  for (const path of ['two-factor-setup', 'two-factor', 'two-factor-recovery-codes', 'remove-two-factor']) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: { code: '000000' } })
    expect([path, answer.statusCode]).toEqual([path, 403])
  }
})

test('changes by staff leave an audit entry, and those by other users do not', async () => {
  const staff = await makeUser(db, { role: 'moderator' })
  for (const one of [user, staff]) {
    await enrol(app, one)
    await call('replaceRecoveryCodes', {}, one)
    await call('disableTwoFactor', {}, one)
  }
  const entries =
    await db`select actor_id, action from audit_log where subject_id in (${user.id}, ${staff.id}) order by id`
  expect(entries.map(({ actor_id, action }) => [actor_id, action])).toEqual([
    [staff.id, 'two-factor turned on'],
    [staff.id, 'recovery codes replaced'],
    [staff.id, 'two-factor turned off'],
  ])
})

test('a site archive contains neither secrets nor recovery codes', async () => {
  const { secret, recoveryCodes } = await enrol(app, user)
  const [row] = await db`select sealed from totp_secrets where user_id = ${user.id}`
  const [code] = await db`select code_hash from recovery_codes where user_id = ${user.id}`
  const archive = (await archiveOf(db, services.storage)).toString('latin1')
  expect(archive).toContain(user.email)
  for (const bytes of [secret, row!.sealed, code!.code_hash])
    for (const encoding of ['hex', 'base64'] as const) expect(archive).not.toContain(bytes.toString(encoding))
  expect(archive).not.toContain(recoveryCodes[0])
})

test('the URI of the QR code fits into it for names of any length', () => {
  const secret = 'A'.repeat(32)
  for (const text of ['x', 'a:b', 'é'.repeat(90), 'عقار'.repeat(30), '🏡'.repeat(60), '\ud800broken'])
    expect(qrCode(totpUri({ site: text, account: text, secret }))).not.toBeNull()
  expect(totpUri({ site: 'A:B', account: 'c:d', secret })).toContain('/A%20B:c%20d?')
})

test('a confirmed setup is not confirmed again, and its recovery codes stay valid', async () => {
  const { code, recoveryCodes } = await enrol(app, user)
  expect(await call('confirmTwoFactor', { code: code() }, user)).toMatchObject({ status: 400, error: true })
  expect(await signIn(recoveryCodes[0])).toMatchObject({ error: false })
})

test('recovery codes are refused to an account without two-factor sign-in', async () => {
  expect(await call('replaceRecoveryCodes', {}, user)).toMatchObject({ status: 400, error: true })
  expect(await db`select from recovery_codes where user_id = ${user.id}`).toHaveLength(0)
})
