import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { codeClient } from '#test/support/code-client.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const { app, db, runJobs, services } = await testApp()
const { sms } = services
let clock = NOW
services.now = () => clock
let number: string
let numbers = 34_700_000_000
beforeEach(async () => {
  sms.sent.length = 0
  clock = NOW
  number = String(numbers++)
  await db`delete from request_counts`
  await db`delete from pgboss.job`
})

const client = (address: string, options?: { cookies: boolean }) => {
  const send = codeClient(app, address, options)
  return {
    request: () => send('GET', 'get-otp', { number }),
    requestFor: (other: string) => send('GET', 'get-otp', { number: other }),
    reset: (email: string) => send('GET', 'forgot-password', { email }),
    verify: (otp: string) => send('GET', 'verify-otp', { number, otp }),
  }
}
async function lastCode() {
  await runJobs()
  return /\b(\d{6})\b/.exec(sms.sent.at(-1)!.text)![1]!
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
async function times<T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let n = 0; n < count; n++) results.push(await run(n))
  return results
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

describe('code requests', () => {
  test('from one IP prefix are refused after six an hour, and another prefix is not affected', async () => {
    const stranger = client('192.0.2.1')
    expect(statuses(await times(6, stranger.request))).toEqual([200, 200, 200, 200, 200, 200])
    expect(await stranger.request()).toMatchObject({ status: 429, retryAfter: '3600' })
    expect(await client('192.0.2.200').request()).toMatchObject({ status: 429 })
    expect(await client('198.51.100.1').request()).toMatchObject({ status: 200 })
    expect(await stranger.requestFor('34799999999')).toMatchObject({ status: 200 })
  })

  test('that are refused do not count: one request an hour never extends a lockout', async () => {
    const stranger = client('192.0.2.1')
    await times(6, stranger.request)
    for (let minutes = 0; minutes < 55; minutes += 5) {
      later(5)
      expect(await stranger.request()).toMatchObject({ status: 429 })
    }
    later(5)
    expect(statuses(await times(6, stranger.request))).toEqual([200, 200, 200, 200, 200, 200])
    expect(await stranger.request()).toMatchObject({ status: 429 })
  })

  test('that are refused do not count for the recipient: other clients still get a code', async () => {
    await times(40, client('192.0.2.1').request)
    expect(await client('198.51.100.1').request()).toMatchObject({ status: 200 })
    expect(await db`select max(requests) as most from request_counts`).toEqual([{ most: 7 }])
  })

  test('are all accepted at one an hour for a day', async () => {
    const stranger = client('192.0.2.1')
    const answers = await times(24, async () => {
      later(60)
      return stranger.request()
    })
    expect(new Set(statuses(answers))).toEqual(new Set([200]))
  })

  test('for one recipient are refused after twenty an hour from all clients together', async () => {
    const answers = await times(25, (n) => client(`192.0.${n}.1`).request())
    expect(statuses(answers)).toEqual([...Array(20).fill(200), ...Array(5).fill(429)])
    await runJobs()
    expect(sms.sent).toHaveLength(20)
  })

  test('in parallel are counted exactly', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => client('192.0.2.1').request()))
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(6)
  })

  test('from one IP address are refused after sixty an hour for all recipients together', async () => {
    const office = client('192.0.2.60')
    const answers = await times(61, (n) => office.requestFor(`4470000${1000 + n}`))
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(60)
    expect(await client('192.0.2.61').requestFor('44700009999')).toMatchObject({ status: 200 })
  })

  test('for reset links have the same limits, with or without an account', async () => {
    await makeUser(db, { email: 'keen@lintel.test' })
    for (const email of ['keen@lintel.test', 'none@lintel.test']) {
      const stranger = client('192.0.2.1')
      expect(statuses(await times(7, () => stranger.reset(email)))).toEqual([200, 200, 200, 200, 200, 200, 429])
      expect(await client('198.51.100.1').reset(email)).toMatchObject({ status: 200 })
      later(30)
      await stranger.reset(email)
      later(30)
      expect(await stranger.reset(email)).toMatchObject({ status: 200 })
    }
  })
})

