import { beforeAll, expect, test } from 'vitest'
import { editedTexts } from '#server/adapters/texts/edited.ts'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { connect } from '#server/db/sql.ts'
import { testApp } from '#test/support/app.ts'
import { testDatabaseUrl } from '#test/support/database.ts'
import { makeUser } from '#test/support/make.ts'

const { call, db, services } = await testApp()
const en = { 'app.skip': 'Skip to content', 'agents.contact': 'Contact {name}' }
services.texts = editedTexts(
  db,
  memoryTexts({ en, es: { 'app.skip': 'Saltar', 'agents.contact': 'Contactar con {name}' } }),
  0,
)

let admin: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
})

const save = (key: string, value?: string, language_code = 'es') =>
  call('saveText', { language_code, key, ...(value !== undefined && { value }) }, admin)
const webFile = async (language_code: string) =>
  (await call('getLanguages', { language_code, web_language_file: '1' })).data.file_name

test('a customised text is served until it is reset, and both changes leave an audit entry', async () => {
  expect((await save('app.skip', ' Ir al contenido ')).data).toMatchObject({
    key: 'app.skip',
    english: 'Skip to content',
    shipped: 'Saltar',
    value: 'Ir al contenido',
  })
  expect(await webFile('es')).toMatchObject({ 'app.skip': 'Ir al contenido', 'agents.contact': 'Contactar con {name}' })
  expect(await services.texts.find('es')).toMatchObject({ 'app.skip': 'Ir al contenido' })
  expect((await call('listTexts', { language_code: 'es', only_edited: '1' }, admin)).data).toMatchObject([
    { key: 'app.skip', value: 'Ir al contenido' },
  ])
  expect((await save('app.skip')).data).toMatchObject({ value: null, updated_at: null })
  expect(await webFile('es')).toMatchObject({ 'app.skip': 'Saltar' })
  expect(await db`select action, actor_id, details from audit_log where subject = 'language' order by id`).toEqual([
    {
      action: 'text changed',
      actor_id: admin.id,
      details: { key: 'app.skip', before: null, after: 'Ir al contenido' },
    },
    {
      action: 'text restored',
      actor_id: admin.id,
      details: { key: 'app.skip', before: 'Ir al contenido', after: null },
    },
  ])
})

test('a change made by another node is picked up', async () => {
  await save('app.skip', 'Uno')
  const before = await services.texts.edits()
  expect(await services.texts.edits()).toBe(before)
  await db`update text_edits set updated_at = updated_at + interval '1 second', value = 'Dos'`
  await services.texts.edits()
  expect(await services.texts.find('es')).toMatchObject({ 'app.skip': 'Dos' })
  await save('app.skip')
})

test.each([
  ['Contactar', '{name} is missing'],
  ['Contactar con {nombre}', '{name} is missing'],
  ['Contactar con {name} y {nombre}', '{nombre} is not a known placeholder'],
  ['Contactar con {name', 'A placeholder is not closed'],
])('“%s” would break the placeholders and is refused', async (value, message) => {
  expect(await save('agents.contact', value)).toMatchObject({ status: 400, error: true, message })
  expect(await db`select from text_edits where key = 'agents.contact'`).toEqual([])
})

test('an unknown text or language is not found', async () => {
  expect(await save('app.nothing', 'x')).toMatchObject({ error: true, message: 'Text not found' })
  expect(await save('toString.x', 'x')).toMatchObject({ error: true })
  expect(await save('app.skip', 'x', 'xx')).toMatchObject({ error: true, message: 'Language not found' })
  expect(await call('listTexts', { language_code: 'xx' }, admin)).toMatchObject({ error: true })
})

test('a language without built-in texts falls back to English', async () => {
  await db`insert into languages (code, name) values ('de', 'Deutsch')`
  await save('app.skip', 'Zum Inhalt', 'de')
  expect(await webFile('de')).toEqual({ ...en, 'app.skip': 'Zum Inhalt' })
})

test('texts are found by key and by words in either language', async () => {
  const keys = async (search: string) =>
    (await call('listTexts', { language_code: 'es', search }, admin)).data.map(({ key }) => key)
  expect(await keys('AGENTS.')).toEqual(['agents.contact'])
  expect(await keys('saltar')).toEqual(['app.skip'])
  expect(await keys('content')).toEqual(['app.skip'])
  const page = await call('listTexts', { language_code: 'es', limit: 1, offset: 1 }, admin)
  expect(page).toMatchObject({ total: 2, data: [{ key: 'agents.contact' }] })
})

test('texts can be read inside a transaction that holds the last connection', async () => {
  const only = connect(await testDatabaseUrl(), { connections: 1 })
  const texts = editedTexts(only, memoryTexts({ en }), 0)
  const said = only.begin(() => texts.find('en'))
  await expect(said).resolves.toMatchObject(en)
  await only.end({ timeout: 1 })
}, 30_000)
