import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })
const { db } = app
let admin: { id: number }
let moderator: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada' })
  moderator = await makeUser(db, { role: 'moderator' })
})

async function visit(url: string, as?: { id: number }) {
  const headers = as ? { cookie: `session=${await app.tokenOf(as)}` } : {}
  const { statusCode, body } = await app.inject({ url, headers })
  return { status: statusCode, html: body.replaceAll(/<script[\s\S]*?<\/script>/g, '') }
}

test('a site in maintenance lets those in who can end it', async () => {
  // Before any page: they read settings that are a few seconds old.
  await app.call('saveSettings', { changes: [{ key: 'web_maintenance_mode', value: '1' }] }, admin)
  expect((await visit('/faqs')).status).toBe(503)
  expect((await visit('/admin/settings?group=site', admin)).status).toBe(200)
  expect((await visit('/sign-in')).status).toBe(200)
  expect((await visit('/administration', admin)).status).toBe(503)
  await app.call('saveSettings', { changes: [{ key: 'web_maintenance_mode', value: '0' }] }, admin)
})

test.each(['/admin/settings', '/admin/settings/history'])('%s is for administrators alone', async (url) => {
  expect((await visit(url, admin)).status).toBe(200)
  expect((await visit(url, moderator)).status).toBe(404)
  expect((await visit(url)).html).not.toContain('<form method="post"')
})

test.each([
  ['identity', 'Name of the site'],
  ['look', 'Brand colour'],
  ['payments', 'Account for transfers'],
  ['pages', 'Privacy policy (Español)'],
  ['nonsense', 'Name of the site'],
])('the group %s shows %s', async (group, label) => {
  expect((await visit(`/admin/settings?group=${group}`, admin)).html).toContain(label)
})

test('the history names what changed and offers the way back', async () => {
  await app.call('saveSettings', { changes: [{ key: 'company_name', value: '<b>Casa</b>' }] }, admin)
  const { html } = await visit('/admin/settings/history', admin)
  expect(html).toContain('&lt;b&gt;Casa&lt;/b&gt;')
  expect(html).toContain('Take back: Name of the site')
})
