import { resolve } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { ENTRY_KINDS, KINDS } from '#domain/catalogue-entries.ts'
import { editedTexts } from '#server/adapters/texts/edited.ts'
import { testApp } from '#test/support/app.ts'
import { makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })
const { db } = app
let admin: { id: number }
let moderator: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada' })
  moderator = await makeUser(db, { role: 'moderator' })
  // Runs before the first page: pages read settings from a cache that is a few seconds old.
  await app.call('addLanguage', { code: 'fa', name: 'فارسی', base_code: 'es', rtl: true }, admin)
  await app.call('saveLanguage', { code: 'fa', name: 'فارسی', is_active: true }, admin)
})

async function visit(url: string, as?: { id: number }) {
  const headers = as ? { cookie: `session=${await app.tokenOf(as)}` } : {}
  const { statusCode, body } = await app.inject({ url, headers })
  return { status: statusCode, html: body.replaceAll(/<script[\s\S]*?<\/script>/g, '') }
}

/** An admin form ends in a sticky action bar. */
const FORM = /<form[^>]*novalidate[\s\S]*sticky bottom-0/i

test('a site in maintenance is open to administrators, and the sign-in page to everyone', async () => {
  // Runs before the first page: pages read settings from a cache that is a few seconds old.
  await app.call('saveSettings', { changes: [{ key: 'web_maintenance_mode', value: '1' }] }, admin)
  expect((await visit('/faqs')).status).toBe(503)
  expect((await visit('/admin/settings?group=site', admin)).status).toBe(200)
  expect((await visit('/sign-in')).status).toBe(200)
  expect((await visit('/administration', admin)).status).toBe(503)
  await app.call('saveSettings', { changes: [{ key: 'web_maintenance_mode', value: '0' }] }, admin)
})

test.each([
  '/admin/settings',
  '/admin/settings/history',
  '/admin/settings/currencies',
  '/admin/texts',
  '/admin/texts/languages',
  '/admin/texts/clients',
  '/admin/texts/clients/app?language=es',
  '/admin/texts/templates',
  '/admin/texts/templates/mail.code?language=es',
  '/admin/catalogue',
  '/admin/catalogue/faq/new',
])('%s is for administrators alone', async (url) => {
  expect((await visit(url, admin)).status).toBe(200)
  expect((await visit(url, moderator)).status).toBe(404)
  expect((await visit(url)).html).not.toMatch(FORM)
})

test.each([
  ['identity', 'Site name'],
  ['look', 'Brand colour'],
  ['payments', 'Bank account details'],
  ['pages', 'Privacy policy (Español)'],
  ['nonsense', 'Site name'],
])('the settings group %s shows %s', async (group, label) => {
  expect((await visit(`/admin/settings?group=${group}`, admin)).html).toContain(label)
})

test('the settings history names each change and offers to revert it', async () => {
  await app.call('saveSettings', { changes: [{ key: 'company_name', value: '<b>Casa</b>' }] }, admin)
  const { html } = await visit('/admin/settings/history', admin)
  expect(html).toContain('&lt;b&gt;Casa&lt;/b&gt;')
  expect(html).toContain('Revert: Site name')
  expect(html).toContain('<title>Change history · Admin</title>')
})

test.each(ENTRY_KINDS)('the list and the form of a %s are shown', async (kind) => {
  await makeProperty(db, { city: 'Porto', country: 'Portugal' })
  await db`insert into facilities (name) values ('School') on conflict do nothing`
  expect((await visit(`/admin/catalogue?kind=${kind}`, admin)).status).toBe(200)
  const form = await visit(`/admin/catalogue/${kind}/new`, admin)
  expect(form.status).toBe(KINDS[kind].isFixed ? 404 : 200)
  const [row] = (await app.call('listEntries', { kind, limit: 1 }, admin)).data
  if (!row) return
  const { status, html } = await visit(`/admin/catalogue/${kind}/${row.id}`, admin)
  expect([status, FORM.test(html)]).toEqual([200, true])
})

test.each(['/admin/catalogue/nonsense/1', '/admin/catalogue/faq/x', '/admin/catalogue/faq/999999'])(
  '%s answers 404',
  async (url) => {
    expect((await visit(url, admin)).status).toBe(404)
  },
)

