import { beforeEach, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { consumeCode, receiverOf } from './codes.ts'

const { app, db, call, runJobs, services } = await testApp()
const { mail, sms } = services

beforeEach(async () => {
  mail.sent.length = 0
  sms.sent.length = 0
  await db`delete from request_counts`
})

const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)![1]!

async function codeFor(number: string): Promise<string> {
  expect(await call('getOtp', { number })).toMatchObject({ error: false, data: null })
  await runJobs()
  const to = `+${number.replace(/\D/g, '')}`
  return codeIn(sms.sent.findLast((message) => message.to === to)!.text)
}

test('a code sent to a phone number signs in to its account, which the first sign-in creates', async () => {
  proves('3.17', '7.2', '7.62', '7.63', '7.82')
  const code = await codeFor('+351 912 345 678')
  expect(sms.sent).toHaveLength(1)
  expect(sms.sent[0]!.to).toBe('+351912345678')
  const { auth_id } = await call('verifyOtp', { number: '351912345678', otp: code })
  const first = await call('userSignup', { type: 1, auth_id, country_code: '351', name: 'Ana' })
  expect(first).toMatchObject({
    error: false,
    data: { name: 'Ana', mobile: '912345678', country_code: '351', logintype: '1' },
  })
  expect(first.token).toMatch(/\|/)

  const again = await call('verifyOtp', { number: '351912345678', otp: await codeFor('351912345678') })
  const second = await call('userSignup', { type: 1, auth_id: again.auth_id })
  expect(second.data.id).toBe(first.data.id)
})

test.each([
  ['nothing', undefined],
  ['an id that somebody else has', 'firebase-uid-of-somebody'],
])('%s does not prove a phone number', async (_what, auth_id) => {
  const { count } = (await db`select count(*) from users`)[0]!
  expect(await call('userSignup', { type: 1, auth_id })).toMatchObject({ status: 400, error: true })
  expect(await call('userSignup', { type: 0, auth_id })).toMatchObject({ status: 400, error: true })
  expect((await db`select count(*) from users`)[0]!.count).toBe(count)
})

test('a ticket from a code works once, for ten minutes, and signs in by phone only if it proved a phone number', async () => {
  const ticket = async (number: string) => (await call('verifyOtp', { number, otp: await codeFor(number) })).auth_id
  const once = await ticket('4915111111111')
  expect(await call('userSignup', { type: 1, auth_id: once })).toMatchObject({ error: false })
  expect(await call('userSignup', { type: 1, auth_id: once })).toMatchObject({ error: true })

  const late = await ticket('4915122222222')
  await db`update signup_tickets set created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day' where used_at is null`
  expect(await call('userSignup', { type: 1, auth_id: late })).toMatchObject({ error: true })

  const user = await makeUser(db, { email: 'post@lintel.test', email_verified_at: null })
  await call('getOtp', { email: 'post@lintel.test' })
  await runJobs()
  const { auth_id } = await call('verifyOtp', { email: user.email as string, otp: codeIn(mail.sent[0]!.text) })
  expect(await call('userSignup', { type: 1, auth_id })).toMatchObject({ status: 400, error: true })
})

test('a repeated request resends a valid code but never a used one', async () => {
  const first = await codeFor('33612345678')
  expect(await codeFor('33612345678')).toBe(first)
  await call('verifyOtp', { number: '33612345678', otp: first })
  expect(await call('verifyOtp', { number: '33612345678', otp: first })).toMatchObject({ status: 200, error: true })
  expect(await codeFor('33612345678')).not.toBe(first)
})

test('a code is refused after five wrong guesses, even when correct, and a refusal does not undo its count', async () => {
  const code = await codeFor('34600000001')
  const wrong = code === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 5; guess++)
    expect(await call('verifyOtp', { number: '34600000001', otp: wrong })).toMatchObject({ status: 400, error: true })
  expect(await call('verifyOtp', { number: '34600000001', otp: code })).toMatchObject({ status: 200, error: true })
})

