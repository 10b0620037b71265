import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPair, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIdProvider } from '#server/adapters/identity/openid.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const { app, services, db, call } = await testApp()
const people: Record<string, { email: string; email_verified: boolean; name: string }> = {
  ana: { email: 'ana@lintel.test', email_verified: true, name: 'Ana Prata' },
  sly: { email: 'victim@lintel.test', email_verified: false, name: 'Sly' },
  both: { email: 'both@lintel.test', email_verified: true, name: 'Both Ways' },
}
let server: Server
let issuer: string

beforeAll(async () => {
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'lintel',
        client_secret: 'a secret between us',
        redirect_uris: ['http://lintel.test/auth/google/callback'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: async (_ctx: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people[sub] }),
    }),
    cookies: { keys: ['for this test'] },
  })
  provider.on('server_error', (_ctx: unknown, error: Error) => {
    throw error
  })
  server.on('request', provider.callback())
  services.identities.google = openIdProvider({ issuer, clientId: 'lintel', clientSecret: 'a secret between us' })
})
afterAll(() => server.close())

/** Simulates the browser on the provider's pages: sign in, consent, redirect back. */
async function visitProvider(start: string, login: string): Promise<URL> {
  const jar = new Map<string, string>()
  let url = start
  let body: URLSearchParams | undefined
  for (let hop = 0; hop < 12; hop++) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    body = undefined
    if (location) {
      const next = new URL(location, url)
      if (next.host === 'lintel.test') return next
      url = next.href
      continue
    }
    const html = await response.text()
    if (!html.includes('action=')) throw new Error(`${response.status} ${url}\n${html.slice(0, 800)}`)
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? 'login'
    url = new URL(/action="([^"]+)"/.exec(html)![1]!, url).href
    body = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'anything' } : { prompt })
  }
  throw new Error('The provider never sent us back')
}

async function depart(next = '/agents') {
  const response = await app.inject({ url: '/auth/google', query: { next } })
  return { url: String(response.headers.location), cookie: String(response.headers['set-cookie']).split(';')[0]! }
}

async function comeBack(address: URL, cookie: string) {
  const response = await app.inject({ url: address.pathname + address.search, headers: { cookie } })
  return new URL(String(response.headers.location), 'http://lintel.test')
}

async function signIn(login: string) {
  const { url, cookie } = await depart()
  const back = await comeBack(await visitProvider(url, login), cookie)
  return { back, ticket: new URLSearchParams(back.hash.slice(1)).get('ticket') ?? undefined }
}

test('a user signs in with the provider, and the ticket in the URL fragment becomes a session once', async () => {
  proves('2.37', '7.82')
  const { back, ticket } = await signIn('ana')
  expect(back.searchParams.get('next')).toBe('/agents')
  const answer = await call('userSignup', { type: 0, auth_id: ticket })
  expect(answer).toMatchObject({
    error: false,
    data: { name: 'Ana Prata', email: 'ana@lintel.test', logintype: '0', is_email_verified: 1 },
  })
  expect(await call('userSignup', { type: 0, auth_id: ticket })).toMatchObject({ error: true })
  const again = await call('userSignup', { type: 0, auth_id: (await signIn('ana')).ticket })
  expect(again.data.id).toBe(answer.data.id)
})

test('an unverified address of the provider does not open an existing account', async () => {
  const victim = await makeUser(db, { email: 'victim@lintel.test', email_verified_at: new Date() })
  const answer = await call('userSignup', { type: 0, auth_id: (await signIn('sly')).ticket })
  expect(answer.data.id).not.toBe(victim.id)
  expect(answer.data.email).toBe('')
})

test('an address is linked to an account only if the account has verified it too', async () => {
  const squatter = await makeUser(db, { email: 'both@lintel.test', email_verified_at: null })
  const apart = await call('userSignup', { type: 0, auth_id: (await signIn('both')).ticket })
  expect(apart.data.id).not.toBe(squatter.id)
  await db`delete from identities where subject = 'both'`
  await db`delete from users where id = ${apart.data.id}`
  await db`update users set email_verified_at = now() where id = ${squatter.id}`
  const joined = await call('userSignup', { type: 0, auth_id: (await signIn('both')).ticket })
  expect(joined.data.id).toBe(squatter.id)
})

test('a return without the cookie, with another cookie, with a forged state, or with a used code fails', async () => {
  const { url, cookie } = await depart()
  const address = await visitProvider(url, 'ana')
  const failed = (target: URL) => target.searchParams.has('failed') && target.hash === ''
  expect(failed(await comeBack(address, ''))).toBe(true)
  expect(failed(await comeBack(address, (await depart()).cookie))).toBe(true)
  expect(failed(await comeBack(address, `${cookie.slice(0, -4)}AAAA`))).toBe(true)
  const wrongState = new URL(address)
  wrongState.searchParams.set('state', 'forged')
  expect(failed(await comeBack(wrongState, cookie))).toBe(true)
  expect(failed(await comeBack(address, cookie))).toBe(false)
  expect(failed(await comeBack(address, cookie))).toBe(true)
})

test('an ID token that the provider did not sign is refused', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const claims = { email: 'ana@lintel.test', email_verified: true }
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(issuer)
    .setAudience('lintel')
    .setSubject('ana')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey)
  const secretly = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience('lintel')
    .setSubject('ana')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode('a secret between us, long enough to sign'))
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ iss: issuer, aud: 'lintel', sub: 'ana' })).toString('base64url')}.`
  for (const id_token of [forged, secretly, unsigned, 'not.a.token'])
    expect(await call('userSignup', { type: 0, id_token, auth_id: 'ana' })).toMatchObject({ status: 400, error: true })
})

test('without a provider configured the route redirects to the sign-in page', async () => {
  const { google } = services.identities
  delete services.identities.google
  expect((await app.inject('/auth/google')).headers.location).toBe('/sign-in?failed=google&code=operation-not-allowed')
  expect((await call('webSettings', {})).data.social_login).toBe('0')
  services.identities.google = google!
  expect((await call('webSettings', {})).data.social_login).toBe('1')
})
