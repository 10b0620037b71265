import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IdentityProvider } from '#server/adapters/identity/port.ts'
import type { Passkeys } from '#server/adapters/passkeys/port.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { enrol } from '#test/support/two-factor.ts'
import { insertPasskey, insertPasskeyChallenge } from './passkeys.sql.ts'
import { insertIdentity } from './queries.ts'
import { issueTicket } from './tickets.sql.ts'

const app = await testApp()
const { db, call, services, inject } = app
const PASSWORD = 'of-the-owner'
const PHONE = '15550177'
let password_hash: string
beforeAll(async () => {
  password_hash = await services.passwords.hash(PASSWORD)
})
let user: { id: number; email: string }
let factor: Awaited<ReturnType<typeof enrol>>
const identity = (subject: string) => ({
  ...{ issuer: 'https://issuer.test', subject, email: null, isEmailVerified: false, name: null, picture: null },
})
beforeEach(async () => {
  await db`delete from rate_limit_counters`
  await db`delete from known_devices`
  services.now = () => NOW
  user = await makeUser(db, { email_verified_at: NOW, password_hash })
  factor = await enrol(app, user)
  await db`delete from sessions where user_id = ${user.id}`
})

/** A browser on one of our pages, or an API client, at an IP address. */
function client({ page = false, from = '192.0.2.1' } = {}) {
  let cookie = ''
  return {
    cookie: () => cookie,
    post: async (path: string, payload: Record<string, unknown>) => {
      const headers = page ? { 'sec-fetch-site': 'same-origin', prefer: 'session=cookie', cookie } : {}
      const response = await inject({ method: 'POST', url: `/api/${path}`, headers, remoteAddress: from, payload })
      const kept = [response.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('pending_sign_in='))
      if (kept) cookie = kept.split(';')[0]!
      return { ...response.json(), status: response.statusCode, cookies: response.cookies, text: response.body }
    },
  }
}
const byPassword = () => ({ type: 3, email: user.email, password: PASSWORD })
const sessions = async () => (await db`select from sessions where user_id = ${user.id}`).length
const expired = { status: 400, key: 'signInExpired' }
const later = (minutes: number) => {
  services.now = () => new Date(NOW.getTime() + minutes * 60_000)
}
/** A pending sign-in in a new browser. */
async function pending() {
  const browser = client({ page: true })
  await browser.post('user_signup', byPassword())
  return browser
}

/** Every first-factor method, as input of user_signup. */
const WAYS: Record<string, () => Promise<Record<string, unknown>>> = {
  'a password': async () => byPassword(),
  'a phone code': async () => {
    await db`update users set login_type = 'phone', phone = ${PHONE}, country_code = null where id = ${user.id}`
    return { type: 1, auth_id: await issueTicket(db, { channel: 'sms', address: PHONE }, NOW) }
  },
  'a phone number that a broker verified': async () => {
    await db`update users set login_type = 'phone', phone = ${PHONE}, country_code = null where id = ${user.id}`
    services.identities.firebase = {
      verify: async () => ({ ...identity('p'), signedInWith: 'phone' as const, phone: PHONE }),
    }
    return { type: 1, firebase_token: 'signed' }
  },
  'the round trip to a provider': async () => ({
    type: 0,
    auth_id: await issueTicket(db, { channel: 'identity', address: String(user.id) }, NOW),
  }),
  'a statement of Google': async () => {
    await insertIdentity(db, identity(`g${user.id}`), user.id)
    services.identities.google = { verify: async () => identity(`g${user.id}`) } as unknown as IdentityProvider
    return { type: 0, id_token: 'signed' }
  },
  'a statement of Apple': async () => {
    await insertIdentity(db, identity(`a${user.id}`), user.id)
    services.identities.apple = { verify: async () => identity(`a${user.id}`) } as unknown as IdentityProvider
    return { type: 2, id_token: 'signed' }
  },
}

