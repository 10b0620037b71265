import { expect, test } from 'vitest'
import { es } from '#web/i18n/es.ts'
import { messageOf } from './messages.ts'
import { inEnglish, storedMessage, storeMessage, wordMessage } from './word-message.ts'

test.each([
  ['floors.0.title', 'floors.0.title is required', '«Título (Planos 1)» es obligatorio'],
  ['floors[1][image]', 'floors[1][image] is required', '«Imagen (Planos 2)» es obligatorio'],
  ['city', 'city is required', '«Ciudad» es obligatorio'],
  ['Balcony', 'Balcony is required', '«Balcony» es obligatorio'],
  ['', 'The request is required', '«La petición» es obligatorio'],
])(
  'the field %j is named by its wire name in English and by its label in other languages',
  (field, english, spanish) => {
    const message = messageOf('api.required', { field })
    expect(inEnglish(message)).toBe(english)
    expect(wordMessage(message, 'es', es)).toBe(spanish)
  },
)

test('a number selects the plural form of the language', () => {
  const message = (seconds: number) => messageOf('api.too-many-requests', { seconds })
  expect(inEnglish(message(1))).toBe('Too many requests. Please try again in 1 second')
  expect(inEnglish(message(3))).toBe('Too many requests. Please try again in 3 seconds')
})

test('nested messages are listed in the language of the message', () => {
  const uses = [messageOf('api.uses-people', { count: 1 }), messageOf('api.uses-translations', { count: 2 })]
  const message = messageOf('api.language-used', { uses })
  expect(inEnglish(message)).toBe('This language is used by 1 user and 2 translations, so it can’t be deleted')
  expect(wordMessage(message, 'es', es)).toBe(
    'Este idioma todavía se usa en 1 usuario y 2 traducciones, así que no se puede eliminar',
  )
})

test('a missing translation falls back to English', () => {
  expect(wordMessage({ key: 'api.sign-in' }, 'de', {})).toBe('Please sign in')
})

test('a stored message is translated when it is read, and plain text is unchanged', () => {
  const message = messageOf('api.required', { field: 'city' })
  expect(storedMessage(storeMessage(message))).toEqual(message)
  expect(inEnglish(storedMessage('written before messages were stored'))).toBe('written before messages were stored')
  expect(inEnglish(storedMessage('{"key":"nothing"}'))).toBe('{"key":"nothing"}')
})
