import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#domain/client-texts.ts'
import { one } from '#server/db/sql.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const { call, db, inject } = await testApp()
let admin: { id: number }
/** The last audit entry before the test. */
let since: number
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
})
beforeEach(async () => {
  await db`delete from client_language_files`
  since = (await one(db<{ id: number }[]>`select coalesce(max(id), 0) as id from audit_log`)).id
})

const ENGLISH = { buyNow: 'Buy now', home: 'Home', none: '' }
const upload = (client: Client, file: string | object | null) => {
  const form = new FormData()
  form.set('client', client)
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  if (file !== null) form.set('file', new File([text], 'en.json', { type: 'application/json' }))
  return call('uploadClientFile', form as never, admin)
}
const translate = (client: Client, language_code: string, key: string, value?: string) =>
  call('saveClientText', { client, language_code, key, ...(value !== undefined && { value }) }, admin)

/** The texts of a language as the clients request them. */
async function read(client: Client, language = 'es'): Promise<Record<string, string>> {
  const web = client === 'app' ? '' : '&web_language_file=1'
  const response = await inject({
    url: `/api/get_languages?language_code=${language}${web}`,
    headers: client === 'newer-web' ? { 'content-language': language } : {},
  })
  return response.json().data.file_name
}
const all = async () => ({
  files: await db`select * from client_language_files`,
  texts: await db`select * from client_texts order by client, position`,
  translations: await db`select * from client_translations order by key, language_code`,
})

test('each client gets its own keys, translated or in English, as soon as they change', async () => {
  await upload('older-web', ENGLISH)
  await upload('newer-web', { buyNow: 'Buy it' })
  await upload('app', { tap: 'Tap' })
  expect(await read('older-web')).toEqual(ENGLISH)
  await translate('older-web', 'es', 'buyNow', ' Comprar ahora ')
  expect(await read('older-web')).toEqual({ ...ENGLISH, buyNow: 'Comprar ahora' })
  expect(await read('newer-web')).toEqual({ buyNow: 'Buy it' })
  expect(await read('app')).toEqual({ tap: 'Tap' })
  await translate('older-web', 'es', 'buyNow')
  expect(await read('older-web')).toEqual(ENGLISH)
})

test('a GET with the content type of a form is a request of the newer generation', async () => {
  await upload('older-web', { a: 'Older' })
  await upload('newer-web', { a: 'Newer' })
  const response = await inject({
    url: '/api/get_languages?language_code=en&web_language_file=1',
    headers: { 'content-type': 'multipart/form-data' },
  })
  expect(response.json().data.file_name).toEqual({ a: 'Newer' })
})

test('the ETag of a language changes with its texts', async () => {
  await upload('app', { tap: 'Tap' })
  const url = '/api/get_languages?language_code=es'
  const { headers } = await inject({ url })
  const again = () => inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect((await again()).statusCode).toBe(304)
  await translate('app', 'es', 'tap', 'Toca')
  const fresh = await again()
  expect([fresh.statusCode, fresh.json().data.file_name]).toEqual([200, { tap: 'Toca' }])
  expect(fresh.headers.vary).toContain('Content-Language')
})

test('without a file the web clients get the texts of the site, and the app none', async () => {
  expect(await read('older-web')).toMatchObject({ 'app.skip': 'Saltar al contenido' })
  expect(await read('newer-web')).toMatchObject({ 'app.skip': 'Saltar al contenido' })
  expect(await read('app')).toEqual({})
})

test('a missing translation is that of the fallback language, then the operator’s English, then the English of the file', async () => {
  await call('addLanguage', { code: 'pt-BR', name: 'Português', base_code: 'es' }, admin)
  await call('saveLanguage', { code: 'pt-BR', name: 'Português', is_active: true }, admin)
  await upload('app', { a: 'A', b: 'B', c: 'C', d: 'D' })
  await translate('app', 'en', 'c', 'C of the operator')
  await translate('app', 'en', 'b', 'B of the operator')
  await translate('app', 'es', 'b', 'B español')
  await translate('app', 'es', 'a', 'A español')
  await translate('app', 'pt-BR', 'a', 'A português')
  expect(await read('app', 'pt-BR')).toEqual({ a: 'A português', b: 'B español', c: 'C of the operator', d: 'D' })
  expect(await read('app', 'en')).toEqual({ a: 'A', b: 'B of the operator', c: 'C of the operator', d: 'D' })
  expect((await call('listClientTexts', { client: 'app', language_code: 'pt-BR' }, admin)).data).toMatchObject([
    { key: 'a', english: 'A', fallback: 'A español', value: 'A português' },
    { key: 'b', english: 'B', fallback: 'B español', value: null, updated_at: null },
    { key: 'c', fallback: 'C of the operator' },
    { key: 'd', fallback: 'D' },
  ])
})