test('of a thousand parallel guesses at most five are compared', async () => {
  const code = await codeFor('34600000002')
  const guesses = Array.from({ length: 1000 }, (_, n) =>
    n === 500 ? code : String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
  )
  const answers = await Promise.all(guesses.map((otp) => call('verifyOtp', { number: '34600000002', otp })))
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
  expect(
    (await db`select requester_attempts from otps where address = '34600000002'`)[0]!.requester_attempts,
  ).toBeLessThanOrEqual(5)
})

test('of ten thousand parallel correct guesses above the limit none is accepted', async () => {
  const number = '34600000010'
  const code = await codeFor(number)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 5; guess++) await call('verifyOtp', { number, otp: wrong })
  const requesters = [
    (await db<{ hash: Buffer }[]>`select requester_hash as hash from otps where address = ${number}`)[0]!.hash,
  ]
  const guess = { ...receiverOf({ number }), typed: code, requesters }
  const guesses = Array.from({ length: 10_000 }, () => consumeCode(db, services.derive, guess, NOW))
  expect(new Set(await Promise.all(guesses))).toEqual(new Set(['none']))
  expect((await db`select requester_attempts, other_attempts, used_at from otps where address = ${number}`)[0]).toEqual(
    {
      requester_attempts: 5,
      other_attempts: 0,
      used_at: null,
    },
  )
})

test('a correct code sent a hundred times in parallel is accepted once', async () => {
  const otp = await codeFor('34600000003')
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => call('verifyOtp', { number: '34600000003', otp })),
  )
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
})

test('a code is refused for another number and after it expires', async () => {
  const otp = await codeFor('34600000004')
  const other = await codeFor('34600000005')
  expect(await call('verifyOtp', { number: '34600000005', otp })).toMatchObject({ error: true })
  expect(await call('verifyOtp', { number: '34600000004', otp: other })).toMatchObject({ error: true })
  await db`update otps set created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day' where address = '34600000004'`
  expect(await call('verifyOtp', { number: '34600000004', otp })).toMatchObject({ error: true })
})

test('a known and an unknown email get the same response, and only the known one gets an email', async () => {
  await makeUser(db, { email: 'known@lintel.test' })
  const known = await call('getOtp', { email: 'Known@lintel.test' })
  const unknown = await call('getOtp', { email: 'unknown@lintel.test' })
  expect(unknown).toEqual(known)
  await runJobs()
  expect(mail.sent.map(({ to }) => to)).toEqual(['known@lintel.test'])
})

test('a code is stored in clear text neither in its table nor in the queue', async () => {
  await call('getOtp', { number: '34600000006' })
  const rows = [...(await db`select * from otps`), ...(await db`select data from pgboss.job`)]
  const kept = JSON.stringify(
    rows.map((row) => ({ ...row, nonce: row.nonce && Buffer.from(row.nonce).toString('latin1') })),
  )
  await runJobs()
  expect(kept).not.toContain(codeIn(sms.sent[0]!.text))
})

test.each([
  {},
  { number: '1', email: 'a@b.co' },
  { number: 'call me' },
  { email: 'nobody' },
  { number: '12345678901234567890' },
])('%j is refused as a recipient of a code', async (asked) => {
  proves('5.11', '5.13')
  expect(await call('getOtp', asked)).toMatchObject({ status: 200, error: true })
  expect(sms.sent).toEqual([])
})

test('verify-otp without a code is refused', async () => {
  proves('5.15')
  const answer = await call('verifyOtp', { number: '34600000011' } as never)
  expect(answer).toMatchObject({ status: 400, error: true, message: 'otp is required' })
})

test('a cross-site image request cannot trigger a text message', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  const refused = await app.inject({ url: '/api/get-otp', query: { number: '34600000009' }, headers })
  expect(refused.statusCode).toBe(403)
  expect(await db`select from otps where address = '34600000009'`).toEqual([])
})

test('a phone number equal to a user id does not sign in to that account', async () => {
  const victim = await makeUser(db, { id: 987_654, email_verified_at: NOW })
  const otp = await codeFor(String(victim.id))
  const { auth_id, error } = await call('verifyOtp', { number: String(victim.id), otp })
  expect(error).toBe(false)
  for (const type of [0, 2] as const)
    expect(await call('userSignup', { type, auth_id })).toMatchObject({ status: 400, error: true })
  expect(await db`select from sessions where user_id = ${victim.id}`).toEqual([])
})
