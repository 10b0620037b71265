import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MESSAGE_TEMPLATES } from '#domain/message-templates.ts'
import { editedTexts } from '#server/adapters/texts/edited.ts'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { notify } from '#server/features/notifications/public.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'
import { en } from '#web/i18n/en.ts'
import { es } from '#web/i18n/es.ts'
import { texts as server } from '#web/i18n/server/en.ts'

const app = await testApp()
const { call, db, services } = app
services.texts = editedTexts(db, memoryTexts({ en, es }), 0)

let admin: MadeUser
let other: MadeUser
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada', email: 'ada@example.org' })
  other = await makeUser(db, { role: 'admin', email: 'otto@example.org' })
})
beforeEach(async () => {
  await db`delete from text_edits`
  await db`delete from outbox`
})

type Parts = { subject?: string; text?: string; html?: string }
const save = (template: string, parts: Parts, language_code = 'en') =>
  call('saveTemplate', { template, language_code, ...parts }, admin)
const preview = (template: string, parts: Parts = {}, language_code = 'en') =>
  call('previewTemplate', { template, language_code, ...parts }, admin)
const problemsOf = ({ data }: { data: unknown }) =>
  (data as { problems: { key: string; word: string; name?: string }[] }).problems.map(
    ({ key, word, name }) => `${key} ${word}${name ? ` ${name}` : ''}`,
  )

test('each template has its texts, and declares every placeholder in them', () => {
  for (const [name, { keys, slots }] of MESSAGE_TEMPLATES) {
    const words = [keys.subject, keys.text].map((key) => server[key as keyof typeof server])
    expect([name, ...words]).not.toContain(undefined)
    const gaps = words.join(' ').matchAll(/\{(\w+)\}/g)
    for (const [, gap] of gaps) expect([name, ...slots]).toContain(gap)
  }
  const told = Object.keys(server).filter((key) => /^notice\..*-title$/.test(key))
  expect(told.filter((key) => !MESSAGE_TEMPLATES.has(key.replace(/-title$/, '')))).toEqual([])
})

test.each([...MESSAGE_TEMPLATES.keys()])('%s is previewed as text and HTML', async (template) => {
  const { data } = await preview(template)
  expect(data.subject).not.toMatch(/[{}]|mail\.|notice\./)
  expect(data.text).not.toMatch(/[{}]|mail\.|notice\./)
  const { data: own } = await preview(
    template,
    MESSAGE_TEMPLATES.get(template)!.keys.html ? { html: withNeeds(template) } : {},
  )
  if (MESSAGE_TEMPLATES.get(template)!.keys.html) expect(own.html).toContain('<strong>Well</strong>')
})
const withNeeds = (template: string) =>
  `<p><strong>Well</strong> ${MESSAGE_TEMPLATES.get(template)!
    .needs.map((name) => `{${name}}`)
    .join(' ')}</p>`

test('overrides are used in the list, the email and its HTML, with inserted values escaped', async () => {
  await save('notice.listing-approved', {
    subject: 'Online: {title}',
    text: 'Well done, {title} can be seen.',
    html: '<h2>Well done</h2><p><a href="https://example.org/faqs">{title}</a></p>',
  })
  await services.texts.edits()
  const asha = await makeUser(db, { email: 'asha@example.org', language_code: 'en' })
  const home = await makeProperty(db, { owner_id: asha.id, title: '<b onclick=x>Attic</b>' })
  const facts = { propertyId: home.id, title: home.title }
  await notify({ sql: db, now: services.now(), texts: services.texts }, asha.id, 'listing-approved', facts)
  const { data } = await call('getNotificationList', {}, asha)
  expect(data[0]).toMatchObject({ title: `Online: ${home.title}`, message: `Well done, ${home.title} can be seen.` })
  await app.runJobs()
  const [mail] = await db<{ subject: string; body: string; html: string }[]>`select * from outbox`
  expect(mail!.subject).toBe(`Online: ${home.title}`)
  expect(mail!.body).toContain(`Well done, ${home.title} can be seen.`)
  expect(mail!.html).toContain('<h2>Well done</h2>')
  expect(mail!.html).not.toContain('<b>')
  expect(mail!.html).toContain('&lt;b onclick=x&gt;Attic&lt;/b&gt;')
})