describe.each(Object.keys(WAYS))('after %s', (way) => {
  beforeEach(async () => {
    await db`update users set phone = null, login_type = 'email' where phone = ${PHONE}`
  })

  test('a page gets a pending sign-in and no session, and the code opens the session', async () => {
    const browser = client({ page: true })
    const first = await browser.post('user_signup', await WAYS[way]!())
    expect(first).toMatchObject({ status: 400, error: true, key: 'secondFactorRequired' })
    expect(first.cookies).toMatchObject([
      { name: 'pending_sign_in', path: '/api', httpOnly: true, sameSite: 'Strict', maxAge: 600 },
    ])
    expect(first.text).not.toContain(browser.cookie().split('=')[1])
    expect(await sessions()).toBe(0)
    const second = await browser.post('two-factor-sign-in', { code: factor.code() })
    expect(second).toMatchObject({ status: 200, data: { id: user.id } })
    expect(second.token).toBeUndefined()
    expect(second.cookies.map(({ name }: { name: string }) => name)).toContain('session')
    expect(await sessions()).toBe(1)
  })

  test('an API client is refused without totp_code and signs in with it', async () => {
    const input = await WAYS[way]!()
    const refused = await client().post('user_signup', input)
    expect(refused).toMatchObject({
      ...{ status: way === 'a password' ? 400 : 200, error: true, key: 'secondFactorRequired', field: 'totp_code' },
      message: expect.stringContaining('Sign in at http://lintel.test/sign-in'),
    })
    expect(refused.cookies).toEqual([])
    expect(await sessions()).toBe(0)
    // The refusal did not consume the proof of the first factor.
    const accepted = await client().post('user_signup', { ...input, totp_code: factor.code() })
    expect(accepted).toMatchObject({ status: 200, token: expect.any(String), data: { id: user.id } })
  })
})

test('a passkey needs no second factor, because the site requires user verification of it', async () => {
  const own: Passkeys = { ...services.passkeys }
  Object.assign(services.passkeys, {
    named: () => ({ id: 'a2V5', challenge: 'riddle' }),
    check: async () => 1,
  })
  await insertPasskey(db, user.id, { id: 'a2V5', publicKey: new Uint8Array([1]), counter: 0, transports: [] }, null)
  await insertPasskeyChallenge(db, 'riddle', null, NOW)
  expect(await call('signInByPasskey', { answer: '{}' })).toMatchObject({ error: false, data: { id: user.id } })
  Object.assign(services.passkeys, own)
  expect(JSON.parse((await services.passkeys.ask()).options)).toMatchObject({ userVerification: 'required' })
})

test('a wrong password creates no pending sign-in', async () => {
  const browser = client({ page: true })
  expect(await browser.post('user_signup', { ...byPassword(), password: 'guess' })).toMatchObject({ status: 400 })
  expect(browser.cookie()).toBe('')
  expect(await db`select from pending_sign_ins where user_id = ${user.id}`).toEqual([])
})

test('an account without two-factor sign-in needs no code', async () => {
  const plain = await makeUser(db, { email_verified_at: NOW, password_hash })
  const input = { type: 3, email: plain.email, password: PASSWORD }
  expect(await client().post('user_signup', input)).toMatchObject({ status: 200, token: expect.any(String) })
  expect(await client({ page: true }).post('user_signup', input)).toMatchObject({ status: 200 })
})

describe('codes', () => {
  const signIn = (totp_code: string) => client().post('user_signup', { ...byPassword(), totp_code })
  const wrong = { status: 400, field: 'totp_code' }

  test('of the previous and the next step are accepted', async () => {
    const after = factor.code(1)
    later(5)
    expect(await signIn(after)).toMatchObject(wrong)
    expect(await signIn(factor.code(-1))).toMatchObject({ status: 200 })
    expect(await signIn(factor.code(1))).toMatchObject({ status: 200 })
  })

  test('that are expired, too early or wrong are refused', async () => {
    later(5)
    for (const code of [factor.code(-2), factor.code(2), factor.wrong(), '12345', 'abcd-efgh-ijkl-mnop'])
      expect(await signIn(code)).toMatchObject(wrong)
    expect(await sessions()).toBe(0)
  })

  test('are accepted once, and an earlier code is refused after a later one', async () => {
    later(5)
    expect(await signIn(factor.code())).toMatchObject({ status: 200 })
    expect(await signIn(factor.code())).toMatchObject(wrong)
    expect(await signIn(factor.code(-1))).toMatchObject(wrong)
    expect(await signIn(factor.code(1))).toMatchObject({ status: 200 })
  })

  test('are accepted once when sent in parallel', async () => {
    const code = factor.code()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        client({ from: `192.0.2.${n + 10}` }).post('user_signup', { ...byPassword(), totp_code: code }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('may contain spaces and full-width digits', async () => {
    const [a, b] = [factor.code().slice(0, 3), factor.code().slice(3)]
    const wide = b.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
    expect(await signIn(` ${a} ${wide}`)).toMatchObject({ status: 200 })
  })

  test('for recovery work once each, in any case, with or without dashes', async () => {
    const [first, second] = factor.recoveryCodes as [string, string]
    expect(await signIn(first.toUpperCase())).toMatchObject({ status: 200 })
    expect(await signIn(first)).toMatchObject(wrong)
    expect(await signIn(second.replaceAll('-', ''))).toMatchObject({ status: 200 })
    expect(await db`select from recovery_codes where user_id = ${user.id}`).toHaveLength(8)
  })

  test('of another account are refused', async () => {
    const other = await enrol(app, await makeUser(db))
    for (const code of [other.code(), other.recoveryCodes[0]!]) expect(await signIn(code)).toMatchObject(wrong)
  })

  test('guessed by unknown clients lock the account out for them, even with the correct password', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 22; n++) {
      const stranger = client({ from: `198.51.100.${n + 1}` })
      statuses.push((await stranger.post('user_signup', { ...byPassword(), totp_code: factor.wrong() })).status)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429, 429])
    const page = client({ page: true, from: '198.51.100.99' })
    await page.post('user_signup', byPassword())
    expect(await page.post('two-factor-sign-in', { code: factor.code() })).toMatchObject({ status: 429 })
  })
})

