import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { codeClient } from '#test/support/code-client.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { codeOf } from './codes.ts'

const { app, db, call, runJobs, services } = await testApp()
const { mail, passwords } = services
let email: string
beforeEach(async () => {
  mail.sent.length = 0
  await db`delete from rate_limit_counters`
  await db`delete from request_counts`
  await db`delete from pgboss.job`
  email = `${crypto.randomUUID()}@lintel.test`
})

const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)![1]!
const signIn = (password: string) => call('userSignup', { type: 3, email, password })
const mailed = async () => {
  await runJobs()
  return codeIn(mail.sent.at(-1)!.text)
}
/** A browser on one of our pages, with its cookies. */
function browser(remoteAddress: string) {
  const send = codeClient(app, remoteAddress, { cookies: true })
  return {
    register: (password: string) =>
      send('POST', 'user-register', { name: 'Asha', email, password, re_password: password }),
    verify: (otp: string) => send('GET', 'verify-otp', { email, otp }),
    resend: () => send('GET', 'get-otp', { email }),
    signIn: (password: string) => send('POST', 'user_signup', { type: '3', email, password }),
  }
}

describe('a second registration of an unverified address', () => {
  test('invalidates the first code, and its own code activates its own password', async () => {
    const [thief, owner] = [browser('192.0.2.1'), browser('198.51.100.1')]
    await thief.register('of-the-thief')
    const first = await mailed()
    await owner.register('of-the-owner')
    const second = await mailed()
    expect(second).not.toBe(first)
    expect(await owner.verify(first)).toMatchObject({ error: true })
    expect(await thief.verify(first)).toMatchObject({ error: true })
    expect(await owner.verify(second)).toMatchObject({ error: false })
    expect(await signIn('of-the-thief')).toMatchObject({ error: true })
    expect(await signIn('of-the-owner')).toMatchObject({ error: false })
  })

  test('invalidates the first code for clients without cookies too', async () => {
    const account = { name: 'Asha', email }
    await call('userRegister', { ...account, password: 'of-the-thief', re_password: 'of-the-thief' })
    const first = await mailed()
    await call('userRegister', { ...account, password: 'of-the-owner', re_password: 'of-the-owner' })
    const second = await mailed()
    expect(await call('verifyOtp', { email, otp: first })).toMatchObject({ error: true })
    expect(await call('verifyOtp', { email, otp: second })).toMatchObject({ error: false })
    expect(await signIn('of-the-thief')).toMatchObject({ error: true })
    expect(await signIn('of-the-owner')).toMatchObject({ error: false })
  })

  test.each(['the newest code', 'a code sent again'])(
    'by another client does not activate that client’s password when the owner enters %s',
    async (which) => {
      const [owner, thief] = [browser('198.51.100.2'), browser('192.0.2.2')]
      await owner.register('of-the-owner')
      await thief.register('of-the-thief')
      let code = await mailed()
      if (which === 'a code sent again') {
        await owner.resend()
        code = await mailed()
      }
      expect(await owner.verify(code)).toMatchObject({ error: false })
      expect(await signIn('of-the-thief')).toMatchObject({ error: true })
      expect(
        await db`select password_hash, email_verified_at is not null as proved from users where email = ${email}`,
      ).toEqual([{ password_hash: null, proved: true }])
    },
  )

  test('in parallel leaves one registration with one live code', async () => {
    const account = { name: 'Asha', email, password: 'six-or-more', re_password: 'six-or-more' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('userRegister', account)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await db`select from registrations where email = ${email}`).toHaveLength(1)
    expect(await db`select from otps where address = ${email}`).toHaveLength(1)
  })
})

test('a registration is completed on another day and device with its password', async () => {
  await browser('198.51.100.3').register('of-the-owner')
  await db`delete from otps where address = ${email}`
  const laptop = browser('203.0.113.3')
  expect(await laptop.signIn('wrong-one')).toMatchObject({ status: 400, message: expect.stringContaining('incorrect') })
  expect(await laptop.signIn('of-the-owner')).toMatchObject({ status: 400, message: 'Email is not verified' })
  await laptop.resend()
  expect(await laptop.verify(await mailed())).toMatchObject({ error: false })
  expect(await laptop.signIn('of-the-owner')).toMatchObject({ error: false })
})