test('a placeholder in a URL attribute cannot insert a script', async () => {
  await save('notice.interest', { html: '<p><a href="{name}">Who</a></p>' })
  await services.texts.edits()
  const asha = await makeUser(db, { email: 'asha2@example.org' })
  const home = await makeProperty(db, { owner_id: asha.id })
  const facts = { propertyId: home.id, title: home.title, name: 'javascript:alert(1)' }
  await notify({ sql: db, now: services.now(), texts: services.texts }, asha.id, 'interest', facts)
  await app.runJobs()
  const [mail] = await db<{ html: string }[]>`select html from outbox`
  expect(mail!.html).toContain('>Who</a>')
  expect(mail!.html).not.toContain('href="javascript')
})

test.each<[Parts, string[]]>([
  [{ subject: 'Hello {nme}' }, ['subject slot-unknown nme']],
  [{ text: 'Your {code' }, ['text slot-broken']],
  [{ text: '{code|one:#}' }, ['text slot-broken']],
  [{ text: 'Your code' }, ['text slot-missing code']],
  [{ html: '<p>{code}</p><script>x()</script>' }, ['html html-unsafe <script>']],
  [{ html: '<p onclick="x()">{code}</p>' }, ['html html-unsafe onclick=']],
  [{ html: '<a href="javascript:x()">{code}</a>' }, ['html html-unsafe javascript:x()']],
  [{ html: '<a href="//evil.test">{code}</a>' }, ['html html-unsafe //evil.test']],
  [{ html: '<img src="https://evil.test/x.png">{code}' }, ['html html-unsafe <img>']],
  [{ html: '<a href="/faqs">{code}</a>' }, ['html html-unsafe /faqs']],
  [{ html: '<style>p{}</style>{code}' }, ['html slot-broken', 'html html-unsafe <style>']],
])('%j is refused by part, and nothing is saved', async (parts, problems) => {
  const refused = await save('mail.code', parts)
  expect(refused).toMatchObject({ status: 400, error: true })
  expect(problemsOf(refused)).toEqual(problems)
  expect(problemsOf(await preview('mail.code', parts))).toEqual(problems)
  expect(await db`select from text_edits`).toHaveLength(0)
})

test('an omitted part stays the default, each language has its own overrides, and the history records them', async () => {
  expect(problemsOf(await save('mail.message', { html: '<p>{name}</p>' }))).toEqual(['html html-needless'])
  await save('mail.reset', { subject: 'Nueva clave', text: 'Pulsa: {link}' }, 'es')
  const saved = await save('mail.reset', { subject: 'Nueva clave', text: es['mail.reset-text'] }, 'es')
  expect(saved.data.own).toEqual({ subject: 'Nueva clave', text: null, html: null })
  expect((await call('listTemplates', { language_code: 'es' }, admin)).data).toContainEqual({
    template: 'mail.reset',
    subject: 'Nueva clave',
    is_edited: true,
    has_html: false,
  })
  expect((await preview('mail.reset')).data.subject).toBe(en['mail.reset-subject'])
  const { data } = await save('mail.reset', {}, 'es')
  expect(data.own).toEqual({ subject: null, text: null, html: null })
  expect(data.history.map(({ before, after, changed_by }) => [before.text, after.subject, changed_by])).toEqual([
    [null, null, 'Ada'],
    ['Pulsa: {link}', 'Nueva clave', 'Ada'],
    [null, 'Nueva clave', 'Ada'],
  ])
  await save('mail.reset', {}, 'es')
  expect((await call('getTemplate', { template: 'mail.reset', language_code: 'es' }, admin)).data.history).toHaveLength(
    3,
  )
  expect(await save('mail.reset', {}, 'xx')).toMatchObject({ error: true, message: 'Language not found' })
  expect(await save('mail.nonsense', {})).toMatchObject({ status: 400, error: true })
})

test('a test email goes to the requesting administrator through the outbox, at most five times', async () => {
  const send = (as: MadeUser) =>
    call('testTemplate', { template: 'mail.code', language_code: 'en', html: '<p>Code: <b>{code}</b></p>' }, as)
  expect((await send(admin)).data).toEqual({ to: 'ada@example.org' })
  const [mail] = await db<{ recipient: string; html: string }[]>`select * from outbox`
  expect(mail).toMatchObject({ recipient: 'ada@example.org', html: expect.stringContaining('<b>482913</b>') })
  expect(await db`select from text_edits`).toHaveLength(0)
  for (let times = 0; times < 4; times++) await send(admin)
  expect(await send(admin)).toMatchObject({ status: 429, error: true })
  expect(await db`select from outbox`).toHaveLength(5)
  expect((await send(other)).error).toBe(false)
  const log = await db`select details from audit_log where action = 'template tested' and actor_id = ${other.id}`
  expect(log).toMatchObject([{ details: { template: 'mail.code', language: 'en' } }])
})
