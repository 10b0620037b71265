import { beforeEach, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { replaceUnverified } from './queries.ts'

const { app, db, call, runJobs, services } = await testApp()
const { mail, passwords } = services
beforeEach(async () => {
  mail.sent.length = 0
  await db`delete from rate_limit_counters`
  await db`delete from request_counts`
})

const asha = { name: 'Asha Rao', email: 'Asha@lintel.test', password: 'six-or-more', re_password: 'six-or-more' }
const signIn = (email: string, password: string) => call('userSignup', { type: 3, email, password })
const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)![1]!
const lastCode = () => codeIn(mail.sent.at(-1)!.text)
const lastToken = () => /token=([0-9a-f]{100})/.exec(mail.sent.at(-1)!.text)![1]!

test('a user registers, verifies the address with the emailed code and signs in', async () => {
  proves('7.4', '3.16')
  expect(await call('userRegister', asha)).toMatchObject({ error: false, data: null, code: 200 })
  expect(await signIn(asha.email, asha.password)).toMatchObject({ status: 400, message: 'Email is not verified' })
  await runJobs()
  expect(mail.sent[0]).toMatchObject({ to: 'asha@lintel.test' })
  expect(await call('verifyOtp', { email: asha.email, otp: lastCode() })).toMatchObject({ error: false })
  expect(await signIn('ASHA@lintel.test', asha.password)).toMatchObject({
    error: false,
    data: { name: 'Asha Rao', slug_id: 'asha-rao' },
  })
})

test('users with the same name get different slugs, also in parallel registrations', async () => {
  await Promise.all(
    ['a', 'b', 'c', 'd'].map((n) => call('userRegister', { ...asha, name: 'Sam Same', email: `${n}@lintel.test` })),
  )
  await runJobs()
  const codes = mail.sent.map(({ to, text }) => ({ email: to, otp: codeIn(text) }))
  await Promise.all(codes.map((proof) => call('verifyOtp', proof)))
  const slugs = await db`select slug from users where name = 'Sam Same'`
  expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(4)
})

test.each([
  [{ password: 'short', re_password: 'short' }, /password/],
  [{ re_password: 'something else' }, /do not match/],
  [{ email: 'a@b\r\nBcc: all@lintel.test' }, /email/],
  [{ name: '' }, /name/],
  [{ email: '' }, /email/],
  [{ password: 'x'.repeat(30_000), re_password: 'x'.repeat(30_000) }, /password/],
])('%j is refused and no account is created', async (wrong, message) => {
  proves('5.6', '5.7', '5.8')
  const { count } = (await db`select count(*) from users`)[0]!
  const answer = await call('userRegister', { ...asha, email: 'fresh@lintel.test', ...wrong })
  expect(answer).toMatchObject({ status: 400, error: true })
  expect(answer.message).toMatch(message)
  expect((await db`select count(*) from users`)[0]!.count).toBe(count)
})

test.each([
  ['letters with marks', 'ünal@lintel.test'],
  ['a letter of another script that looks the same', 'аsha@lintel.test'],
  ['a dotless i', 'mıa@lintel.test'],
  ['wide letters', 'ａsha@lintel.test'],
  ['a letter of no width', 'as\u200bha@lintel.test'],
  ['a turn of direction', 'as\u202eha@lintel.test'],
  ['a host in another script', 'asha@例え.テスト'],
  ['a second address', 'asha@lintel.test, all@lintel.test'],
  ['a header', 'asha@lintel.test\nBcc: all@lintel.test'],
  ['a header behind percent signs', 'asha@lintel.test%0aBcc:all@lintel.test'],
  ['a name around it', 'Asha <asha@lintel.test>'],
  ['a comment', 'asha(comment)@lintel.test'],
  ['quotes', '"as ha"@lintel.test'],
  ['two dots', 'as..ha@lintel.test'],
  ['a number as host', 'asha@[127.0.0.1]'],
  ['too many letters', `${'a'.repeat(250)}@lintel.test`],
])('an email with %s is refused by every call, and nothing is stored or sent', async (_what, email) => {
  proves('5.12')
  await runJobs()
  mail.sent.length = 0
  const { count } = (await db`select count(*) from users`)[0]!
  for (const answer of [
    await call('userRegister', { ...asha, email }),
    await call('forgotPassword', { email }),
    await call('getOtp', { email }),
    await call('userSignup', { type: 3, email, password: 'x' }),
  ]) {
    expect(answer.error).toBe(true)
    expect(answer.message).toMatch(/email/i)
  }
  await runJobs()
  expect([mail.sent, (await db`select count(*) from users`)[0]!.count]).toEqual([[], count])
})

