import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#server/db/sessions.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const { db, call, inject, runJobs, services } = await testApp()
const { mail, passwords } = services
const PASSWORD = 'of-the-owner'
let password_hash: string
let user: { id: number; email: string }
beforeAll(async () => {
  password_hash = await passwords.hash(PASSWORD)
})
beforeEach(async () => {
  await db`delete from rate_limit_counters`
  await db`delete from request_counts`
  await db`delete from pgboss.job`
  mail.sent.length = 0
  user = await makeUser(db, { email_verified_at: NOW, password_hash })
})

const own = { current_password: PASSWORD }
const lastCode = () => /\b(\d{6})\b/.exec(mail.sent.at(-1)!.text)![1]!
const emailOf = async ({ id } = user) => (await call('getUserData', {}, { id })).data.email
const signIn = (email: string, password = PASSWORD) => call('userSignup', { type: 3, email, password })
const lettersTo = (to: string) => mail.sent.filter((message) => message.to === to).map(({ subject }) => subject)
async function codeFor(email: string, as: { id: number } = user) {
  await call('changeEmail', { email, ...own }, as)
  await runJobs()
  return lastCode()
}
const deliver = async () => {
  await runJobs()
  await runJobs()
}

describe('an email change', () => {
  test('takes effect when the new address is confirmed, and the old address gets a notice', async () => {
    const old = user.email
    expect(await call('changeEmail', { email: 'New@lintel.test', ...own }, user)).toMatchObject({
      error: false,
      data: null,
      message: 'We’ve sent a code to your new email',
    })
    await runJobs()
    expect(lettersTo('new@lintel.test')).toEqual(['Confirm your new email'])
    expect(lettersTo(old)).toEqual([])
    expect(await emailOf()).toBe(old)
    const answer = await call('confirmEmail', { email: 'New@lintel.test', otp: lastCode() }, user)
    expect(answer.data).toMatchObject({ email: 'New@lintel.test', is_email_verified: 1 })
    await deliver()
    expect(lettersTo(old)).toEqual(['Your email was changed'])
    const notice = mail.sent.find(({ to }) => to === old)!
    expect(notice.text).toContain('N•••@lintel.test')
    expect(notice.text).not.toContain('New@lintel.test')
    expect(await signIn('new@lintel.test')).toMatchObject({ error: false })
    expect(await signIn(old)).toMatchObject({ status: 400, error: true })
  })

  test('is refused without the current password, with a message that names the field', async () => {
    const email = 'unasked@lintel.test'
    expect(await call('changeEmail', { email }, user)).toMatchObject({ status: 400, field: 'current_password' })
    expect(await call('changeEmail', { email, current_password: 'guessed' }, user)).toMatchObject({
      status: 400,
      field: 'current_password',
      message: 'The current password is incorrect',
    })
    await runJobs()
    expect(mail.sent).toHaveLength(0)
  })

  test('needs no password on an account without one, and adds the confirmed email to it', async () => {
    const phone = await makeUser(db, { login_type: 'phone', email: null, phone: '15550177', country_code: '1' })
    await call('changeEmail', { email: 'added@lintel.test' }, phone)
    await runJobs()
    expect((await call('confirmEmail', { email: 'added@lintel.test', otp: lastCode() }, phone)).data).toMatchObject({
      email: 'added@lintel.test',
      is_email_verified: 1,
      logintype: '1',
    })
  })

  test.each([
    ['the current address', () => user.email.toUpperCase(), 'This is already your email'],
    ['the address of another account', () => 'taken@lintel.test', 'Another account already uses this email'],
  ])('to %s is refused', async (_what, email, message) => {
    await db`delete from users where email = 'taken@lintel.test'`
    await makeUser(db, { email: 'taken@lintel.test', email_verified_at: NOW })
    expect(await call('changeEmail', { email: email(), ...own }, user)).toMatchObject({
      ...{ status: 400, field: 'email', message },
    })
  })

  test('is confirmed only by this account’s code for this address', async () => {
    const other = await makeUser(db, { email_verified_at: NOW, password_hash })
    const code = await codeFor('mine@lintel.test')
    const confirm = (email: string, as: { id: number }) => call('confirmEmail', { email, otp: code }, as)
    expect(await confirm('mine@lintel.test', other)).toMatchObject({ error: true, field: 'otp' })
    expect(await confirm('else@lintel.test', user)).toMatchObject({ error: true, field: 'otp' })
    // A code for a new address does not sign in, and a sign-in code does not confirm a new address.
    expect(await call('verifyOtp', { email: 'mine@lintel.test', otp: code })).toMatchObject({ error: true })
    await call('getOtp', { email: user.email })
    await runJobs()
    expect(await call('confirmEmail', { email: user.email, otp: lastCode() }, user)).toMatchObject({ error: true })
    expect(await confirm('mine@lintel.test', user)).toMatchObject({ error: false })
    expect(await confirm('mine@lintel.test', user)).toMatchObject({ error: true })
  })

  test('cannot be confirmed by guessing: five wrong codes invalidate the correct one', async () => {
    const code = await codeFor('guessed@lintel.test')
    const confirm = (otp: string) => call('confirmEmail', { email: 'guessed@lintel.test', otp }, user)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i++)
      expect(await confirm(wrong)).toMatchObject({ message: 'Incorrect code. Check it or request a new one' })
    expect(await confirm(code)).toMatchObject({ error: true })
  })

  test('sends at most six codes an hour per account, across all addresses', async () => {
    const ask = (n: number) => call('changeEmail', { email: `many${n}@lintel.test`, ...own }, user)
    for (let n = 0; n < 6; n++) expect(await ask(n)).toMatchObject({ error: false })
    expect(await ask(6)).toMatchObject({ status: 429 })
  })

  test('invalidates reset links sent to the old address and the account’s other codes', async () => {
    await call('forgotPassword', { email: user.email })
    await runJobs()
    const token = /token=([0-9a-f]{100})/.exec(mail.sent.at(-1)!.text)![1]!
    const other = await codeFor('first@lintel.test')
    await call('confirmEmail', { email: 'second@lintel.test', otp: await codeFor('second@lintel.test') }, user)
    expect(await call('resetPassword', { token, password: 'a-thief', re_password: 'a-thief' })).toMatchObject({
      error: true,
    })
    expect(await call('confirmEmail', { email: 'first@lintel.test', otp: other }, user)).toMatchObject({ error: true })
  })

  test('takes over the address of an unverified account, unless that account has listings', async () => {
    await makeUser(db, { email: 'squat@lintel.test' })
    await call('confirmEmail', { email: 'squat@lintel.test', otp: await codeFor('squat@lintel.test') }, user)
    expect(await emailOf()).toBe('squat@lintel.test')
    expect(await db`select from users where email = 'squat@lintel.test'`).toHaveLength(1)

    const code = await codeFor('lister@lintel.test')
    const lister = await makeUser(db, { email: 'lister@lintel.test' })
    await makeProperty(db, { owner_id: lister.id, category_id: (await makeCategory(db)).id })
    expect(await call('confirmEmail', { email: 'lister@lintel.test', otp: code }, user)).toMatchObject({
      ...{ error: true, message: 'Another account already uses this email' },
    })
    expect(await db`select from users where id = ${lister.id}`).toHaveLength(1)
  })

  test('of two accounts to the same address in parallel succeeds for one and is refused for the other', async () => {
    const other = await makeUser(db, { email_verified_at: NOW, password_hash })
    const email = 'both@lintel.test'
    const otp = await codeFor(email)
    let second: ReturnType<typeof call<'confirmEmail'>> | undefined
    // The other account's change is not yet committed when this one starts.
    await db.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email}`}, 0))`
      await sql`update users set email = ${email} where id = ${other.id}`
      second = call('confirmEmail', { email, otp }, user)
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    expect(await second).toMatchObject({ status: 400, message: 'Another account already uses this email' })
    expect(await emailOf()).toBe(user.email)
  })
})

