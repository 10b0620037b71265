import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { issueToken } from '#server/db/sessions.ts'
import { testApp } from '#test/support/app.ts'
import { givePackage, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })
const { db } = app
let admin: { id: number }
let asha: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada Admin' })
  asha = await makeUser(db, { name: 'Asha <b>Rao</b>', email: 'asha@sample.test', account_kind: 'agent' })
})

async function visit(url: string, as?: { id: number } | string) {
  const token = typeof as === 'string' ? as : as && (await app.tokenOf(as))
  const { statusCode, body, headers } = await app.inject({ url, headers: token ? { cookie: `session=${token}` } : {} })
  // What the page says, without the data that its scripts read.
  return { status: statusCode, html: body.replaceAll(/<script[\s\S]*?<\/script>/g, ''), headers }
}

const PAGES = ['people', 'verifications', 'verifications/form']

test.each(PAGES)('%s is for administrators; visitors get the way in, everybody else nothing', async (page) => {
  expect((await visit(`/admin/${page}`, admin)).status).toBe(200)
  expect((await visit(`/admin/${page}`)).html).toContain('/sign-in?next=')
  expect((await visit(`/admin/${page}`, asha)).status).toBe(404)
  expect((await visit(`/admin/${page}`, await makeUser(db, { role: 'moderator' }))).status).toBe(404)
})

test('the list of people is filtered by its address and leads to one of them', async () => {
  const { html } = await visit('/admin/people?q=sample.test&kind=agent', admin)
  expect(html).toContain(`/admin/people/${asha.id}`)
  expect(html).toContain('Asha &lt;b&gt;Rao')
  expect((await visit('/admin/people?q=nobody-like-that', admin)).html).toContain('Nobody fits')
  expect((await visit('/admin/people?kind=nonsense&sort=nonsense&page=x', admin)).status).toBe(200)
})

test('one person is shown with what can be done; oneself can do nothing to oneself', async () => {
  await givePackage(db, asha.id, { property_list: 3 })
  const { status, html } = await visit(`/admin/people/${asha.id}`, admin)
  expect(status).toBe(200)
  for (const words of ['asha@sample.test', 'Switch account off', 'See the site as this person', '0/3'])
    expect(html).toContain(words)
  expect((await visit(`/admin/people/${admin.id}`, admin)).html).not.toContain('Switch account off')
  for (const id of ['999999', 'x', '0', '1e3']) expect((await visit(`/admin/people/${id}`, admin)).status).toBe(404)
})

test('whoever looks at the site as somebody else is reminded of it on every page, and leaves no copies', async () => {
  const token = await issueToken(db, {
    ...{ userId: asha.id, userAgent: 'Support', now: NOW, days: 1, impersonatorId: admin.id },
  })
  for (const url of ['/', '/user/profile', '/faqs', '/nowhere']) {
    const { html, headers } = await visit(url, token)
    expect([url, html.includes('You see the site as Asha')]).toEqual([url, true])
    expect(headers['x-reader']).toBe('none')
  }
  expect((await visit('/admin/people', token)).status).toBe(404)
  expect((await visit('/', asha)).html).not.toContain('You see the site as')
})

test('an application is shown with its answers and the two decisions', async () => {
  const [field] = await db<{ id: number }[]>`
    insert into verification_fields (name, field_type) values ('Licence <i>number</i>', 'text') returning id`
  await app.call('applyVerification', { form_fields: [{ id: field!.id, value: 'L-77' }] }, asha)
  const { data } = await app.call('listApplications', {}, admin)
  const { html } = await visit(`/admin/verifications/${data[0]!.id}`, admin)
  for (const words of ['Licence &lt;i&gt;number', 'L-77', 'Verify', 'Refuse']) expect(html).toContain(words)
  expect((await visit('/admin/verifications/form', admin)).html).toContain('1 answer')
  expect((await visit('/admin/verifications/999999', admin)).status).toBe(404)
})
