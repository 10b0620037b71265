import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { dropExpiredProofs } from '#server/features/accounts/jobs.ts'
import { DEFAULT_LIMITS } from '#server/http/limits.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW, testServices } from '#test/support/services.ts'

const UPLOADS = 5
const rateLimits = { ...DEFAULT_LIMITS, writesPerMinute: 1e6, readsPerMinute: 1e6, uploadsPerHour: UPLOADS }
const first = await testApp({ rateLimits })
const { db } = first
const otherServices = testServices(db)
const second = await buildApp(otherServices, { rateLimits, keepsAnswers: false })
afterAll(() => second.close())
const nodes = [first.app, second]
let clock = NOW
first.services.now = otherServices.now = () => clock

let home: MadeProperty
beforeEach(async () => {
  clock = NOW
  await db`delete from request_counts`
  await db`delete from rate_limit_counters`
  await db`update settings set value = '1' where key = 'enquiries_from_visitors'`
  home ??= await makeProperty(db, { owner_id: (await makeUser(db)).id })
})

interface Sent {
  url: string
  from?: string
  payload?: object | string
  headers?: Record<string, string>
  query?: Record<string, string>
}

/** Sends requests at the same time, alternating between the nodes, and counts the responses by status. */
async function sendAll(count: number, request: (n: number) => Sent) {
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const { url, from = '192.0.2.1', ...rest } = request(n)
      const method = rest.query ? 'GET' : 'POST'
      return (await nodes[n % 2]!.inject({ method, url: `/api/${url}`, remoteAddress: from, ...rest })).statusCode
    }),
  )
  return Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length] as const))
}

const enquiry = (n: number, more: object = {}) => ({
  property_id: home.id,
  name: 'Ruth',
  email: `ruth${n}@example.com`,
  message: 'Is it quiet?',
  consent: 1,
  ...more,
})
const contact = (email: string) => ({ first_name: 'R', last_name: 'M', email, subject: 'Hello', message: 'A question' })
const registration = (n: number) => ({
  name: 'Ruth',
  email: 'new@example.com',
  password: `long enough ${n}`,
  re_password: `long enough ${n}`,
})
const FILE =
  '--x\r\ncontent-disposition: form-data; name="profile"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nno image\r\n--x--\r\n'

test('codes for one phone number from one IP prefix are limited exactly', async () => {
  const send = () => sendAll(24, () => ({ url: 'get-otp', query: { number: '34700111222' } }))
  expect(await send()).toEqual({ 200: 6, 429: 18 })
  expect(await db`select max(requests) as most from request_counts`).toEqual([{ most: 6 }])
  clock = new Date(NOW.getTime() + 61 * 60_000)
  expect(await send()).toEqual({ 200: 6, 429: 18 })
})

test('registrations of one address from one IP prefix are limited exactly', async () => {
  expect(await sendAll(16, (n) => ({ url: 'user-register', payload: registration(n) }))).toEqual({ 200: 6, 429: 10 })
})

test('wrong passwords for many accounts from one IP address are limited exactly', async () => {
  const guesses = await sendAll(64, (n) => ({
    url: 'user_signup',
    payload: { type: 3, email: `guess${n}@example.com`, password: 'wrong one' },
  }))
  expect(guesses).toEqual({ 400: 40, 429: 24 })
  clock = new Date(NOW.getTime() + 16_000)
  expect(
    await sendAll(4, (n) => ({
      url: 'user_signup',
      payload: { type: 3, email: `later${n}@example.com`, password: 'wrong one' },
    })),
  ).toEqual({ 400: 1, 429: 3 })
})

test('correct passwords do not count against the IP address', async () => {
  const password_hash = await first.services.passwords.hash('of the owner')
  const users = await Promise.all(
    Array.from({ length: 44 }, () => makeUser(db, { email_verified_at: NOW, password_hash })),
  )
  const answers = await sendAll(44, (n) => ({
    url: 'user_signup',
    payload: { type: 3, email: users[n]!.email, password: 'of the owner' },
  }))
  expect(answers).toEqual({ 200: 44 })
  expect(await db`select from rate_limit_counters`).toHaveLength(0)
})

test('enquiries from one sender are limited exactly', async () => {
  expect(await sendAll(24, (n) => ({ url: 'send-enquiry', payload: enquiry(n) }))).toEqual({ 200: 10, 429: 14 })
})

test('enquiries with one email address from many senders are limited exactly', async () => {
  const payload = enquiry(0)
  const send = () => sendAll(16, (n) => ({ url: 'send-enquiry', from: `198.51.100.${n}`, payload }))
  expect(await send()).toEqual({ 200: 5, 429: 11 })
  clock = new Date(NOW.getTime() + 61 * 60_000)
  expect(await send()).toEqual({ 200: 5, 429: 11 })
})

test('contact requests with one email address from many senders are limited exactly', async () => {
  const payload = contact('ruth@example.com')
  expect(await sendAll(12, (n) => ({ url: 'contct_us', from: `198.51.100.${n}`, payload }))).toEqual({ 200: 4, 429: 8 })
})

test('uploads of one user are limited exactly, and calls without a form are not counted', async () => {
  const user = await makeUser(db)
  const authorization = `Bearer ${await first.tokenOf(user)}`
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' }
  const { 429: refused, ...rest } = await sendAll(16, () => ({ url: 'update_profile', headers, payload: FILE }))
  expect([refused, Object.values(rest).reduce((sum, count) => sum + count, 0)]).toEqual([11, UPLOADS])
  expect(
    await sendAll(2, () => ({ url: 'update_profile', headers: { authorization }, payload: { name: 'Ruth' } })),
  ).toEqual({
    200: 2,
  })
  clock = new Date(NOW.getTime() + 61 * 60_000)
  expect((await sendAll(1, () => ({ url: 'update_profile', headers, payload: FILE })))[429]).toBeUndefined()
})

test('counts are unlogged, and the job deletes those of the previous day', async () => {
  expect(
    await db`select relname, relpersistence from pg_class where relname in ('rate_limit_counters', 'request_counts') order by relname`,
  ).toEqual([
    { relname: 'rate_limit_counters', relpersistence: 'u' },
    { relname: 'request_counts', relpersistence: 'u' },
  ])
  await sendAll(2, (n) => ({ url: 'send-enquiry', payload: enquiry(n) }))
  await dropExpiredProofs.run({ ...first.services, sql: db }, {})
  expect(await db`select from request_counts`).toHaveLength(3)
  clock = new Date(NOW.getTime() + 25 * 3_600_000)
  await dropExpiredProofs.run({ ...first.services, sql: db }, {})
  expect(await db`select from request_counts`).toHaveLength(0)
})

test('ten numbers an hour can be checked for a password from one IP prefix, on both nodes together', async () => {
  const check = (n: number) => ({
    url: 'check-number-password-exists',
    query: { mobile: `1555${String(n).padStart(4, '0')}` },
    from: `192.0.2.${n + 1}`,
  })
  expect(await sendAll(14, check)).toEqual({ 200: 10, 429: 4 })
  expect(await sendAll(2, (n) => ({ ...check(n), from: '198.51.100.1' }))).toEqual({ 200: 2 })
  clock = new Date(NOW.getTime() + 3_601_000)
  expect(await sendAll(2, check)).toEqual({ 200: 2 })
})
