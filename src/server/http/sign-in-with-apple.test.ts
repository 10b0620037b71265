import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appleProvider } from '#server/adapters/identity/apple.ts'
import { testApp } from '#test/support/app.ts'

const { app, services, call } = await testApp()
let server: Server
let issuer: string
/** Last authorisation request to the stand-in for Apple, which follows Apple's public documentation. */
let granted: { challenge: string; nonce: string; sub: string } | null

beforeAll(async () => {
  const ours = await generateKeyPair('ES256', { extractable: true })
  const theirs = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(theirs.publicKey)), kid: 'apple', alg: 'RS256', use: 'sig' }
  server = createServer(async (request, response) => {
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration') return json(metadata())
    if (request.url === '/keys') return json({ keys: [jwk] })
    const asked = new URLSearchParams(await text(request))
    const isUs = await knowsUs(asked.get('client_secret') ?? '', ours.publicKey)
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url')
    if (!isUs || !granted || asked.get('code') !== 'a code' || challenge !== granted.challenge)
      return json({ error: 'invalid_grant' }, 400)
    json({ access_token: 'x', token_type: 'bearer', id_token: await statement(theirs.privateKey, granted) })
    granted = null
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  services.identities.apple = appleProvider({
    issuer,
    clientId: 'test.lintel.site',
    teamId: 'TEAM',
    keyId: 'KEY',
    privateKey: await exportPKCS8(ours.privateKey),
  })
})
afterAll(() => server.close())

const metadata = () => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  id_token_signing_alg_values_supported: ['RS256'],
})

const knowsUs = (secret: string, key: CryptoKey) =>
  jwtVerify(secret, key, { issuer: 'TEAM', subject: 'test.lintel.site', audience: issuer, algorithms: ['ES256'] }).then(
    ({ protectedHeader }) => protectedHeader.kid === 'KEY',
    () => false,
  )

const statement = (key: CryptoKey, { nonce, sub }: { nonce: string; sub: string }) =>
  new SignJWT({ nonce, email: `${sub}@privaterelay.test`, email_verified: 'true' })
    .setProtectedHeader({ alg: 'RS256', kid: 'apple' })
    .setIssuer(issuer)
    .setAudience('test.lintel.site')
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)

async function depart(sub: string) {
  const response = await app.inject({ url: '/auth/apple', query: { next: '/agents' } })
  const url = new URL(String(response.headers.location))
  granted = { challenge: url.searchParams.get('code_challenge')!, nonce: url.searchParams.get('nonce')!, sub }
  return { url, setCookie: String(response.headers['set-cookie']) }
}

async function comeBack(cookie: string, form: Record<string, string>) {
  const response = await app.inject({
    method: 'POST',
    url: '/auth/apple/callback',
    headers: { cookie: cookie.split(';')[0]!, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return { status: response.statusCode, to: new URL(String(response.headers.location), 'http://lintel.test') }
}

test('a user returns from Apple with a form post that contains the name, which Apple sends once', async () => {
  const { url, setCookie } = await depart('mona')
  expect(url.searchParams.get('response_mode')).toBe('form_post')
  expect(setCookie).toContain('SameSite=None; Secure')
  const state = url.searchParams.get('state')!
  const user = JSON.stringify({ name: { firstName: 'Mona', lastName: 'Reyes' } })
  const { status, to } = await comeBack(setCookie, { code: 'a code', state, user })
  expect(status).toBe(303)
  expect(to.searchParams.get('next')).toBe('/agents')
  const ticket = new URLSearchParams(to.hash.slice(1)).get('ticket')!
  expect(await call('userSignup', { type: 2, auth_id: ticket })).toMatchObject({
    error: false,
    data: { name: 'Mona Reyes', email: 'mona@privaterelay.test', logintype: '2', is_email_verified: 1 },
  })
})

test('a wrong state, a missing cookie and a refusal at Apple redirect to the sign-in page with an error code', async () => {
  const { setCookie } = await depart('mona')
  const wrong = await comeBack(setCookie, { code: 'a code', state: 'forged' })
  expect([wrong.to.pathname, wrong.to.hash]).toEqual(['/sign-in', ''])
  const missing = await comeBack('', { code: 'a code', state: 'x' })
  expect(missing.to.searchParams.get('code')).toBe('expired')
  const again = await depart('mona')
  const state = again.url.searchParams.get('state')!
  const refused = await comeBack(again.setCookie, { error: 'user_cancelled_authorize', state })
  expect(refused.to.search).toBe('?failed=apple&code=user_cancelled_authorize')
  const crafted = await comeBack(again.setCookie, { error: '<b>Call 555', state })
  expect(crafted.to.search).toBe('?failed=apple')
})

test('without Apple configured the route redirects to the sign-in page', async () => {
  const { apple } = services.identities
  delete services.identities.apple
  expect((await app.inject('/auth/apple')).headers.location).toBe('/sign-in?failed=apple&code=operation-not-allowed')
  services.identities.apple = apple!
})

test('a return after ten minutes has to start again', async () => {
  const { url, setCookie } = await depart('mona')
  const state = url.searchParams.get('state')!
  const { now } = services
  services.now = () => new Date(now().getTime() + 11 * 60_000)
  const late = await comeBack(setCookie, { code: 'a code', state })
  services.now = now
  expect(late.to.searchParams.get('code')).toBe('expired')
  expect((await comeBack(setCookie, { code: 'a code', state })).to.hash).toContain('ticket=')
})