describe.each([
  ['a browser', true],
  ['an app', false],
])('a code that %s requested', (_who, cookies) => {
  const OWNER = '198.51.100.7'

  test('stays valid for its requester after other clients used up the twenty shared attempts', async () => {
    const owner = client(OWNER, { cookies })
    await owner.request()
    const code = await lastCode()
    const guesses = await times(20, (n) => client(`192.0.${n}.1`).verify(wrongFor(code)))
    expect(new Set(statuses(guesses))).toEqual(new Set([400]))
    // The shared attempts are used up: another client is refused even with the correct code.
    expect(await client('203.0.113.1').verify(code)).toMatchObject({ status: 200, error: true })
    expect(await owner.verify(code)).toMatchObject({ error: false })
  })

  test('survives five wrong guesses of another client, which may still use it', async () => {
    await client(OWNER, { cookies }).request()
    const code = await lastCode()
    const stranger = client('192.0.2.1')
    await times(5, () => stranger.verify(wrongFor(code)))
    expect(await stranger.verify(code)).toMatchObject({ error: false })
  })

  test('allows its requester five attempts, and a new request creates a new code', async () => {
    const owner = client(OWNER, { cookies })
    await owner.request()
    const first = await lastCode()
    await times(5, () => owner.verify(wrongFor(first)))
    expect(await owner.verify(first)).toMatchObject({ status: 200, error: true })
    await owner.request()
    const second = await lastCode()
    expect(second).not.toBe(first)
    expect(await owner.verify(second)).toMatchObject({ error: false })
  })

  test('counts parallel attempts of other clients exactly', async () => {
    await client(OWNER, { cookies }).request()
    const code = await lastCode()
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => client(`192.0.${n}.1`).verify(wrongFor(code))),
    )
    expect(statuses(guesses).filter((status) => status === 400)).toHaveLength(20)
    expect(await db`select requester_attempts, other_attempts from otps where address = ${number}`).toEqual([
      { requester_attempts: 0, other_attempts: 20 },
    ])
  })

  test('differs from the code another client requested, and either one verifies the number', async () => {
    await client('192.0.2.1').request()
    const ofStranger = await lastCode()
    const owner = client(OWNER, { cookies })
    await owner.request()
    expect(await lastCode()).not.toBe(ofStranger)
    expect(await owner.verify(ofStranger)).toMatchObject({ error: false })
    expect(await owner.verify(await lastCode())).toMatchObject({ error: true })
  })
})

test('a browser is distinguished from others at its IP address by an HttpOnly cookie, stored as a hash', async () => {
  const response = await app.inject({
    url: '/api/get-otp',
    query: { number },
    headers: { 'sec-fetch-site': 'same-origin' },
    remoteAddress: '198.51.100.7',
  })
  const [, value] = /^code_requester=([\w-]{22}); Path=\/api; Max-Age=86400; HttpOnly; SameSite=Strict$/.exec(
    String(response.headers['set-cookie']),
  )!
  expect(JSON.stringify(await db`select encode(requester_hash, 'escape') from otps`)).not.toContain(value)
  const code = await lastCode()
  // Another client at the same address has no cookie and uses the shared attempts.
  await times(20, () => client('198.51.100.7').verify(wrongFor(code)))
  expect(await db`select requester_attempts, other_attempts from otps where address = ${number}`).toEqual([
    { requester_attempts: 0, other_attempts: 20 },
  ])
})

test.each([{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, {}])(
  'a client with the headers %j gets no cookie',
  async (headers) => {
    const response = await app.inject({ url: '/api/get-otp', query: { number }, headers })
    expect(response.statusCode).toBe(200)
    expect(response.headers['set-cookie']).toBeUndefined()
  },
)
