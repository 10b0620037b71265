import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const { app, db, services } = await testApp()
const PASSWORD = 'of-the-owner'
const HOME = '192.0.2.44'
let password_hash: string
let owner: { id: number; email: string }
beforeAll(async () => {
  password_hash = await services.passwords.hash(PASSWORD)
})
beforeEach(async () => {
  await db`delete from rate_limit_counters`
  owner = await makeUser(db, { email_verified_at: NOW, password_hash })
})

interface Guess {
  email?: string
  password?: string
  from: string
  cookie?: string
}
const signIn = ({ email = owner.email, password = 'wrong', from, cookie }: Guess) =>
  app.inject({
    method: 'POST',
    url: '/api/user_signup',
    remoteAddress: from,
    payload: { type: 3, email, password },
    ...(cookie && { cookies: { device: cookie } }),
  })
const stranger = (n: number) => `198.51.${100 + Math.floor(n / 250)}.${(n % 250) + 1}`
async function guess(times: number, email = owner.email) {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await signIn({ email, from: stranger(n) })).statusCode)
  return statuses
}
const deviceOf = (answer: Awaited<ReturnType<typeof signIn>>) => answer.cookies.find(({ name }) => name === 'device')!

test('wrong passwords from many addresses lock the account for unknown clients, with a longer lockout each time', async () => {
  expect(await guess(22)).toEqual([...Array<number>(20).fill(400), 429, 429])
  const paused = await signIn({ from: '203.0.113.9', password: PASSWORD })
  expect([paused.statusCode, paused.headers['retry-after']]).toEqual([429, '15'])
  await db`update rate_limit_counters set blocked_until = ${NOW} where blocked_until > ${NOW}`
  expect((await signIn({ from: '203.0.113.9' })).statusCode).toBe(400)
  expect((await signIn({ from: '203.0.113.10' })).headers['retry-after']).toBe('30')
})

test('the owner signs in from a known device at a new address while unknown clients are locked out', async () => {
  const device = deviceOf(await signIn({ from: HOME, password: PASSWORD }))
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api' })
  await guess(25)
  const away = '203.0.113.20'
  expect((await signIn({ from: away, password: PASSWORD })).statusCode).toBe(429)
  expect((await signIn({ from: away, password: PASSWORD, cookie: device.value })).statusCode).toBe(200)
})

test('the owner signs in from a known address without a cookie while unknown clients are locked out', async () => {
  await signIn({ from: HOME, password: PASSWORD })
  await guess(25)
  expect((await signIn({ from: HOME, password: PASSWORD })).statusCode).toBe(200)
  await db`update known_devices set last_used_at = ${new Date(NOW.getTime() - 31 * 86_400_000)} where kind = 'address'`
  expect((await signIn({ from: HOME, password: PASSWORD })).statusCode).toBe(429)
})

test('a known device has its own attempt limit and is locked out above it', async () => {
  const { value } = deviceOf(await signIn({ from: HOME, password: PASSWORD }))
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await signIn({ from: stranger(n), cookie: value })).statusCode)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

test('the cookie of a device that signed in to another account does not make the device known', async () => {
  const other = await makeUser(db, { email_verified_at: NOW, password_hash })
  const { value } = deviceOf(await signIn({ email: other.email, from: HOME, password: PASSWORD }))
  await guess(20)
  expect((await signIn({ from: HOME, password: PASSWORD, cookie: value })).statusCode).toBe(429)
})

test('parallel guesses cannot exceed the attempt limit', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => signIn({ from: stranger(n) })))
  const counted = answers.filter(({ statusCode }) => statusCode === 400).length
  expect(counted).toBeGreaterThan(0)
  expect(answers.every(({ statusCode }) => statusCode === 400 || statusCode === 429)).toBe(true)
  expect(counted).toBeLessThanOrEqual(20)
  expect(counted + (await guess(25)).filter((status) => status === 400).length).toBe(20)
})

test('an address without an account is locked out like an account', async () => {
  expect(await guess(22, 'nobody@lintel.test')).toEqual([...Array<number>(20).fill(400), 429, 429])
})

test('a correct password is not counted and does not reset the failures of unknown clients', async () => {
  await guess(19)
  expect((await signIn({ from: '203.0.113.30', password: PASSWORD })).statusCode).toBe(200)
  expect((await signIn({ from: '203.0.113.31' })).statusCode).toBe(400)
  expect((await signIn({ from: '203.0.113.32' })).statusCode).toBe(429)
})

test('the device cookie and the IP address are not stored in clear text', async () => {
  const { value } = deviceOf(await signIn({ from: HOME, password: PASSWORD }))
  const rows = await db<
    { text: string }[]
  >`select encode(key, 'escape') as text from known_devices where user_id = ${owner.id}`
  expect(rows).toHaveLength(2)
  for (const { text } of rows) expect(text).not.toMatch(new RegExp(`${value}|${HOME.replaceAll('.', '\\.')}`))
})
