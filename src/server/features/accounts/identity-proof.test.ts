import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Passkeys } from '#server/adapters/passkeys/port.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { insertPasskey, insertPasskeyChallenge } from './passkeys.sql.ts'

const { db, call, runJobs, services, tokenOf } = await testApp()
const PASSWORD = 'of-the-owner'
let password_hash: string
let user: { id: number; email: string }
/** Fake passkeys: a response is the text `credential challenge`. The cryptography is tested with the adapter. */
const passkeys: Passkeys = {
  ...services.passkeys,
  named: (answer) => {
    const [id, challenge] = answer.split(' ')
    return id && challenge ? { id, challenge } : null
  },
  accept: async (answer) => ({
    id: answer.split(' ')[0]!,
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: [],
  }),
  check: async (answer, challenge) => (answer.endsWith(challenge) ? 1 : null),
}
beforeAll(async () => {
  password_hash = await services.passwords.hash(PASSWORD)
  Object.assign(services.passkeys, passkeys)
})
beforeEach(async () => {
  await db`delete from rate_limit_counters`
  services.mail.sent.length = 0
  user = await makeUser(db, { email_verified_at: NOW, password_hash })
  await tokenOf(user)
})

const age = (minutes: number, { id } = user) =>
  db`update sessions set proved_at = ${new Date(NOW.getTime() - minutes * 60_000)} where user_id = ${id}`
let count = 0
async function add(as: { id: number } = user) {
  const challenge = `c${++count}`
  await insertPasskeyChallenge(db, challenge, as.id, NOW)
  return call('addPasskey', { answer: `a2V5${count} ${challenge}` }, as)
}
const deliver = async () => {
  await runJobs()
  await runJobs()
}
const required = { status: 400, key: 'proofRequired', message: 'Confirm your identity to continue' }

test('a passkey can be added within ten minutes of the sign-in, and the owner gets an email', async () => {
  expect(await call('beginPasskeyRegistration', {}, user)).toMatchObject({ error: false })
  expect(await add()).toMatchObject({ error: false })
  await deliver()
  expect(services.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [user.email, 'A passkey was added to your account'],
  ])
  expect(services.mail.sent[0]!.text).toContain('/user/profile#passkeys')
})

test('a passkey is refused after ten minutes, and the error lists how the owner can prove their identity', async () => {
  await age(11)
  const options = { proofs: { password: true, passkey: false, code_to: expect.stringMatching(/^.•••@/) } }
  expect(await call('beginPasskeyRegistration', {}, user)).toMatchObject({ ...required, ...options })
  expect(await add()).toMatchObject(required)
  expect(await db`select from passkeys where user_id = ${user.id}`).toEqual([])
})

test('a correct password proves the identity and a wrong one does not', async () => {
  await age(11)
  expect(await call('proveIdentity', { password: 'guess' }, user)).toMatchObject({ error: true, field: 'password' })
  expect(await add()).toMatchObject(required)
  expect(await call('proveIdentity', { password: PASSWORD }, user)).toMatchObject({ error: false })
  expect(await add()).toMatchObject({ error: false })
})

test('a proof is valid only in its own session', async () => {
  await age(11)
  const other = await call('userSignup', { type: 3, email: user.email, password: PASSWORD })
  expect(other.error).toBe(false)
  expect(await add()).toMatchObject(required)
})

test('the user’s own passkey proves the identity and another user’s does not', async () => {
  const other = await makeUser(db)
  const key = (id: string) => ({ id, publicKey: new Uint8Array([1]), counter: 0, transports: [] })
  await insertPasskey(db, user.id, key('b3du'), null)
  await insertPasskey(db, other.id, key('b3RoZXI'), null)
  await age(11)
  await insertPasskeyChallenge(db, 'first', null, NOW)
  expect(await call('proveIdentity', { answer: 'b3RoZXI first' }, user)).toMatchObject({ error: true })
  expect(await add()).toMatchObject(required)
  await insertPasskeyChallenge(db, 'second', null, NOW)
  expect(await call('proveIdentity', { answer: 'b3du second' }, user)).toMatchObject({ error: false })
  expect(await add()).toMatchObject({ error: false })
})

test('a code sent to the user’s phone proves the identity on an account without a password', async () => {
  const phone = await makeUser(db, { login_type: 'phone', phone: '5550177', country_code: '1', email: null })
  await tokenOf(phone)
  await age(11, phone)
  expect(await call('beginPasskeyRegistration', {}, phone)).toMatchObject({
    proofs: { password: false, code_to: '+•••177' },
  })
  await call('sendProofCode', {}, phone)
  await runJobs()
  const otp = /\b(\d{6})\b/.exec(services.sms.sent.at(-1)!.text)![1]!
  const wrong = otp === '000000' ? '111111' : '000000'
  expect(await call('proveIdentity', { otp: wrong }, phone)).toMatchObject({ error: true, field: 'otp' })
  expect(await call('proveIdentity', { otp }, phone)).toMatchObject({ error: false })
  expect(await add(phone)).toMatchObject({ error: false })
})

test('passkeys survive a password reset; the response counts them and the email links to where they are removed', async () => {
  await insertPasskey(
    db,
    user.id,
    { id: 'c3RheXM', publicKey: new Uint8Array([1]), counter: 0, transports: [] },
    'Phone',
  )
  await call('forgotPassword', { email: user.email })
  await runJobs()
  const token = /token=([0-9a-f]{100})/.exec(services.mail.sent.at(-1)!.text)![1]!
  services.mail.sent.length = 0
  const fresh = { token, password: 'kw7-pf-zr0tq', re_password: 'kw7-pf-zr0tq' }
  expect(await call('resetPassword', fresh)).toMatchObject({ error: false, data: null, passkeys: 1 })
  await deliver()
  expect(services.mail.sent).toMatchObject([{ to: user.email, subject: 'Your password was changed' }])
  expect(services.mail.sent[0]!.text).toMatch(/Your passkeys still work[\s\S]*\/user\/profile#passkeys/)
  expect(await db`select from passkeys where user_id = ${user.id}`).toHaveLength(1)
})
