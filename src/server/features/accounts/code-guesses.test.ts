import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { CODE_RULES, REQUEST_RULES } from '#domain/one-time-code.ts'
import { testApp } from '#test/support/app.ts'
import { codeClient } from '#test/support/code-client.ts'
import { rounds, SEED } from '#test/support/sample.ts'
import { codeOf } from './codes.ts'

const { app, db, runJobs, services } = await testApp()
const { sms, mail } = services
const GUESSES = rounds(10_000, 80)
const ADDRESSES = rounds(200, 25)
/** First wrong guess, derived from the seed. */
const FIRST = createHash('sha256').update(SEED).digest().readUInt32BE(0)

beforeEach(async () => {
  sms.sent.length = 0
  mail.sent.length = 0
  await db`delete from request_counts`
})

const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)![1]!
const at = (n: number) => `10.${n >> 8}.${n & 255}.1`

test.each([
  { receiver: { number: '34655500001' }, cookies: true, requestsToo: false },
  { receiver: { number: '34655500002' }, cookies: false, requestsToo: true },
  { receiver: { email: 'target@lintel.test' }, cookies: true, requestsToo: true },
])(
  'code guesses from many IP addresses never succeed, and the owner can still sign in: %j',
  async ({ receiver, cookies, requestsToo }) => {
    const to = receiver as unknown as Record<string, string>
    const owner = codeClient(app, '198.51.100.7', { cookies })
    const account = { name: 'Target', password: 'of-the-owner', re_password: 'of-the-owner' }
    expect(
      await (to.email ? owner('POST', 'user-register', { ...account, ...to }) : owner('GET', 'get-otp', to)),
    ).toMatchObject({
      error: false,
    })
    await runJobs()
    const code = codeIn((to.email ? mail.sent : sms.sent).at(-1)!.text)

    const guessers = Array.from({ length: ADDRESSES }, (_, n) => codeClient(app, at(n)))
    // Guessers who request their own codes get attempts only on those; the owner's code stays valid.
    if (requestsToo) for (const guess of guessers) await guess('GET', 'get-otp', to)
    await db`delete from pgboss.job`
    const live = await db`select from otps where address = ${Object.values(to)[0]!}`
    expect(live.length).toBeLessThanOrEqual(REQUEST_RULES.total)

    // Wrong guesses until the shared attempts of every code are used up; then the correct code, repeatedly.
    const spent = live.length * (CODE_RULES.attempts + CODE_RULES.otherAttempts)
    const answers: { status: number; error: boolean }[] = []
    const codes = new Set(
      (await db<{ id: number; nonce: Buffer }[]>`select id, nonce from otps`).map((seed) =>
        codeOf(services.derive, seed),
      ),
    )
    for (let n = 0; n < GUESSES; n++) {
      const otp = n < Math.min(spent, GUESSES / 2) ? wrongGuess(n, codes) : code
      answers.push(await guessers[n % ADDRESSES]!('GET', 'verify-otp', { ...to, otp }))
    }
    expect(answers.filter(({ error }) => !error)).toEqual([])
    const compared = await db<{ requester: number; others: number }[]>`
    select requester_attempts as requester, other_attempts as others from otps where address = ${Object.values(to)[0]!}`
    for (const { requester, others } of compared) {
      expect(requester).toBeLessThanOrEqual(CODE_RULES.attempts)
      expect(others).toBeLessThanOrEqual(CODE_RULES.otherAttempts)
    }

    const proved = await owner('GET', 'verify-otp', { ...to, otp: code })
    expect(proved).toMatchObject({ error: false })
    const details: Record<string, string> = to.email
      ? { type: '3', email: to.email, password: 'of-the-owner' }
      : { type: '1', auth_id: proved.auth_id! }
    expect(await owner('POST', 'user_signup', details)).toMatchObject({ error: false })
  },
  600_000,
)

/** A number that is not a live code, so that the result does not depend on chance. */
function wrongGuess(n: number, codes: ReadonlySet<string>): string {
  for (let value = FIRST + n * 97; ; value++) {
    const otp = String(value % 1_000_000).padStart(6, '0')
    if (!codes.has(otp)) return otp
  }
}
