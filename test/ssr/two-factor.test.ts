import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { enrol } from '#test/support/two-factor.ts'

const app = await testApp({ site: { buildDir: resolve('build'), cache: false } })
const { db } = app
let staff: { id: number }
beforeAll(async () => {
  staff = await makeUser(db, { role: 'admin' })
  await db`
    insert into settings (key, value, is_public) values ('staff_two_factor_required', '1', false)
    on conflict (key) do update set value = excluded.value`
})

async function visit(url: string, as: { id: number }) {
  const { statusCode, headers, body } = await app.inject({ url, cookies: { session: await app.tokenOf(as) } })
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, '')
  return { status: statusCode, location: headers.location, heading, html: body }
}

test.each(['/', '/user/profile', '/properties/all-properties', '/sign-in'])(
  'staff without a second factor who open %s are redirected to its setup',
  async (url) => {
    expect(await visit(url, staff)).toMatchObject({ status: 302, location: '/user/two-factor' })
  },
)

test('staff without a second factor see nothing of the admin area', async () => {
  const { status, html } = await visit('/admin/people', staff)
  expect(status).toBe(302)
  expect(html).not.toContain('Moderation')
})

test('the setup offers an authenticator app, passkeys and signing out, also during maintenance', async () => {
  const { status, heading, html } = await visit('/user/two-factor', staff)
  expect([status, heading]).toEqual([200, 'Secure your account'])
  for (const text of ['Two-factor sign-in', 'Set up', 'Passkeys', 'Sign out']) expect(html).toContain(text)
  expect(html).not.toContain('href="/sign-in')
  await db`update settings set value = '1' where key = 'web_maintenance_mode'`
  expect((await visit('/user/two-factor', staff)).status).toBe(200)
  await db`update settings set value = '0' where key = 'web_maintenance_mode'`
})

test('other users find two-factor sign-in in the profile', async () => {
  const user = await makeUser(db)
  expect(await visit('/user/two-factor', user)).toMatchObject({ status: 302, location: '/user/profile#two-factor' })
  expect((await visit('/user/profile', user)).html).toMatch(/id="two-factor"[\s\S]*Off[\s\S]*Set up/)
  await enrol(app, user)
  const { html } = await visit('/user/profile', user)
  expect(html).toMatch(/On since[\s\S]*Recovery codes left:[\s\S]*10[\s\S]*Create new codes[\s\S]*Turn off/)
})

test('staff who have set up a second factor reach the site again', async () => {
  const other = await makeUser(db, { role: 'moderator' })
  await enrol(app, other)
  expect((await visit('/', other)).status).toBe(200)
})
