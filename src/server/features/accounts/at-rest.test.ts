import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { enrol } from '#test/support/two-factor.ts'

const app = await testApp()
const { db, services, call, runJobs } = app
const PASSWORD = 'correct-horse-battery'
const secrets: Record<string, string> = {}

/** Uses every feature that creates a secret. */
beforeAll(async () => {
  const email = 'keeper@lintel.test'
  await call('userRegister', { name: 'Keeper', email, password: PASSWORD, re_password: PASSWORD })
  await runJobs()
  secrets['mailed code'] = lastMail(/\b\d{6}\b/)
  secrets['token of the link beside it'] = lastMail(/token=\d+-([\w-]{22})/)
  secrets['ticket of the mailed code'] = (await call('verifyOtp', { email, otp: secrets['mailed code'] })).auth_id
  const { token } = await call('userSignup', { type: 3, email, password: PASSWORD })
  const [, random = ''] = token.split('|')
  secrets['session token'] = random
  await call('getOtp', { number: '351912555777' })
  await runJobs()
  secrets['texted code'] = /\b\d{6}\b/.exec(services.sms.sent.at(-1)!.text)![0]
  secrets['ticket of the texted code'] = (
    await call('verifyOtp', { number: '351912555777', otp: secrets['texted code'] })
  ).auth_id
  await call('forgotPassword', { email })
  await runJobs()
  secrets['token of the mailed link'] = lastMail(/token=([0-9a-f]+)/)
  secrets.password = PASSWORD
  const { options } = (await call('beginPasskeySignIn', {})).data
  secrets['riddle of a passkey'] = (JSON.parse(options) as { challenge: string }).challenge
  const factor = await enrol(app, { id: Number((await db`select id from users where email = ${email}`)[0]!.id) })
  secrets['secret of the authenticator app'] = factor.text
  secrets['bytes of that secret'] = factor.secret.toString('hex')
  secrets['bytes of that secret in base64'] = factor.secret.toString('base64')
  secrets['recovery code'] = factor.recoveryCodes[0]!
  secrets['recovery code without dashes'] = factor.recoveryCodes[1]!.replaceAll('-', '')
  const pending = await app.inject({
    method: 'POST',
    url: '/api/user_signup',
    payload: { type: 3, email, password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin', prefer: 'session=cookie' },
  })
  secrets['token of a pending sign-in'] = pending.cookies.find(({ name }) => name === 'pending_sign_in')!.value
  // Leaves one unused secret of each type beside the consumed ones.
  await call('forgotPassword', { email })
  await call('getOtp', { number: '351912555778' })
})

const lastMail = (pattern: RegExp) => {
  const found = pattern.exec(services.mail.sent.at(-1)!.text)!
  return found[1] ?? found[0]
}

/** The whole database as text; `bytea` values both as printed and decoded to characters. */
async function everything(): Promise<string> {
  const columns = await db<{ schema: string; table: string; column: string; isBytes: boolean }[]>`
    select table_schema as schema, table_name as table, column_name as column, data_type = 'bytea' as "isBytes"
    from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
    where table_schema in ('public', 'pgboss')`
  const texts: string[] = []
  for (const { schema, table, column, isBytes } of columns) {
    const rows = await db<{ text: string | null }[]>`
      select ${isBytes ? db`encode(${db(column)}, 'escape') || ' ' || encode(${db(column)}, 'hex') || ' ' || encode(${db(column)}, 'base64')` : db`${db(column)}::text`} as text
      from ${db(`${schema}.${table}`)}`
    for (const { text } of rows) if (text !== null) texts.push(text)
  }
  return texts.join('\n')
}

test('the database holds no password, token, code, ticket, link or passkey challenge in clear text', async () => {
  const kept = await everything()
  // Control: the search finds values that are stored.
  expect(kept).toContain('keeper@lintel.test')
  expect(kept).toContain('$argon2id$')
  expect(Object.keys(secrets)).toHaveLength(15)
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThanOrEqual(6)
    expect(
      spellings(secret).filter((spelling) => contains(kept, spelling)),
      name,
    ).toEqual([])
  }
})

const spellings = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret, 'base64url').toString('hex') || secret,
]

/** Matches a code only as a whole number: six digits may occur inside a longer number by chance. */
const contains = (text: string, word: string) =>
  /^\d{6}$/.test(word) ? new RegExp(`(?<![\\d.])${word}(?![\\d])`).test(text) : text.includes(word)

test('codes and links that are not sent yet are not in the job queue', async () => {
  const queue = JSON.stringify(await db`select data from pgboss.job where state = 'created'`)
  expect(queue).toContain('"language":"en"')
  await runJobs()
  expect(queue).not.toContain(lastMail(/token=([0-9a-f]+)/))
  expect(queue).not.toContain(/\b\d{6}\b/.exec(services.sms.sent.at(-1)!.text)![0])
})