test('a plus sign makes a different address; capital letters and surrounding spaces do not', async () => {
  const register = (email: string) => call('userRegister', { ...asha, email })
  await register('plus@lintel.test')
  await register(' PLUS@Lintel.Test\n')
  await register('plus+homes@lintel.test')
  expect(await db`select email from registrations where email ilike 'plus%' order by id`).toEqual([
    { email: 'PLUS@Lintel.Test' },
    { email: 'plus+homes@lintel.test' },
  ])
  for (const email of ['Plus@LINTEL.test', 'plus+homes@lintel.test'])
    expect(await signIn(email, asha.password)).toMatchObject({ message: 'Email is not verified' })
})

test('a registration cannot set an admin role, a verification or a premium status', async () => {
  const email = 'sly@lintel.test'
  const wishes = { role: 'admin', is_premium: 1, verification: 'success', id: 1, email_verified_at: '2020-01-01' }
  await call('userRegister', { ...asha, email, ...wishes } as never)
  expect(await db`select from users where email = ${email}`).toEqual([])
  await runJobs()
  await call('verifyOtp', { email, otp: lastCode() })
  expect(await db`select role, verification from users where email = ${email} and id <> 1`).toEqual([
    { role: 'user', verification: 'initial' },
  ])
})

test('an emailed reset link sets a new password once and ends all sessions', async () => {
  proves('7.64')
  const user = await makeUser(db, {
    email: 'lost@lintel.test',
    email_verified_at: new Date(),
    password_hash: await passwords.hash('forgotten'),
  })
  const before = await signIn('lost@lintel.test', 'forgotten')
  await call('forgotPassword', { email: 'lost@lintel.test' })
  await runJobs()
  const token = lastToken()
  const fresh = { token, password: 'remembered', re_password: 'remembered' }
  expect(await call('resetPassword', fresh)).toMatchObject({ error: false })
  expect(await db`select from sessions where user_id = ${user.id}`).toEqual([])
  expect(
    (await app.inject({ url: '/api/get-user-data', headers: { authorization: `Bearer ${before.token}` } })).statusCode,
  ).toBe(401)
  expect(await signIn('lost@lintel.test', 'forgotten')).toMatchObject({ error: true })
  expect(await signIn('lost@lintel.test', 'remembered')).toMatchObject({ error: false })
  expect(await call('resetPassword', fresh)).toMatchObject({ status: 400, error: true })
})

test('an expired or forged reset link changes nothing, and neither link nor token is stored in clear text', async () => {
  await makeUser(db, { email: 'late@lintel.test', password_hash: await passwords.hash('forgotten') })
  await call('forgotPassword', { email: 'late@lintel.test' })
  const queued = JSON.stringify(await db`select data from pgboss.job`)
  await runJobs()
  const token = lastToken()
  expect(queued).not.toContain(token)
  expect(
    JSON.stringify((await db`select * from password_resets`).map((row) => Buffer.from(row.nonce).toString('hex'))),
  ).not.toContain(token.slice(0, 64))
  await db`update password_resets set created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day'`
  const fresh = { token, password: 'remembered', re_password: 'remembered' }
  expect(await call('resetPassword', fresh)).toMatchObject({ status: 400 })
  expect(await call('resetPassword', { ...fresh, token: 'f'.repeat(100) })).toMatchObject({ status: 400 })
})

