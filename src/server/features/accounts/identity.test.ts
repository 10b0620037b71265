import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { firebaseTokens } from '#server/adapters/identity/firebase.ts'
import type { Context } from '#server/context.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeImage, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { accountOf } from './by-identity.ts'
import { accountByPhone } from './by-phone.ts'

const { services, db, call, runJobs } = await testApp()
const ISSUER = 'https://securetoken.google.com/lintel-demo'
let server: Server
let keys: { ours: CryptoKey; foreign: CryptoKey }
let isDown = false

beforeAll(async () => {
  const ours = await generateKeyPair('RS256', { extractable: true })
  keys = { ours: ours.privateKey, foreign: (await generateKeyPair('RS256')).privateKey }
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256' }
  server = createServer((_request, response) => {
    if (isDown) return response.writeHead(503).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  services.identities.firebase = tokens()
})
afterAll(() => server.close())
afterEach(() => {
  services.pictures = { fetch: async () => null }
})

const tokens = () =>
  firebaseTokens({
    projectId: 'lintel-demo',
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
  })

interface Said {
  sub?: string
  way?: string
  key?: CryptoKey
  kid?: string
  issuer?: string
  audience?: string
  until?: string
  claims?: Record<string, unknown>
}

const token = ({ sub = 'uid-1', way = 'google.com', claims = {}, ...said }: Said = {}) =>
  new SignJWT({
    auth_time: Math.floor(Date.now() / 1000) - 60,
    firebase: { sign_in_provider: way },
    email: `${sub}@lintel.test`,
    email_verified: true,
    name: 'Ana Prata',
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: said.kid ?? 'one' })
    .setIssuer(said.issuer ?? ISSUER)
    .setAudience(said.audience ?? 'lintel-demo')
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(said.until ?? '1h')
    .sign(said.key ?? keys.ours)

test('a Firebase token creates an account, and signs in to it the next time', async () => {
  proves('7.82')
  const first = await call('userSignup', { type: 0, auth_id: 'uid-1', firebase_token: await token() })
  expect(first).toMatchObject({ error: false, data: { name: 'Ana Prata', email: 'uid-1@lintel.test', logintype: '0' } })
  const again = await call('userSignup', { type: 0, firebase_token: await token() })
  expect(again.data.id).toBe(first.data.id)
  const [identity] = await db`select issuer, subject from identities where user_id = ${first.data.id}`
  expect(identity).toEqual({ issuer: ISSUER, subject: 'uid-1' })
})

test('a phone number verified by Firebase signs in by that number', async () => {
  const claims = { phone_number: '+351912000111', email: undefined }
  const asked = { type: 1, country_code: '351', firebase_token: await token({ sub: 'p', way: 'phone', claims }) }
  const { data } = await call('userSignup', asked)
  expect(data).toMatchObject({ logintype: '1', mobile: '912000111', country_code: '351' })
  expect(await call('userSignup', { ...asked, auth_id: 'somebody else' })).toMatchObject({ status: 400, error: true })
  expect((await call('userSignup', { ...asked, auth_id: 'p' })).data.id).toBe(data.id)
})

test.each<[string, Said]>([
  ['an unknown key', { key: undefined, kid: 'two' }],
  ['another project', { audience: 'other', issuer: 'https://securetoken.google.com/other' }],
  ['another audience', { audience: 'other' }],
  ['another issuer', { issuer: 'https://accounts.google.com' }],
  ['an hour ago', { until: '-1h' }],
  ['another way than claimed', { way: 'password' }],
  ['a sign-in that lies ahead', { claims: { auth_time: Math.floor(Date.now() / 1000) + 3600 } }],
  ['no time of sign-in', { claims: { auth_time: undefined } }],
])('a Firebase token with %s is refused', async (_what, said) => {
  const answer = await call('userSignup', { type: 0, firebase_token: await token({ sub: 'nobody', ...said }) })
  expect(answer).toMatchObject({ status: 400, error: true })
  expect(await db`select from identities where subject = 'nobody'`).toEqual([])
})

test('forged, unsigned and mismatched Firebase tokens are refused', async () => {
  const claims = Buffer.from(JSON.stringify({ iss: ISSUER, aud: 'lintel-demo', sub: 'uid-1' })).toString('base64url')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
  const forged = await token({ key: keys.foreign })
  for (const firebase_token of [unsigned, forged, 'not.a.token'])
    expect(await call('userSignup', { type: 0, firebase_token })).toMatchObject({ status: 400, error: true })
  const other = { type: 0 as const, auth_id: 'uid-2', firebase_token: await token() }
  expect(await call('userSignup', other)).toMatchObject({ status: 400, error: true })
  expect(await call('userSignup', { type: 1, firebase_token: await token() })).toMatchObject({ error: true })
  expect(await call('userSignup', { type: 2, firebase_token: await token() })).toMatchObject({ error: true })
})

test('sign-in returns 503, not a refusal, when the Firebase keys cannot be fetched', async () => {
  const kept = services.identities.firebase!
  isDown = true
  services.identities.firebase = tokens()
  expect(await call('userSignup', { type: 0, firebase_token: await token() })).toMatchObject({ status: 503 })
  isDown = false
  services.identities.firebase = kept
})

test('a Firebase token is refused when Firebase is not configured', async () => {
  const kept = services.identities.firebase!
  delete services.identities.firebase
  expect(await call('userSignup', { type: 0, firebase_token: await token() })).toMatchObject({ status: 400 })
  services.identities.firebase = kept
})

test('an unverified account with an address does not block the user who has verified it', async () => {
  const squatter = await makeUser(db, { login_type: 'google', email: 'wanted@lintel.test', email_verified_at: null })
  const { data } = await call('userSignup', { type: 0, firebase_token: await token({ sub: 'wanted' }) })
  expect(data).toMatchObject({ email: 'wanted@lintel.test', is_email_verified: 1 })
  expect(data.id).not.toBe(squatter.id)
})

test('an email reassigned to another user does not sign in to the previous user’s account', async () => {
  const said = { claims: { email: 'recycled@lintel.test' } }
  const before = await call('userSignup', { type: 0, firebase_token: await token({ sub: 'old', ...said }) })
  const after = await call('userSignup', { type: 0, firebase_token: await token({ sub: 'new', ...said }) })
  expect(after).toMatchObject({ error: false, data: { is_email_verified: 0 } })
  expect(after.data.id).not.toBe(before.data.id)
})

test('profile fields sent at sign-in fill a new account and never an existing one', async () => {
  proves('3.17')
  const asked = { type: 0 as const, address: '1 Garden Street', about_me: 'New here', mobile: '+44 20 7946 0000' }
  const first = await call('userSignup', { ...asked, firebase_token: await token({ sub: 'filled' }) })
  expect(first.data).toMatchObject({ address: '1 Garden Street', about_me: 'New here', mobile: '442079460000' })
  const next = { ...asked, address: 'Elsewhere', firebase_token: await token({ sub: 'filled' }) }
  expect((await call('userSignup', next)).data.address).toBe('1 Garden Street')
})

const face = (side = 200) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
const picture = { claims: { picture: 'https://pictures.test/face=s96-c' } }

test('the provider’s picture becomes a new user’s avatar, and its URL is deleted', async () => {
  const asked: string[] = []
  services.pictures = {
    fetch: async (url) => {
      asked.push(url)
      return face()
    },
  }
  const { data } = await call('userSignup', { type: 0, firebase_token: await token({ sub: 'seen', ...picture }) })
  expect(await runJobs()).toContain('fetch-portrait')
  expect(asked).toEqual(['https://pictures.test/face=s400-c'])
  expect((await call('getUserData', {}, data)).data.profile).toMatch(/\/images\/users\//)
  expect(await db`select picture_url from identities where user_id = ${data.id}`).toEqual([{ picture_url: null }])
  await call('userSignup', { type: 0, firebase_token: await token({ sub: 'seen', ...picture }) })
  expect(await runJobs()).not.toContain('fetch-portrait')
})

test.each([
  ['smaller than a photo may be', () => face(100)],
  ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['not there', async () => null],
])('a provider picture that is %s leaves the account without an avatar', async (what, bytes) => {
  services.pictures = { fetch: bytes }
  const sub = what.replaceAll(' ', '-')
  const { data } = await call('userSignup', { type: 0, firebase_token: await token({ sub, ...picture }) })
  await runJobs()
  expect((await call('getUserData', {}, data)).data.profile).toBe('')
})

test('an avatar that the user set in the meantime is kept, and the provider’s picture is not fetched', async () => {
  const asked: string[] = []
  services.pictures = {
    fetch: async (url) => {
      asked.push(url)
      return face()
    },
  }
  const { data } = await call('userSignup', { type: 0, firebase_token: await token({ sub: 'chose', ...picture }) })
  const own = await makeImage(db, { folder: 'users', owner_id: data.id })
  await db`update users set profile_media_id = ${own.id} where id = ${data.id}`
  await runJobs()
  expect(await db`select profile_media_id::int as id from users where id = ${data.id}`).toEqual([{ id: own.id }])
  expect(asked).toEqual([])
})

test('a deactivated account is refused with HTTP 200 after a provider sign-in, as older clients expect', async () => {
  const { data } = await call('userSignup', { type: 0, firebase_token: await token({ sub: 'off' }) })
  await db`update users set is_active = false where id = ${data.id}`
  expect(await call('userSignup', { type: 0, firebase_token: await token({ sub: 'off' }) })).toEqual({
    status: 200,
    error: true,
    message: 'Account Deactivated by Administrative please connect to them',
    key: 'accountDeactivated',
    is_active: false,
  })
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 200))

test('two parallel first sign-ins with the same identity create one account', async () => {
  const identity = {
    issuer: ISSUER,
    subject: 'eager',
    email: null,
    isEmailVerified: false,
    name: 'Eager',
    picture: null,
  }
  let second: Promise<{ data: { id: number } }> | undefined
  const first = await db.begin(async (sql) => {
    const account = await accountOf(sql, identity, 'google', NOW)
    second = call('userSignup', { type: 0, firebase_token: await token({ sub: 'eager' }) })
    await pause()
    return account
  })
  expect((await second!).data.id).toBe(first.id)
})

test('two parallel first sign-ins with the same phone number create one account', async () => {
  const claims = { phone_number: '+351912000222', email: undefined }
  const asked = { type: 1 as const, firebase_token: await token({ sub: 'quick', way: 'phone', claims }) }
  let second: Promise<{ data: { id: number } }> | undefined
  const first = await db.begin(async (sql) => {
    const ctx = { sql, identities: services.identities, now: NOW } as unknown as Context
    const account = await accountByPhone(ctx, asked)
    second = call('userSignup', asked)
    await pause()
    return account
  })
  expect((await second!).data.id).toBe(first.id)
})