describe('a pending sign-in', () => {
  test('is used once', async () => {
    const browser = await pending()
    expect(await browser.post('two-factor-sign-in', { code: factor.code() })).toMatchObject({ status: 200 })
    expect(await browser.post('two-factor-sign-in', { code: factor.code(1) })).toMatchObject(expired)
    expect(await sessions()).toBe(1)
  })

  test('allows five attempts', async () => {
    const browser = await pending()
    for (let n = 0; n < 5; n++)
      expect(await browser.post('two-factor-sign-in', { code: factor.wrong() })).toMatchObject({
        ...{ status: 400, field: 'code' },
      })
    expect(await browser.post('two-factor-sign-in', { code: factor.code() })).toMatchObject(expired)
    expect(await sessions()).toBe(0)
  })

  test('accepts the correct code after a wrong one, and a recovery code', async () => {
    const browser = await pending()
    await browser.post('two-factor-sign-in', { code: factor.wrong() })
    expect(await browser.post('two-factor-sign-in', { code: factor.recoveryCodes[0] })).toMatchObject({ status: 200 })
  })

  test('expires after ten minutes', async () => {
    const [early, late] = [await pending(), await pending()]
    later(9)
    expect(await early.post('two-factor-sign-in', { code: factor.code() })).toMatchObject({ status: 200 })
    later(10)
    expect(await late.post('two-factor-sign-in', { code: factor.code() })).toMatchObject(expired)
  })

  test('is bound to the browser that has its cookie', async () => {
    await pending()
    const other = client({ page: true })
    expect(await other.post('two-factor-sign-in', { code: factor.code() })).toMatchObject(expired)
  })

  test('completes for its own account only', async () => {
    const browser = await pending()
    const other = await enrol(app, await makeUser(db))
    expect(await browser.post('two-factor-sign-in', { code: other.code() })).toMatchObject({
      status: 400,
      field: 'code',
    })
  })

  test('is not a session', async () => {
    const token = (await pending()).cookie().split('=')[1]!
    const [url, headers] = ['/api/get-user-data', { authorization: `Bearer ${token}` }]
    expect((await inject({ url, headers })).statusCode).toBe(401)
    expect((await inject({ url, cookies: { session: token } })).statusCode).toBe(401)
  })

  test('is stored as a hash', async () => {
    const token = (await pending()).cookie().split('=')[1]!
    const [row] = await db`select * from pending_sign_ins where user_id = ${user.id}`
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row!.token_hash).toHaveLength(32)
  })

  test('is invalidated by a new password', async () => {
    const browser = await pending()
    const fresh = { current_password: PASSWORD, password: 'kw7-pf-zr0tq', re_password: 'kw7-pf-zr0tq' }
    const other = await client().post('user_signup', { ...byPassword(), totp_code: factor.code() })
    const headers = { authorization: `Bearer ${other.token}` }
    const changed = await inject({ method: 'POST', url: '/api/change-password', headers, payload: fresh })
    expect(changed.json()).toMatchObject({ error: false })
    expect(await browser.post('two-factor-sign-in', { code: factor.code(1) })).toMatchObject(expired)
  })

  test('of a deactivated account opens no session', async () => {
    const browser = await pending()
    await db`update users set is_active = false where id = ${user.id}`
    expect(await browser.post('two-factor-sign-in', { code: factor.code() })).toMatchObject({ error: true })
    expect(await sessions()).toBe(0)
  })

  test('is not started for a cross-site request', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', prefer: 'session=cookie' }
    const response = await inject({ method: 'POST', url: '/api/user_signup', headers, payload: byPassword() })
    expect(response.json()).toMatchObject({ key: 'secondFactorRequired', field: 'totp_code' })
    expect(response.cookies).toEqual([])
  })
})

test('a pending sign-in is not completed by a secret whose setup was not confirmed', async () => {
  const browser = await pending()
  await db`update totp_secrets set confirmed_at = null, last_step = null where user_id = ${user.id}`
  expect(await browser.post('two-factor-sign-in', { code: factor.code() })).toMatchObject({
    status: 400,
    field: 'code',
  })
  expect(await sessions()).toBe(0)
})