test('forgot-password gives a known and an unknown address the same response', async () => {
  await makeUser(db, { email: 'there@lintel.test' })
  const [there, nowhere] = [
    await call('forgotPassword', { email: 'there@lintel.test' }),
    await call('forgotPassword', { email: 'nowhere@lintel.test' }),
  ]
  expect(nowhere).toEqual(there)
  await runJobs()
  expect(mail.sent.map(({ to }) => to)).toEqual(['there@lintel.test'])
})

test('wrong passwords lock the account out for one IP address only', async () => {
  await makeUser(db, {
    email: 'target@lintel.test',
    email_verified_at: new Date(),
    password_hash: await passwords.hash('right'),
  })
  const from = (remoteAddress: string, password: string) =>
    app.inject({
      method: 'POST',
      url: '/api/user_signup',
      remoteAddress,
      payload: { type: 3, email: 'target@lintel.test', password },
    })
  for (let n = 0; n < 5; n++) expect((await from('192.0.2.7', 'wrong')).statusCode).toBe(400)
  const paused = await from('192.0.2.7', 'right')
  expect(paused.statusCode).toBe(429)
  expect(paused.headers['retry-after']).toBe('15')
  expect((await from('198.51.100.1', 'right')).statusCode).toBe(200)
})

test('an IP address that tries many accounts is locked out', async () => {
  const from = (email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/user_signup',
      remoteAddress: '192.0.2.8',
      payload: { type: 3, email, password: 'x' },
    })
  for (let n = 0; n < 40; n++) await from(`guess${n}@lintel.test`)
  expect((await from('another@lintel.test')).statusCode).toBe(429)
})

test('a correct password resets the failures before it', async () => {
  await makeUser(db, {
    email: 'clumsy@lintel.test',
    email_verified_at: new Date(),
    password_hash: await passwords.hash('right'),
  })
  for (const password of ['wrong', 'wrong', 'wrong', 'wrong', 'right', 'wrong', 'wrong', 'wrong', 'wrong'])
    await signIn('clumsy@lintel.test', password)
  expect(await signIn('clumsy@lintel.test', 'right')).toMatchObject({ error: false })
})

test('a new password invalidates all other reset links', async () => {
  await makeUser(db, { email: 'twice@lintel.test', password_hash: await passwords.hash('forgotten') })
  const tokens: string[] = []
  for (let n = 0; n < 2; n++) {
    await call('forgotPassword', { email: 'twice@lintel.test' })
    await runJobs()
    tokens.push(lastToken())
  }
  const set = (token: string) => call('resetPassword', { token, password: 'remembered', re_password: 'remembered' })
  expect(await set(tokens[1]!)).toMatchObject({ error: false })
  expect(await set(tokens[0]!)).toMatchObject({ status: 400, error: true })
})

test('the seventh reset link within an hour is refused, with or without an account, and a deactivated account gets none', async () => {
  await makeUser(db, { email: 'keen@lintel.test' })
  await makeUser(db, { email: 'off@lintel.test', is_active: false })
  for (const email of ['keen@lintel.test', 'none@lintel.test']) {
    for (let n = 0; n < 6; n++) expect((await call('forgotPassword', { email })).error).toBe(false)
    expect((await call('forgotPassword', { email })).status).toBe(429)
  }
  await runJobs()
  mail.sent.length = 0
  expect(await call('forgotPassword', { email: 'off@lintel.test' })).toMatchObject({ error: false })
  await runJobs()
  expect(mail.sent).toEqual([])
})

test('an account that was verified in the meantime is not replaced', async () => {
  const proved = await makeUser(db, { name: 'Proved', email_verified_at: new Date() })
  await replaceUnverified(db, proved.id, { name: 'Taken', phone: null, country_code: null, password_hash: null })
  expect(await db`select name from users where id = ${proved.id}`).toEqual([{ name: 'Proved' }])
})
