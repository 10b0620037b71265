import { beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#server/db/sessions.ts'
import { testApp } from '#test/support/app.ts'
import { codeClient } from '#test/support/code-client.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const { app, db, call, runJobs, services } = await testApp()
const { mail, passwords } = services
let email: string
beforeEach(async () => {
  mail.sent.length = 0
  await db`delete from request_counts`
  await db`delete from pgboss.job`
  email = `${crypto.randomUUID()}@lintel.test`
})

const PASSWORD = 'of-the-owner'
const browser = (address: string) => codeClient(app, address, { cookies: true })
const signIn = () => call('userSignup', { type: 3, email, password: PASSWORD })
async function mailedToken() {
  await runJobs()
  return /http:\/\/lintel\.test\/confirm-email\?token=([\w-]+)/.exec(mail.sent.at(-1)!.text)![1]!
}
async function register() {
  const owner = browser('198.51.100.7')
  await owner('POST', 'user-register', { name: 'Asha', email, password: PASSWORD, re_password: PASSWORD })
  return { owner, token: await mailedToken() }
}

describe('the link in a registration email', () => {
  test('completes the registration in the browser that registered, once', async () => {
    const { owner, token } = await register()
    expect(token).toMatch(/^\d+-[\w-]{22}$/)
    expect(await owner('POST', 'confirm-link', { token })).toMatchObject({
      error: false,
      data: { email, is_new: true },
    })
    expect(await signIn()).toMatchObject({ error: false, data: { name: 'Asha' } })
    expect(await owner('POST', 'confirm-link', { token })).toMatchObject({ status: 400, error: true })
  })

  test('needs the password in another browser and stays usable after a refusal', async () => {
    const { token } = await register()
    const phone = browser('203.0.113.7')
    const refused = { status: 400, error: true, key: 'passwordRequired' }
    expect(await phone('POST', 'confirm-link', { token })).toMatchObject(refused)
    expect(await phone('POST', 'confirm-link', { token, password: 'a-guess' })).toMatchObject(refused)
    expect(await db`select from users where email = ${email}`).toEqual([])
    expect(await phone('POST', 'confirm-link', { token, password: PASSWORD })).toMatchObject({ error: false })
    expect(await signIn()).toMatchObject({ error: false })
  })

  test('is invalid once the code is used, and the code once the link is used', async () => {
    const first = await register()
    const otp = /\b\d{6}\b/.exec(mail.sent.at(-1)!.text)![0]
    expect(await first.owner('GET', 'verify-otp', { email, otp })).toMatchObject({ error: false })
    expect(await first.owner('POST', 'confirm-link', { token: first.token })).toMatchObject({ error: true })

    email = `second-${email}`
    const second = await register()
    const other = /\b\d{6}\b/.exec(mail.sent.at(-1)!.text)![0]
    expect(await second.owner('POST', 'confirm-link', { token: second.token })).toMatchObject({ error: false })
    expect(await second.owner('GET', 'verify-otp', { email, otp: other })).toMatchObject({ error: true })
  })

  test('is invalid after the address is registered again and after it expires', async () => {
    const { owner, token } = await register()
    const second = await register()
    expect(await owner('POST', 'confirm-link', { token })).toMatchObject({ status: 400, error: true })
    await db`update otps set created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day' where address = ${email}`
    expect(await second.owner('POST', 'confirm-link', { token: second.token })).toMatchObject({ error: true })
  })

  test('works after other clients used up every attempt on its code', async () => {
    const { owner, token } = await register()
    await db`update otps set requester_attempts = 5, other_attempts = 20 where address = ${email}`
    expect(await owner('POST', 'confirm-link', { token })).toMatchObject({ error: false })
  })

  test('opened fifty times in parallel is accepted once', async () => {
    const { owner, token } = await register()
    const answers = await Promise.all(Array.from({ length: 50 }, () => owner('POST', 'confirm-link', { token })))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    expect(await db`select from users where email = ${email}`).toHaveLength(1)
  })

  test.each(['', 'x', '1', '1-', '0-AAAAAAAAAAAAAAAAAAAAAA', '999999999999999-AAAAAAAAAAAAAAAAAAAAAA'])(
    'is refused with the token “%s”',
    async (token) => {
      expect(await call('confirmLink', { token })).toMatchObject({ status: 400, error: true })
    },
  )

  test('is refused with a token whose id or secret is changed in one place', async () => {
    const { owner, token } = await register()
    const [id, secret] = [token.slice(0, token.indexOf('-')), token.slice(token.indexOf('-') + 1)]
    for (const other of [
      `${Number(id) + 1}-${secret}`,
      `${id}-${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`,
    ])
      expect(await owner('POST', 'confirm-link', { token: other })).toMatchObject({ status: 400, error: true })
    expect(await db`select from users where email = ${email}`).toEqual([])
  })
})

describe('the link in a change-of-address email', () => {
  const post = (token: string, bearer?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/confirm-link',
      payload: { token },
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    })
  async function change() {
    const user = await makeUser(db, { email_verified_at: NOW, password_hash: await passwords.hash(PASSWORD) })
    await call('changeEmail', { email, current_password: PASSWORD }, user)
    return { user, token: await mailedToken() }
  }
  const session = (userId: number, impersonatorId?: number) =>
    issueToken(db, { userId, userAgent: null, now: NOW, days: 1, ...(impersonatorId && { impersonatorId }) } as never)

  test('changes the address of the signed-in user who requested it', async () => {
    const { user, token } = await change()
    expect((await post(token, await session(user.id))).json()).toMatchObject({
      error: false,
      data: { email, is_new: false },
    })
    expect(await db`select email from users where id = ${user.id}`).toEqual([{ email }])
    expect((await post(token, await session(user.id))).statusCode).toBe(400)
  })

  test('is refused for a visitor, another user and an impersonated session, and stays usable', async () => {
    const { user, token } = await change()
    const other = await makeUser(db)
    const admin = await makeUser(db, { role: 'admin' })
    const impersonated = await session(user.id)
    await db`update sessions set impersonator_id = ${admin.id} where id = ${impersonated.split('|')[0]!}`
    for (const bearer of [undefined, await session(other.id)])
      expect((await post(token, bearer)).json()).toMatchObject({ error: true, key: 'signInRequired' })
    expect((await post(token, impersonated)).statusCode).toBe(403)
    expect(await db`select email from users where id = ${user.id}`).not.toEqual([{ email }])
    expect((await post(token, await session(user.id))).json()).toMatchObject({ error: false })
  })
})

test('the link is in the email when the operator customised its text and HTML', async () => {
  const { find } = services.texts
  services.texts.find = async (language) => ({
    ...(await find(language)),
    'mail.code-text': 'Take {code}',
    'mail.code-html': '<p>Take <b>{code}</b></p>',
  })
  const { token } = await register()
  services.texts.find = find
  const { text, html } = mail.sent.at(-1)!
  expect(text).toMatch(/^Take \d{6}\n\nOr confirm with this link:\nhttp/)
  expect(html).toContain(`<a href="http://lintel.test/confirm-email?token=${token}">Or confirm with this link:</a>`)
})

test('a text message with a code contains no link', async () => {
  await call('getOtp', { number: '34611100099' })
  await runJobs()
  expect(services.sms.sent.at(-1)!.text).not.toContain('http')
})
