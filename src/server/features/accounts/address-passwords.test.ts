import { hash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { issueTicket } from './tickets.sql.ts'

const { db, call, services, tokenOf } = await testApp()
const NEW = { password: 'green lantern bridge', re_password: 'green lantern bridge' }
const NUMBER = { country_code: '351', mobile: '912000001' }
const DIGITS = '351912000001'

let owner: { id: number }
let reader: { id: number; email: string }
beforeEach(async () => {
  await db`delete from request_counts`
  await db`delete from rate_limit_counters`
  await db`delete from users where login_type = 'phone'`
  owner = await makeUser(db, { login_type: 'phone', phone: NUMBER.mobile, country_code: '351', email: null })
  reader = await makeUser(db, { email_verified_at: NOW })
})

const ticket = (channel: 'sms' | 'mail', address: string) => issueTicket(db, { channel, address }, NOW)
const hashOf = async ({ id }: { id: number }) =>
  (await db<{ hash: string | null }[]>`select password_hash as hash from users where id = ${id}`)[0]!.hash
const firebase = (phone: string) => {
  services.identities.firebase = {
    verify: async (token) =>
      token === 'signed'
        ? {
            issuer: 'firebase',
            subject: 'uid',
            email: null,
            isEmailVerified: false,
            name: null,
            picture: null,
            signedInWith: 'phone',
            phone,
          }
        : null,
  }
  return { firebase_token: 'signed' }
}

test('a number is reported with its account and password', async () => {
  const check = (mobile: string) => call('checkNumberPassword', { country_code: '351', mobile })
  expect((await check('912000009')).data).toEqual({ user_exists: false, password_exists: false })
  expect((await check(NUMBER.mobile)).data).toEqual({ user_exists: true, password_exists: false })
  await db`update users set password_hash = '$argon2id$x' where id = ${owner.id}`
  expect((await check(NUMBER.mobile)).data).toEqual({ user_exists: true, password_exists: true })
})

test('the ticket of a verified number sets its password once and ends the sessions of the account', async () => {
  await tokenOf(owner)
  const auth_id = await ticket('sms', DIGITS)
  expect(await call('updateNumberPassword', { ...NUMBER, ...NEW, auth_id })).toMatchObject({
    status: 200,
    error: false,
  })
  expect(await db`select from sessions where user_id = ${owner.id}`).toHaveLength(0)
  const stored = await hashOf(owner)
  const again = { password: 'another long lantern', re_password: 'another long lantern' }
  expect(await call('updateNumberPassword', { ...NUMBER, ...again, auth_id })).toMatchObject({
    status: 400,
    error: true,
  })
  expect(await hashOf(owner)).toBe(stored)
})

test('a number signs in with the password that was set for it, and not with another one', async () => {
  await call('updateNumberPassword', { ...NUMBER, ...NEW, auth_id: await ticket('sms', DIGITS) })
  const signIn = (password: string, more = {}) => call('userSignup', { type: 1, ...NUMBER, password, ...more })
  expect(await signIn(NEW.password)).toMatchObject({ status: 200, data: { id: owner.id }, token: expect.any(String) })
  expect(await signIn('wrong password')).toMatchObject({ status: 400, error: true })
  // The number as clients send it without a separate dialling code.
  expect(await call('userSignup', { type: 1, mobile: `+${DIGITS}`, password: NEW.password })).toMatchObject({
    status: 200,
  })
})

test('guesses of the password of a number are limited like those of an email address', async () => {
  await call('updateNumberPassword', { ...NUMBER, ...NEW, auth_id: await ticket('sms', DIGITS) })
  const statuses: number[] = []
  for (let n = 0; n < 12; n++)
    statuses.push((await call('userSignup', { type: 1, ...NUMBER, password: `no ${n}` })).status)
  expect(statuses).toContain(429)
  expect((await call('userSignup', { type: 1, ...NUMBER, password: NEW.password })).status).toBe(429)
})

test('a number without an account or without a password is refused like a wrong password', async () => {
  for (const mobile of [NUMBER.mobile, '912000009'])
    expect(await call('userSignup', { type: 1, country_code: '351', mobile, password: 'x' })).toMatchObject({
      status: 400,
      message: expect.stringContaining('details entered are incorrect'),
    })
})

test('a signed Firebase token of the number sets its password', async () => {
  expect(await call('updateNumberPassword', { ...NUMBER, ...NEW, ...firebase(DIGITS) })).toMatchObject({
    error: false,
  })
  expect(await hashOf(owner)).toMatch(/^\$argon2/)
})

test.each([
  ['no proof', async () => ({})],
  ['a Firebase user id only', async () => ({ firebase_id: 'uid' })],
  ['an unsigned Firebase token', async () => ({ firebase_token: 'forged' })],
  ['a Firebase token of another number', async () => firebase('351912000002')],
  ['an unknown ticket', async () => ({ auth_id: 'AAAA' })],
  ['the ticket of another number', async () => ({ auth_id: await ticket('sms', '351912000002') })],
  ['the ticket of an email address', async () => ({ auth_id: await ticket('mail', reader.email) })],
] as const)('a password of a number is not changed with %s', async (_, proof) => {
  firebase(DIGITS)
  const input = { ...NUMBER, ...NEW, ...(await proof()) }
  expect(await call('updateNumberPassword', input)).toMatchObject({ status: 400, error: true, field: 'auth_id' })
  expect(await hashOf(owner)).toBeNull()
})

test('the ticket of a verified email address sets its password', async () => {
  const input = { email: reader.email, ...NEW, auth_id: await ticket('mail', reader.email.toLowerCase()) }
  expect(await call('updateEmailPassword', input)).toMatchObject({ status: 200, error: false })
  expect(await call('userSignup', { type: 3, email: reader.email, password: NEW.password })).toMatchObject({
    status: 200,
  })
})

test.each([
  ['no proof', async () => ({})],
  ['a Firebase user id only', async () => ({ firebase_id: 'uid' })],
  ['the ticket of another address', async () => ({ auth_id: await ticket('mail', 'other@lintel.test') })],
  ['the ticket of a number', async () => ({ auth_id: await ticket('sms', DIGITS) })],
] as const)('a password of an email address is not changed with %s', async (_, proof) => {
  const input = { email: reader.email, ...NEW, ...(await proof()) }
  expect(await call('updateEmailPassword', input)).toMatchObject({ status: 400, error: true, field: 'auth_id' })
  expect(await hashOf(reader)).toBeNull()
})

test('a refused change leaves its ticket valid', async () => {
  const auth_id = await ticket('sms', DIGITS)
  const short = { password: 'abc', re_password: 'abc' }
  expect(await call('updateNumberPassword', { ...NUMBER, ...short, auth_id })).toMatchObject({ status: 400 })
  const [row] = await db`select used_at from signup_tickets where token_hash = ${hash('sha256', auth_id, 'buffer')}`
  expect(row!.used_at).toBeNull()
})

test('the language of a user changes to an active one only', async () => {
  const languageOf = async () => (await db`select language_code from users where id = ${reader.id}`)[0]!.language_code
  expect(await call('updateLanguage', { language_code: 'es' }, reader)).toMatchObject({ status: 200, data: null })
  expect(await languageOf()).toBe('es')
  expect(await call('updateLanguage', { language_code: 'xx' }, reader)).toMatchObject({ status: 400, error: true })
  expect(await call('updateLanguage', { language_code: '../en' }, reader)).toMatchObject({ status: 400, error: true })
  expect(await languageOf()).toBe('es')
})