describe('a password change', () => {
  const change = (given: object = {}, as: { id: number } = user) =>
    call('changePassword', { ...own, password: 'a-new-password', re_password: 'a-new-password', ...given }, as)
  const ask = (token: string, name: string, payload: object) =>
    inject({ method: 'POST', url: `/api/${name}`, headers: { authorization: `Bearer ${token}` }, payload })

  test('needs the current password, ends all other sessions and reset links, and emails a notice', async () => {
    const device = (userAgent: string) => issueToken(db, { userId: user.id, userAgent, now: NOW, days: 1 })
    const [phone, laptop] = [await device('Phone'), await device('Laptop')]
    await call('forgotPassword', { email: user.email })
    await runJobs()
    const token = /token=([0-9a-f]{100})/.exec(mail.sent.at(-1)!.text)![1]!
    const given = { ...own, password: 'a-new-password', re_password: 'a-new-password' }
    expect((await ask(phone, 'change-password', given)).json()).toMatchObject({
      ...{ error: false, message: 'Password changed' },
    })
    expect((await ask(phone, 'update_profile', { name: 'Still here' })).statusCode).toBe(200)
    expect((await ask(laptop, 'update_profile', { name: 'Gone' })).statusCode).toBe(401)
    expect(await signIn(user.email)).toMatchObject({ status: 400 })
    expect(await signIn(user.email, 'a-new-password')).toMatchObject({ error: false })
    expect(await call('resetPassword', { token, password: 'a-thief', re_password: 'a-thief' })).toMatchObject({
      error: true,
    })
    await deliver()
    expect(lettersTo(user.email)).toContain('Your password was changed')
  })

  test.each([
    ['without the current one', { current_password: undefined }, 'current_password'],
    ['with a wrong current one', { current_password: 'guessed' }, 'current_password'],
    ['to the same one', { password: PASSWORD, re_password: PASSWORD }, 'password'],
    ['to one that is too short', { password: 'five5', re_password: 'five5' }, 'password'],
    ['to one that is typed differently', { re_password: 'another-one' }, 're_password'],
  ])('%s is refused with a message that names the field', async (_how, given, field) => {
    expect(await change(given)).toMatchObject({ status: 400, error: true, field })
    expect(await signIn(user.email)).toMatchObject({ error: false })
  })

  test('is locked out after five wrong guesses of the current password', async () => {
    for (let i = 0; i < 5; i++) expect(await change({ current_password: `guess ${i}` })).toMatchObject({ status: 400 })
    expect(await change()).toMatchObject({ status: 429 })
  })

  test('needs no current password on an email account without one, and is refused for logins that have no password', async () => {
    const bare = await makeUser(db, { email_verified_at: NOW })
    expect(await change({ current_password: undefined }, bare)).toMatchObject({ error: false })
    const google = await makeUser(db, { login_type: 'google' })
    expect(await change({ current_password: undefined }, google)).toMatchObject({
      ...{ status: 400, message: 'This account signs in without a password' },
    })
  })
})

