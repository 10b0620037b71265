import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })

const visit = async (url: string, token: string) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { cookie: `session=${token}` } })
  return { status: statusCode, cookie: String(headers['set-cookie'] ?? ''), html: body }
}

test('a switched-off account opens pages as a visitor, is told so, and its cookie is taken back', async () => {
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

test('the list of sessions names the one that reads it', async () => {
  const member = await makeUser(app.db)
  const { html } = await visit('/user/profile', await app.tokenOf(member))
  expect(html).toContain('this device')
})

test('a form that is sent before its script ran tells nothing to the address, and is shown again', async () => {
  for (const url of ['/sign-in', '/reset-password?token=x', '/contact-us']) {
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
})
