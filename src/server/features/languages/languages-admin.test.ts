import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const { call, db } = await testApp()
let admin: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
})

const save = (code: string, name: string, is_active: boolean) => call('saveLanguage', { code, name, is_active }, admin)
const offered = async () => (await call('webSettings', {})).data.languages.map(({ code }) => code)

test('a language is named, switched off and on, and written down', async () => {
  const { data } = await save('es', 'Castellano', false)
  expect(data.find(({ code }) => code === 'es')).toMatchObject({ name: 'Castellano', is_active: false, rtl: false })
  expect(await offered()).toEqual(['en', 'ar', 'hi', 'fr'])
  await save('es', 'Español', true)
  expect(await offered()).toContain('es')
  expect(await db`select details from audit_log where action = 'language changed'`).toHaveLength(2)
})

test('the main language stays on', async () => {
  expect(await save('en', 'English', false)).toMatchObject({
    status: 400,
    message: 'This is the main language; choose another one in the settings first',
  })
  expect(await offered()).toContain('en')
})

test('a language that is switched off cannot become the main one', async () => {
  await save('fr', 'Français', false)
  const changes = [{ key: 'default_language', value: 'fr' }]
  expect(await call('saveSettings', { changes }, admin)).toMatchObject({ status: 400 })
})

test('a language that is not there is not made', async () => {
  expect(await save('xx', 'Nothing', true)).toMatchObject({ status: 400, message: 'Language not found' })
})

test('every language is listed with how much of it was rewritten', async () => {
  await call('saveText', { language_code: 'es', key: 'app.skip', value: 'Saltar' }, admin)
  const { data } = await call('listAllLanguages', {}, admin)
  expect(data.map(({ code, edited, is_default }) => [code, edited, is_default])).toEqual([
    ['en', 0, true],
    ['es', 1, false],
    ['ar', 0, false],
    ['hi', 0, false],
    ['fr', 0, false],
  ])
})
