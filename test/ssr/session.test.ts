import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })

/** Pages read settings that are a few seconds old at most. */
const SETTLES = { timeout: 15_000 }

const visit = async (url: string, token: string) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { cookie: `session=${token}` } })
  return { status: statusCode, cookie: String(headers['set-cookie'] ?? ''), html: body }
}

test('a deactivated account gets pages as a visitor with a message, and its cookie is removed', async () => {
  const member = await makeUser(app.db, { name: 'Olga Reader' })
  const token = await app.tokenOf(member)
  expect((await visit('/agents', token)).cookie).toBe('')
  expect((await visit('/user/profile', token)).html).toContain('Olga Reader')
  await app.db`update users set is_active = false where id = ${member.id}`
  const { status, cookie, html } = await visit('/user/profile', token)
  expect(status).toBe(200)
  expect(html).not.toContain('Olga Reader')
  expect(cookie).toMatch(/^session=; Path=\/; Max-Age=0; HttpOnly/)
  expect(html).toMatch(/isDeactivated\\?",(true|\d+)/)
})

test('the list of sessions marks the current one', async () => {
  const member = await makeUser(app.db)
  const { html } = await visit('/user/profile', await app.tokenOf(member))
  expect(html).toContain('This device')
})

test('a form submitted before hydration puts nothing into the address, and is shown again', async () => {
  for (const url of ['/sign-in', '/reset-password?token=x', '/confirm-email?token=x', '/contact-us']) {
    const { body } = await app.inject({ url })
    const forms = body.match(/<form[^>]*>/g)!.filter((form) => !form.includes('action="/search"'))
    expect(forms.length, url).toBeGreaterThan(0)
    for (const form of forms) expect(form, url).toContain('method="post"')
  }
  const send = async (url: string) => {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a%40b.example&password=secret-secret',
    })
    return `${statusCode} ${headers.location}`
  }
  expect(await send('/sign-in?next=%2Fuser%2Fprofile')).toBe('303 /sign-in?next=%2Fuser%2Fprofile')
  expect(await send('//elsewhere.example/sign-in')).toBe('303 /elsewhere.example/sign-in')
  expect(await send('/%5Celsewhere.example/sign-in')).toBe('303 /elsewhere.example/sign-in')
})

test('the display currency of an account is used in a browser without its own choice', async () => {
  await app.db`insert into currency_rates (base, code, rate) values ('USD', 'EUR', 0.9), ('USD', 'GBP', 0.8)`
  const shown = async (member: { id: number }, cookie = '') => {
    const headers = { cookie: `session=${await app.tokenOf(member)}${cookie}` }
    const { body } = await app.inject({ url: '/all-agents', headers })
    return /aria-current="true"[^>]*><bdi>(\w{3})</.exec(body)?.[1]
  }
  const fresh = await makeUser(app.db, { country: 'Portugal' })
  const euro = await makeUser(app.db, { display_currency: 'EUR' })
  await expect.poll(() => shown(euro), SETTLES).toBe('EUR')
  expect([await shown(fresh), await shown(euro, '; currency=GBP'), await shown(euro, '; currency=USD')]).toEqual([
    ...['USD', 'GBP', 'USD'],
  ])
})

test('the profile pre-selects the currency of the country, and offers no choice on a site with one currency', async () => {
  const selected = async (given: Record<string, unknown>) => {
    const { html } = await visit('/user/profile', await app.tokenOf(await makeUser(app.db, given)))
    const select = /<select[^>]*name="display_currency".*?<\/select>/s.exec(html)?.[0]
    return /<option value="(\w{3})" selected/.exec(select ?? '')?.[1] ?? null
  }
  await expect.poll(() => selected({ country: 'Portugal' }), SETTLES).toBe('EUR')
  expect(await selected({})).toBe('USD')
  expect(await selected({ country: 'Japan' })).toBe('USD')
  expect(await selected({ country: 'Portugal', display_currency: 'GBP' })).toBe('GBP')
  await app.db`delete from currency_rates`
  await expect.poll(() => selected({ country: 'Portugal' }), SETTLES).toBeNull()
})

test('the profile shows a pending account type, and no notice otherwise', async () => {
  const pending = await makeUser(app.db, { requested_account_kind: 'agency' })
  const page = async (member: { id: number }) => (await visit('/user/profile', await app.tokenOf(member))).html
  expect(await page(pending)).toContain('Agency: pending verification')
  expect(await page(pending)).toContain('Your account type stays “Private owner” until your account is verified.')
  expect(await page(await makeUser(app.db))).not.toContain('pending verification')
})

test('a redirect stays on this site, whatever host the path names', async () => {
  const member = await makeUser(app.db)
  const cookie = `session=${await app.tokenOf(member)}`
  const to = async (url: string) => (await app.inject({ url, headers: { cookie } })).headers.location ?? null
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    '/%09/evil.example',
    'https://evil.example',
  ])
    expect(
      await to(`/sign-in?next=${encodeURIComponent(decodeURIComponent(next.replace('%2F', '%252F')))}`),
      next,
    ).toBe('/')
  for (const url of ['//evil.example/', '/%5Cevil.example/', '/%2Fevil.example/'])
    expect(await to(url), url).toBe('/evil.example')
  expect(await to('/all/agents/')).toBe('/all-agents')
})