describe('an upload', () => {
  test('reports what changed, keeps translations and leaves an audit entry', async () => {
    expect(await upload('older-web', ENGLISH)).toMatchObject({ added: 3, changed: 0, removed: 0 })
    await translate('older-web', 'es', 'home', 'Inicio')
    expect(await upload('older-web', { buyNow: 'Buy', sell: 'Sell' })).toMatchObject({
      added: 1,
      changed: 1,
      removed: 2,
    })
    expect(await read('older-web')).toEqual({ buyNow: 'Buy', sell: 'Sell' })
    await upload('older-web', ENGLISH)
    expect(await read('older-web')).toEqual({ ...ENGLISH, home: 'Inicio' })
    expect(
      await db`select details from audit_log where id > ${since} and actor_id = ${admin.id} and action = 'client file uploaded' order by id`,
    ).toEqual([
      { details: { client: 'older-web', added: 3, changed: 0, removed: 0 } },
      { details: { client: 'older-web', added: 1, changed: 1, removed: 2 } },
      { details: { client: 'older-web', added: 2, changed: 1, removed: 1 } },
    ])
  })

  test.each([
    ['no file', null, 'Choose a language file'],
    ['no JSON', 'buy now', 'The file is not valid JSON'],
    ['a list', ['Buy'], 'The file must be a JSON object of keys and texts'],
    ['no texts', {}, 'The file contains no texts'],
    ['nested keys', { home: { title: 'Home' } }, 'The value of “home” must be a text'],
    ['a repeated key', '{"a": "1", "a": "2"}', 'The key “a” occurs twice'],
    ['a control character', '{"a": "\\u0007"}', 'The text of “a” contains control characters'],
    ['bytes of a binary file', '\u0001\u0002', 'file must be a file of type json'],
    ['more than 512 kB', `{"a": "${'x'.repeat(513 * 1024)}"}`, 'file must not be larger than 512 kilobytes'],
  ])('with %s is refused with a message for the field and changes nothing', async (_name, file, message) => {
    await upload('app', { tap: 'Tap' })
    await translate('app', 'es', 'tap', 'Toca')
    const before = await all()
    const audited = await db`select from audit_log where id > ${since}`
    expect(await upload('app', file)).toMatchObject({ status: 400, error: true, message })
    expect(await all()).toEqual(before)
    expect(await db`select from audit_log where id > ${since}`).toHaveLength(audited.length)
  })

  test('for an unknown client is refused', async () => {
    expect(await upload('fridge' as Client, ENGLISH)).toMatchObject({ status: 400, error: true })
    expect((await all()).files).toEqual([])
  })
})

describe('a translation', () => {
  test('is listed, counted per language and leaves an audit entry', async () => {
    await upload('app', ENGLISH)
    expect((await translate('app', 'es', 'home', 'Inicio')).data).toMatchObject({
      key: 'home',
      english: 'Home',
      fallback: 'Home',
      value: 'Inicio',
      updated_at: expect.any(String),
    })
    const files = (await call('listClientFiles', {}, admin)).data
    expect(files.map(({ client, texts }) => [client, texts])).toEqual([
      ['older-web', 0],
      ['newer-web', 0],
      ['app', 3],
    ])
    // The empty text needs no translation.
    expect(files[2]!.languages.slice(0, 3)).toMatchObject([
      { code: 'en', translated: 100 },
      { code: 'es', name: 'Español', translated: 50 },
      { code: 'ar', translated: 0 },
    ])
    const languages = (await call('listAllLanguages', {}, admin)).data
    expect(languages.find(({ code }) => code === 'es')).toMatchObject({ client_texts: 1 })
    expect(
      await db`select actor_id, action, details from audit_log where id > ${since} and action like 'client text%'`,
    ).toEqual([
      {
        actor_id: admin.id,
        action: 'client text translated',
        details: { client: 'app', language_code: 'es', key: 'home', before: null, after: 'Inicio' },
      },
    ])
  })

  test('is found by its key and by words, and untranslated texts can be listed alone', async () => {
    await upload('app', ENGLISH)
    await translate('app', 'es', 'home', 'Inicio')
    const keys = async (filters: object) =>
      (await call('listClientTexts', { client: 'app', language_code: 'es', ...filters }, admin)).data.map(
        ({ key }) => key,
      )
    expect(await keys({})).toEqual(['buyNow', 'home', 'none'])
    expect(await keys({ search: 'inicio' })).toEqual(['home'])
    expect(await keys({ search: 'BUYNOW' })).toEqual(['buyNow'])
    expect(await keys({ only_missing: '1' })).toEqual(['buyNow'])
    const page = await call('listClientTexts', { client: 'app', language_code: 'es', limit: 1, offset: 1 }, admin)
    expect(page).toMatchObject({ total: 3, data: [{ key: 'home' }] })
  })

  test.each([
    ['of an unknown key', ['app', 'es', 'nothing', 'x'], 'Text not found'],
    ['of a client without a file', ['newer-web', 'es', 'home', 'x'], 'Text not found'],
    ['into an unknown language', ['app', 'xx', 'home', 'x'], 'Language not found'],
    ['with a control character', ['app', 'es', 'home', 'a\u0007b'], 'value contains control characters'],
    ['that is too long', ['app', 'es', 'home', 'x'.repeat(5001)], 'value may have at most 5000 characters'],
  ] as const)('%s is refused and changes nothing', async (_name, [client, language, key, value], message) => {
    await upload('app', ENGLISH)
    const before = await all()
    expect(await translate(client, language, key, value)).toMatchObject({ status: 400, error: true, message })
    expect(await all()).toEqual(before)
  })

  test('is deleted with its language and with the file of its client', async () => {
    await call('addLanguage', { code: 'de', name: 'Deutsch', base_code: 'en' }, admin)
    await upload('app', ENGLISH)
    await upload('older-web', ENGLISH)
    await translate('app', 'de', 'home', 'Start')
    await translate('app', 'es', 'home', 'Inicio')
    await translate('older-web', 'es', 'home', 'Inicio')
    await call('deleteLanguage', { code: 'de' }, admin)
    expect((await all()).translations).toHaveLength(2)
    await call('deleteClientFile', { client: 'app' }, admin)
    expect(await all()).toMatchObject({ files: [{ client: 'older-web' }], translations: [{ client: 'older-web' }] })
    expect(await call('deleteClientFile', { client: 'app' }, admin)).toMatchObject({ status: 400, error: true })
    expect(await db`select details from audit_log where id > ${since} and action = 'client file deleted'`).toEqual([
      { details: { client: 'app' } },
    ])
  })
})
