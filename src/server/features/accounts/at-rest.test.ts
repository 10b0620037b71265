import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'

const { db, services, call, runJobs } = await testApp()
const PASSWORD = 'correct-horse-battery'
const secrets: Record<string, string> = {}

/** Somebody does everything that has a secret in it. */
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
  const { options } = (await call('askPasskey', {})).data
  secrets['riddle of a passkey'] = (JSON.parse(options) as { challenge: string }).challenge
  // One more of each waits, unused, beside those that are spent.
  await call('forgotPassword', { email })
  await call('getOtp', { number: '351912555778' })
})

const lastMail = (pattern: RegExp) => {
  const found = pattern.exec(services.mail.sent.at(-1)!.text)!
  return found[1] ?? found[0]
}

/** Everything the database holds, as text; bytes both as they are printed and as the letters they would spell. */
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

test('the whole database holds no password, token, code, ticket, link or riddle in clear', async () => {
  const kept = await everything()
  // The search finds what is there.
  expect(kept).toContain('keeper@lintel.test')
  expect(kept).toContain('$argon2id$')
  expect(Object.keys(secrets)).toHaveLength(9)
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

/** Six digits may stand inside a longer number by chance; a code stands alone. */
const contains = (text: string, word: string) =>
  /^\d{6}$/.test(word) ? new RegExp(`(?<![\\d.])${word}(?![\\d])`).test(text) : text.includes(word)

test('the codes and links that wait to be sent are not in the queue either', async () => {
  const queue = JSON.stringify(await db`select data from pgboss.job where state = 'created'`)
  expect(queue).toContain('"language":"en"')
  await runJobs()
  expect(queue).not.toContain(lastMail(/token=([0-9a-f]+)/))
  expect(queue).not.toContain(/\b\d{6}\b/.exec(services.sms.sent.at(-1)!.text)![0])
})