describe('an app that enters the code at another IP prefix than the one that registered', () => {
  const [registering, verifying] = [codeClient(app, '192.0.2.9'), codeClient(app, '203.0.113.9')]
  const password = 'six-or-more'
  const signInFrom = (client: typeof verifying, typed = password) =>
    client('POST', 'user_signup', { type: '3', email, password: typed })
  beforeEach(async () => {
    await registering('POST', 'user-register', { name: 'Asha', email, password, re_password: password })
    await verifying('GET', 'get-otp', { email })
    expect(await verifying('GET', 'verify-otp', { email, otp: await mailed() })).toMatchObject({ error: false })
  })

  test('signs in with the registered password, which then applies everywhere', async () => {
    expect(await signInFrom(verifying, 'another-one')).toMatchObject({ error: true })
    expect(await signInFrom(verifying)).toMatchObject({ error: false })
    expect(await signInFrom(registering)).toMatchObject({ error: false })
  })

  test('does not activate the password of a stranger who registered the address', async () => {
    for (const _ of [1, 2]) expect(await signInFrom(registering)).toMatchObject({ message: 'Email is not verified' })
    expect(await db`select password_hash from users where email = ${email}`).toEqual([{ password_hash: null }])
  })

  test('cannot use the registered password after an hour', async () => {
    await db`update registrations set created_at = ${NOW} - interval '61 minutes', expires_at = ${NOW} - interval '1 minute' where email = ${email}`
    expect(await signInFrom(verifying)).toMatchObject({ error: true })
  })

  test('cannot replace a password that was set meanwhile', async () => {
    await db`update users set password_hash = ${await passwords.hash('chosen-later')} where email = ${email}`
    expect(await signInFrom(verifying)).toMatchObject({ error: true })
    expect(await signInFrom(verifying, 'chosen-later')).toMatchObject({ error: false })
  })
})

test('a registration expires after a week, and the hourly job deletes it', async () => {
  await call('userRegister', { name: 'Asha', email, password: 'six-or-more', re_password: 'six-or-more' })
  await db`update registrations set created_at = ${NOW} - interval '8 days', expires_at = ${NOW} - interval '1 day' where email = ${email}`
  expect(await signIn('six-or-more')).toMatchObject({ message: expect.stringContaining('incorrect') })
  await db`insert into pgboss.job (name, data) values ('drop-expired-proofs', '{}')`
  await runJobs()
  expect(await db`select from registrations where email = ${email}`).toEqual([])
})

describe('an address with an account', () => {
  const register = (address: string) =>
    call('userRegister', { name: 'Asha', email: address, password: 'of-a-stranger', re_password: 'of-a-stranger' })

  test('gets the same responses as an unknown one when it is registered, and its owner gets a notice instead of a code', async () => {
    const password_hash = await passwords.hash('of-the-owner')
    await makeUser(db, { email, email_verified_at: NOW, name: 'Owner', password_hash })
    const unknown = `unknown-${email}`
    expect(await register(email)).toEqual(await register(unknown))
    await runJobs()
    await runJobs()
    const toOwner = mail.sent.filter(({ to }) => to === email)
    expect(toOwner.map(({ subject }) => subject)).toEqual(['You already have an account'])
    expect(toOwner[0]!.text).not.toMatch(/\b\d{6}\b/)
    expect(toOwner[0]!.text).toContain('http://lintel.test/sign-in')

    const guess = (address: string) => call('verifyOtp', { email: address, otp: '1' })
    expect(await guess(email)).toEqual(await guess(unknown))
    const tryPassword = (address: string) => call('userSignup', { type: 3, email: address, password: 'of-a-stranger' })
    expect(await tryPassword(email)).toEqual(await tryPassword(unknown))
    expect(await call('getOtp', { email })).toEqual(await call('getOtp', { email: unknown }))
    expect(await call('forgotPassword', { email })).toEqual(await call('forgotPassword', { email: unknown }))
    expect(await signIn('of-the-owner')).toMatchObject({ error: false, data: { name: 'Owner' } })
  })

  test('is unchanged when a code is verified after the registration', async () => {
    const password_hash = await passwords.hash('of-the-owner')
    await makeUser(db, { email, email_verified_at: NOW, name: 'Owner', password_hash })
    await register(email)
    await call('getOtp', { email })
    await runJobs()
    const otp = codeIn(mail.sent.find(({ to, subject }) => to === email && subject === 'Your verification code')!.text)
    expect(await call('verifyOtp', { email, otp })).toMatchObject({ error: false })
    expect(await db`select name, password_hash from users where email = ${email}`).toEqual([
      { name: 'Owner', password_hash },
    ])
  })

  test('is unchanged when the registration’s own code is guessed', async () => {
    const password_hash = await passwords.hash('of-the-owner')
    await makeUser(db, { email, email_verified_at: NOW, name: 'Owner', password_hash })
    await register(email)
    const [seed] = await db<{ id: number; nonce: Buffer }[]>`select id, nonce from otps where address = ${email}`
    expect(await call('verifyOtp', { email, otp: codeOf(services.derive, seed!) })).toMatchObject({ error: false })
    expect(await db`select name, password_hash from users where email = ${email}`).toEqual([
      { name: 'Owner', password_hash },
    ])
  })

  test('costs one password hash to register, as an unknown one does', async () => {
    await makeUser(db, { email, email_verified_at: NOW })
    const hashes: string[] = []
    const { hash } = passwords
    passwords.hash = (password) => {
      hashes.push(password)
      return hash(password)
    }
    await register(email)
    expect(hashes).toHaveLength(1)
    await register(`other-${email}`)
    passwords.hash = hash
    expect(hashes).toHaveLength(2)
  })
})
