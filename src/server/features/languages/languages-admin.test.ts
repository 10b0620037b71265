import { beforeAll, expect, test } from 'vitest'
import { editedTexts } from '#server/adapters/texts/edited.ts'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { ar } from '#web/i18n/ar.ts'
import { en } from '#web/i18n/en.ts'

const { call, db, inject, services } = await testApp()
services.texts = editedTexts(db, memoryTexts({ en, ar }), 0)
let admin: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
})

const save = (code: string, name: string, is_active: boolean) => call('saveLanguage', { code, name, is_active }, admin)
const offered = async () => (await call('webSettings', {})).data.languages.map(({ code }) => code)

test('a language can be renamed, disabled and enabled, with an audit entry', async () => {
  const { data } = await save('es', 'Castellano', false)
  expect(data.find(({ code }) => code === 'es')).toMatchObject({ name: 'Castellano', is_active: false, rtl: false })
  expect(await offered()).toEqual(['en', 'ar', 'hi', 'fr'])
  await save('es', 'Español', true)
  expect(await offered()).toContain('es')
  expect(await db`select details from audit_log where action = 'language changed'`).toHaveLength(2)
})

test('the default language cannot be disabled', async () => {
  expect(await save('en', 'English', false)).toMatchObject({
    status: 400,
    message: 'This is the default language. Choose another default in the settings first',
  })
  expect(await offered()).toContain('en')
})

test('a disabled language cannot become the default', async () => {
  await save('fr', 'Français', false)
  const changes = [{ key: 'default_language', value: 'fr' }]
  expect(await call('saveSettings', { changes }, admin)).toMatchObject({ status: 400 })
})

test('saving an unknown language is refused', async () => {
  expect(await save('xx', 'Nothing', true)).toMatchObject({ status: 400, message: 'Language not found' })
})

const add = (code: string, name: string, base_code: string, rtl = false) =>
  call('addLanguage', { code, name, base_code, rtl }, admin)
const remove = (code: string) => call('deleteLanguage', { code }, admin)
const said = async (language_code: string, key: string) => {
  await services.texts.edits()
  return (await call('getLanguages', { language_code, web_language_file: '1' })).data.file_name[key]
}

test('a new language starts with the texts of its fallback, can be translated and enabled, and is served by the API', async () => {
  const { data } = await add('fa', 'فارسی', 'ar', true)
  expect(data.at(-1)).toMatchObject({ code: 'fa', rtl: true, is_active: false, base_code: 'ar', translated: 0 })
  expect(await offered()).not.toContain('fa')
  await save('fa', 'فارسی', true)
  expect(await said('fa', 'app.skip')).toBe(ar['app.skip'])
  await call('saveText', { language_code: 'ar', key: 'app.skip', value: 'اقفز' }, admin)
  expect(await said('fa', 'app.skip')).toBe('اقفز')
  await call('saveText', { language_code: 'fa', key: 'app.skip', value: 'رد شوید' }, admin)
  expect([await said('fa', 'app.skip'), await said('ar', 'app.skip')]).toEqual(['رد شوید', 'اقفز'])
  expect((await call('listTexts', { language_code: 'fa', search: 'app.skip' }, admin)).data[0]).toMatchObject({
    shipped: 'اقفز',
    value: 'رد شوید',
  })
  const asked = await inject({ url: '/api/web-settings', headers: { 'content-language': 'fa' } })
  expect(asked.headers['content-language']).toBe('fa')
  await save('fa', 'فارسی', false)
  await services.texts.edits()
  const off = await inject({ url: '/api/web-settings', headers: { 'content-language': 'fa' } })
  expect(off.headers['content-language']).toBe('en')
})

test('a language code gets its canonical spelling, and the translated percentage is computed', async () => {
  expect((await add('pt-br', 'Português', 'en')).data.at(-1)).toMatchObject({ code: 'pt-BR' })
  const keys = Object.keys(en).slice(0, Math.ceil(Object.keys(en).length / 50))
  for (const key of keys) await db`insert into text_edits (language_code, key, value) values ('pt-BR', ${key}, 'x')`
  const { data } = await call('listAllLanguages', {}, admin)
  expect(data.find(({ code }) => code === 'pt-BR')).toMatchObject({ translated: 2, edited: keys.length })
  const log = await db`select details from audit_log where action = 'language added' order by id desc limit 1`
  expect(log[0]).toMatchObject({ details: { code: 'pt-BR', base_code: 'en' } })
})

test.each(['../../etc/passwd', 'en/..', 'xx', 'EN-', 'e', 'english', 'de_DE', 'de-1', 'zz-ZZ', '<b>'])(
  '%s is refused as a language code',
  async (code) => {
    expect(await add(code, 'Nothing', 'en')).toMatchObject({ status: 400, error: true })
  },
)

test('an existing language, or one with an unknown fallback, is refused', async () => {
  expect(await add('es', 'Otra vez', 'en')).toMatchObject({ message: 'This language already exists' })
  expect(await add('it', 'Italiano', 'xx')).toMatchObject({ message: 'The fallback language does not exist' })
})

test('only an added, disabled and unused language can be deleted', async () => {
  await add('de', 'Deutsch', 'en')
  await add('de-CH', 'Schweizerdeutsch', 'de')
  expect((await remove('en')).message).toMatch(/is built in/)
  expect((await remove('de')).message).toMatch(/used by 1 other language,/)
  expect((await remove('de-CH')).error).toBe(false)
  await save('de', 'Deutsch', true)
  expect((await remove('de')).message).toMatch(/Disable this language/)
  await save('de', 'Deutsch', false)
  const reader = await makeUser(db, { language_code: 'de' })
  expect((await remove('de')).message).toMatch(/used by 1 user,/)
  await db`update users set language_code = null where id = ${reader.id}`
  await db`insert into content_translations (subject, subject_id, field, language_code, value) values ('faq', 1, 'question', 'de', 'Was?')`
  expect((await remove('de')).message).toMatch(/used by 1 translation,/)
  await db`delete from content_translations where language_code = 'de'`
  await call('saveText', { language_code: 'de', key: 'app.skip', value: 'Weiter' }, admin)
  expect((await remove('de')).error).toBe(false)
  expect(await db`select from text_edits where language_code = 'de'`).toHaveLength(0)
  expect((await remove('de')).message).toBe('Language not found')
})

test('every language is listed with its number of customised texts', async () => {
  await call('saveText', { language_code: 'es', key: 'app.skip', value: 'Saltar' }, admin)
  const { data } = await call('listAllLanguages', {}, admin)
  const shipped = data.filter(({ base_code }) => base_code === null)
  expect(shipped.map(({ code, edited, is_default }) => [code, edited, is_default])).toEqual([
    ['en', 0, true],
    ['es', 1, false],
    ['ar', 1, false],
    ['hi', 0, false],
    ['fr', 0, false],
  ])
})
