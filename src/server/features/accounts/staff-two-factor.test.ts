import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import type { Passkeys } from '#server/adapters/passkeys/port.ts'
import { issueToken } from '#server/db/sessions.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { enrol } from '#test/support/two-factor.ts'
import { insertPasskey, insertPasskeyChallenge } from './passkeys.sql.ts'

const app = await testApp()
const { db, call, services, inject, tokenOf } = app
const PASSWORD = 'of-the-administrator'
let password_hash: string
let staff: { id: number; email: string }
beforeAll(async () => {
  password_hash = await services.passwords.hash(PASSWORD)
})
const require2fa = (value: '0' | '1') => db`
  insert into settings (key, value, is_public) values ('staff_two_factor_required', ${value}, false)
  on conflict (key) do update set value = excluded.value`
beforeEach(async () => {
  await require2fa('1')
  staff = await makeUser(db, { role: 'admin', email_verified_at: NOW, password_hash })
})
afterEach(() => require2fa('0'))

const refused = { status: 403, key: 'twoFactorSetupRequired', message: 'Set up two-factor sign-in to continue' }

/** The calls that staff need to set up a second factor. */
const SETUP = [
  ...['addPasskey', 'beforeLogout', 'beginPasskeyRegistration', 'beginTwoFactor', 'confirmTwoFactor'],
  ...['getTwoFactor', 'listPasskeys', 'proveIdentity', 'sendProofCode'],
]

test('only the setup calls are allowed during the required setup', () => {
  const open = Object.entries(contract).filter(([, endpoint]: [string, Endpoint]) => endpoint.duringEnrolment)
  expect(open.map(([name]) => name).sort()).toEqual(SETUP)
})

test('every other call that needs an account refuses staff without a second factor', async () => {
  const headers = { authorization: `Bearer ${await tokenOf(staff)}` }
  for (const [name, { method, path, access }] of Object.entries(contract) as [string, Endpoint][]) {
    if (access === 'anyone' || SETUP.includes(name)) continue
    const response = await inject({ method, url: `/api/${path}`, headers, ...(method !== 'GET' && { payload: {} }) })
    expect([name, response.statusCode, response.json().key]).toEqual([name, 403, refused.key])
  }
})

test('public calls treat staff without a second factor as visitors, and the event stream refuses them', async () => {
  const headers = { authorization: `Bearer ${await tokenOf(staff)}` }
  const home = await inject({ url: '/api/get-property-list', headers })
  expect(home.json()).toMatchObject({ error: false })
  expect((await inject({ url: '/api/live', headers })).statusCode).toBe(401)
})

test('a sign-in response says that the setup is required, and an authenticator app completes it', async () => {
  const signedIn = await call('userSignup', { type: 3, email: staff.email, password: PASSWORD })
  expect(signedIn).toMatchObject({ error: false, two_factor_setup_required: true })
  expect(await call('getUserData', {}, staff)).toMatchObject(refused)
  expect((await call('getTwoFactor', {}, staff)).data).toMatchObject({ is_on: false, is_required: true })
  const { code } = await enrol(app, staff)
  expect(await call('getUserData', {}, staff)).toMatchObject({ error: false })
  const again = await call('userSignup', { type: 3, email: staff.email, password: PASSWORD, totp_code: code() })
  expect(again).toMatchObject({ error: false })
  expect(again).not.toHaveProperty('two_factor_setup_required')
})

test('an unconfirmed setup allows no other calls', async () => {
  await call('beginTwoFactor', {}, staff)
  expect(await call('getUserData', {}, staff)).toMatchObject(refused)
})

test('a passkey completes the required setup', async () => {
  await insertPasskey(db, staff.id, { id: 'c3RhZmY', publicKey: new Uint8Array([1]), counter: 0, transports: [] }, null)
  expect(await call('getUserData', {}, staff)).toMatchObject({ error: false })
})

test('a password does not sign in staff whose second factor is a passkey', async () => {
  await insertPasskey(
    db,
    staff.id,
    { id: 'c3RhZmYy', publicKey: new Uint8Array([1]), counter: 0, transports: [] },
    null,
  )
  const input = { type: 3, email: staff.email, password: PASSWORD } as const
  expect(await call('userSignup', input)).toMatchObject({
    ...{ status: 400, key: 'passkeyRequired', message: expect.stringContaining('http://lintel.test/sign-in') },
  })
  expect(await db`select from sessions where user_id = ${staff.id}`).toEqual([])
  await db`update users set role = 'user' where id = ${staff.id}`
  expect(await call('userSignup', input)).toMatchObject({ error: false })
})

test('a setup by authenticator app ends sessions opened without it', async () => {
  const other = await call('userSignup', { type: 3, email: staff.email, password: PASSWORD })
  await enrol(app, staff)
  const headers = { authorization: `Bearer ${other.token}` }
  expect((await inject({ url: '/api/get-user-data', headers })).statusCode).toBe(401)
  expect(await call('getUserData', {}, staff)).toMatchObject({ error: false })
})

test('a required setup by passkey ends sessions opened without it; a further passkey ends none', async () => {
  const own: Passkeys = { ...services.passkeys }
  const add = async (id: string) => {
    await insertPasskeyChallenge(db, id, staff.id, NOW)
    Object.assign(services.passkeys, {
      named: () => ({ id, challenge: id }),
      accept: async () => ({ id, publicKey: new Uint8Array([1]), counter: 0, transports: [] }),
    })
    return call('addPasskey', { answer: '{}' }, staff)
  }
  const other = await call('userSignup', { type: 3, email: staff.email, password: PASSWORD })
  const headers = { authorization: `Bearer ${other.token}` }
  expect(await add('Zmlyc3Q')).toMatchObject({ error: false })
  expect((await inject({ url: '/api/get-user-data', headers })).statusCode).toBe(401)
  await issueToken(db, { userId: staff.id, userAgent: null, now: NOW, days: 1 })
  expect(await add('c2Vjb25k')).toMatchObject({ error: false })
  expect(await db`select from sessions where user_id = ${staff.id}`).toHaveLength(2)
  Object.assign(services.passkeys, own)
})

test('staff who turn two-factor sign-in off are limited to the setup calls again', async () => {
  await enrol(app, staff)
  expect(await call('disableTwoFactor', {}, staff)).toMatchObject({ error: false })
  expect(await call('getUserData', {}, staff)).toMatchObject(refused)
})

test('users who are not staff, and staff of a site without the requirement, need no setup', async () => {
  const user = await makeUser(db)
  expect(await call('getUserData', {}, user)).toMatchObject({ error: false })
  expect((await call('getTwoFactor', {}, user)).data).toMatchObject({ is_required: false })
  await require2fa('0')
  expect(await call('getUserData', {}, staff)).toMatchObject({ error: false })
})

test('staff without a second factor can sign out', async () => {
  const headers = { authorization: `Bearer ${await tokenOf(staff)}` }
  const out = await inject({ method: 'POST', url: '/api/before-logout', headers, payload: {} })
  expect(out.json()).toMatchObject({ error: false })
  expect((await inject({ url: '/api/two-factor', headers })).statusCode).toBe(401)
})
