import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'

const { call, db } = await testApp()

test('get-languages returns a language with the site’s texts', async () => {
  proves('7.12')
  expect(await call('getLanguages', { language_code: 'es', web_language_file: '1' })).toMatchObject({
    status: 200,
    error: false,
    data: {
      code: 'es',
      name: 'Español',
      rtl: 0,
      status: 1,
      deleted_at: null,
      file_name: { 'app.skip': 'Saltar al contenido' },
    },
  })
})

test('get-languages returns no texts to the apps', async () => {
  expect((await call('getLanguages', { language_code: 'en' })).data.file_name).toEqual({})
})

test('get-languages returns a language that has no texts yet', async () => {
  expect((await call('getLanguages', { language_code: 'ar', web_language_file: '1' })).data).toMatchObject({
    rtl: 1,
    file_name: {},
  })
})

test.each(['xx', '../../etc/passwd', 'en.json', "en'--", '__proto__'])(
  '%j is refused with HTTP 200',
  async (language_code) => {
    expect(await call('getLanguages', { language_code })).toMatchObject({ status: 200, error: true })
  },
)

test('a disabled language is not found', async () => {
  await db`update languages set is_active = false where code = 'es'`
  expect(await call('getLanguages', { language_code: 'es' })).toMatchObject({
    status: 200,
    error: true,
    message: 'Language not found',
  })
})

test('a missing code is refused with HTTP 200', async () => {
  expect(await call('getLanguages', {} as { language_code: string })).toMatchObject({ status: 200, error: true })
})