test('translations are searched in a language, including overrides', async () => {
  await app.call('saveText', { language_code: 'es', key: 'app.skip', value: 'Ir al <b>texto</b>' }, admin)
  const { html } = await visit('/admin/texts?language=es&q=app.skip', admin)
  expect(html).toContain('Ir al &lt;b&gt;texto&lt;/b&gt;')
  expect(html).toContain('Edit app.skip')
  expect((await visit('/admin/texts?language=es&edited=1', admin)).html).toContain('app.skip')
  expect((await visit('/admin/texts?language=fr&edited=1', admin)).html).toContain('No texts match')
})

test('client texts have an empty state, then English and translation side by side, with filters in the address', async () => {
  const empty = await visit('/admin/texts/clients/older-web', admin)
  expect(empty.html).toContain('Upload the English file of this client first')
  const form = new FormData()
  form.set('client', 'older-web')
  form.set('file', new File([JSON.stringify({ buy: 'Buy <b>now</b>', sell: 'Sell' })], 'en.json'))
  await app.call('uploadClientFile', form as never, admin)
  const value = 'Comprar'
  await app.call('saveClientText', { client: 'older-web', language_code: 'es', key: 'buy', value }, admin)
  const { html } = await visit('/admin/texts/clients/older-web?language=es', admin)
  expect(html).toContain('Buy &lt;b&gt;now&lt;/b&gt;')
  expect(html).toContain('Comprar')
  expect((await visit('/admin/texts/clients/older-web?language=es&missing=1', admin)).html).not.toContain('Comprar')
  expect((await visit('/admin/texts/clients/older-web?language=es&q=nothing', admin)).html).toContain('No texts match')
  expect((await visit('/admin/texts/clients/fridge', admin)).status).toBe(404)
  const files = (await visit('/admin/texts/clients', admin)).html
  expect(files).toContain('50 % translated')
  expect(files).toContain('No language file. This client shows its built-in English.')
})

test('an email template is previewed in a sandboxed iframe, and an unknown template answers 404', async () => {
  const html = '<p>Your code: <b>{code}</b></p>'
  await app.call('saveTemplate', { template: 'mail.code', language_code: 'en', html }, admin)
  const page = await visit('/admin/texts/templates/mail.code?language=en', admin)
  expect(page.html).toMatch(/<iframe[^>]*sandbox=""[^>]*srcDoc="[^"]*&lt;b&gt;482913&lt;\/b&gt;/i)
  expect(page.html).toContain('required')
  expect((await visit('/admin/texts/templates', admin)).html).toContain('Customised')
  expect((await visit('/admin/texts/templates/mail.nonsense', admin)).status).toBe(404)
  expect((await visit('/admin/texts/templates/mail.code?language=..%2Fx', admin)).status).toBe(404)
})

test('languages and currencies have their forms', async () => {
  expect((await visit('/admin/texts/languages', admin)).html).toContain('Default language, always available')
  await app.call('saveCurrencyRate', { code: 'EUR', rate: 0.9 }, admin)
  expect((await visit('/admin/settings/currencies', admin)).html).toContain('Remove EUR')
})

test('a language added by the operator is used, and falls back to its base language', async () => {
  app.services.texts = editedTexts(db, app.services.texts, 0)
  await app.call('saveText', { language_code: 'fa', key: 'app.skip', value: 'رد شوید' }, admin)
  const { body, headers } = await vi.waitFor(
    async () => {
      const page = await app.inject({ url: '/faqs?lang=fa' })
      expect(page.statusCode).toBe(200)
      return page
    },
    { timeout: 8000, interval: 300 },
  )
  expect(headers['content-language']).toBe('fa')
  expect(body).toMatch(/<html lang="fa" dir="rtl" data-texts="es"/)
  expect(body).toContain('>رد شوید</a>')
  expect(body).toContain('Preguntas')
  expect(body).toMatch(/<script[^>]*id="text-edits"[^>]*>[^<]*رد شوید/)
  expect((await app.inject({ url: '/faqs?lang=es' })).body).not.toContain('data-texts')
})

test('a verification is a case with its documents, for administrators alone', async () => {
  const person = await makeUser(db, { name: '7 Keys Agency' })
  const [row] = await db<{ id: number }[]>`
    insert into verification_applications (user_id) values (${person.id}) returning id`
  const url = `/admin/moderation/verification/${row!.id}`
  const { html } = await visit(url, admin)
  expect(html).toContain('Answers and documents')
  expect(html).toContain('<bdi>7 Keys Agency</bdi>')
  expect((await visit('/admin/moderation', admin)).html).toContain('Verification application')
  expect((await visit(url, moderator)).html).not.toContain('7 Keys Agency')
  expect((await visit('/admin/moderation', moderator)).html).not.toContain('Verification application')
})