describe.each([
  ['change-email', { email: 'x@lintel.test', ...own }],
  ['confirm-email', { email: 'x@lintel.test', otp: '000000' }],
  ['change-password', { ...own, password: 'a-new-password', re_password: 'a-new-password' }],
])('%s', (name, payload) => {
  const ask = async (token: string) =>
    (
      await inject({ method: 'POST', url: `/api/${name}`, headers: { authorization: `Bearer ${token}` }, payload })
    ).json()

  test('is refused for a demo login in demo mode', async () => {
    await db`insert into settings (key, value) values ('demo_mode', '1') on conflict (key) do update set value = '1'`
    const demo = await makeUser(db, { is_demo: true, email_verified_at: NOW, password_hash })
    const token = await issueToken(db, { userId: demo.id, userAgent: null, now: NOW, days: 1 })
    expect(await ask(token)).toMatchObject({ error: true, message: 'This Action is Not Allowed in Demo Mode' })
    await db`update settings set value = '0' where key = 'demo_mode'`
  })

  test('is refused for an administrator who impersonates the user', async () => {
    const admin = await makeUser(db, { role: 'admin' })
    const session = { userId: user.id, userAgent: null, now: NOW, days: 1, impersonatorId: admin.id }
    expect(await ask(await issueToken(db, session))).toMatchObject({ error: true, code: 403 })
  })
})
