import { beforeEach, describe, expect, test } from 'vitest'
import { editedTexts } from '#server/adapters/texts/edited.ts'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { ar } from '#web/i18n/ar.ts'
import { en } from '#web/i18n/en.ts'
import { es } from '#web/i18n/es.ts'
import { fr } from '#web/i18n/fr.ts'
import { hi } from '#web/i18n/hi.ts'

const app = await testApp({ keepsAnswers: true })
const { db, services } = app
services.texts = editedTexts(db, memoryTexts({ en, es, ar, hi, fr }), 0)

beforeEach(() => db`update contact_requests set created_at = created_at - interval '2 hours'`)

const letter = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.com',
  subject: 'Garden',
  message: 'Is the garden flat still free?',
}

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers })

describe.each([
  {
    language: 'es',
    required: '«Asunto» es obligatorio',
    refused: 'Inicia sesión',
    sent: 'Gracias. Tu mensaje se ha enviado.',
  },
  {
    language: 'ar',
    required: 'الحقل «الموضوع» مطلوب',
    refused: 'يرجى تسجيل الدخول',
    sent: 'شكرًا. تم إرسال رسالتك.',
  },
  {
    language: 'fr',
    required: '« Objet » est obligatoire',
    refused: 'Veuillez vous connecter',
    sent: 'Merci. Votre message a été envoyé.',
  },
])('Content-Language: $language', ({ language, required, refused, sent }) => {
  const headers = { 'content-language': language }

  test('a validation message names the field by its label', async () => {
    const { subject: _, ...rest } = letter
    const answer = await post('/api/contct_us', rest, headers)
    expect(answer.json()).toEqual({ error: true, message: required, field: 'subject' })
    expect(answer.headers['content-language']).toBe(language)
  })

  test('a refusal is in the language of the request', async () => {
    const answer = await app.inject({ url: '/api/get_favourite_property', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().message).toBe(refused)
    expect(answer.headers.vary).toContain('Content-Language')
  })

  test('a success is in the language of the request', async () => {
    const answer = await post('/api/contct_us', letter, headers)
    expect(answer.json()).toMatchObject({ error: false, message: sent })
    expect(answer.headers['content-language']).toBe(language)
  })
})

test('a message that clients compare is English in every language', async () => {
  proves('8.3')
  await makeUser(db, { email: 'asha@lintel.test' })
  const sign = { type: '3', email: 'asha@lintel.test', password: 'not the one' }
  const answer = await post('/api/user_signup', sign, { 'content-language': 'es' })
  expect(answer.json()).toMatchObject({
    message: 'The details entered are incorrect Please enter the correct details and try again.',
    translated_message: 'Los datos introducidos no son correctos. Introdúcelos bien e inténtalo de nuevo.',
  })
  expect(answer.headers['content-language']).toBe('en')
})

test('an English message names the wire field', async () => {
  const answer = await post('/api/contct_us', { ...letter, email: 'asha' })
  expect(answer.json().message).toBe('email is not a valid email address')
})

test('lang in the query takes precedence over Content-Language, and that over Accept-Language', async () => {
  const asked = async (query: string, headers: Record<string, string>) =>
    (await app.inject({ url: `/api/get_favourite_property${query}`, headers })).json().message
  const all = { 'content-language': 'ar', 'accept-language': 'es' }
  expect(await asked('?lang=fr', all)).toBe('Veuillez vous connecter')
  expect(await asked('', all)).toBe('يرجى تسجيل الدخول')
  expect(await asked('', { 'accept-language': 'es' })).toBe('Inicia sesión')
  expect(await asked('?lang=xx', {})).toBe('Please sign in')
})

test('a request without a language is answered in the default language of the site', async () => {
  await db`insert into settings (key, value) values ('default_language', 'fr')
    on conflict (key) do update set value = excluded.value`
  try {
    await services.texts.edits()
    const answer = await app.inject({ url: '/api/no-such-call' })
    expect(answer.json()).toMatchObject({ message: 'Cet appel n’existe pas', code: 404 })
    expect(answer.headers['content-language']).toBe('fr')
  } finally {
    await db`delete from settings where key = 'default_language'`
    await services.texts.edits()
  }
})

test('the operator’s override of a message is used', async () => {
  await db`insert into text_edits (language_code, key, value, updated_at) values ('es', 'api.sign-in', 'Entra primero', now())`
  await services.texts.edits()
  const answer = await app.inject({ url: '/api/get_favourite_property', headers: { 'content-language': 'es' } })
  expect(answer.json().message).toBe('Entra primero')
})

test('a cached response is not served in another language', async () => {
  const asked = async (language: string) =>
    (await app.inject({ url: '/api/agent-list?limit=1', headers: { 'content-language': language } })).json().message
  expect([await asked('es'), await asked('fr'), await asked('en'), await asked('es')]).toEqual([
    'Datos obtenidos correctamente',
    'Données récupérées',
    'Data fetched successfully',
    'Datos obtenidos correctamente',
  ])
})

test('a refusal before the body is read is in the language of the request', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contct_us',
    headers: { 'content-language': 'es', 'content-type': 'application/json' },
    payload: '{',
  })
  expect(answer.json().message).toBe('El cuerpo no es JSON válido')
})
