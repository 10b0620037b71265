import { expect, test } from 'vitest'
import { GENERATIONS, newAddress, send, siteUrl } from './client.ts'
import { demoUser } from './people.ts'

/** The numbers of keys that the clients have. */
const KEYS = { older: 835, newer: 1315 }
const CLIENTS = { older: 'older-web', newer: 'newer-web' }
const englishOf = (client: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key ${index}`, `${client} {name} ${index}`]))

async function upload(client: string, texts: Record<string, string>) {
  const { token } = await demoUser('meera')
  const file = new File([JSON.stringify(texts)], 'en.json')
  const { status, body } = await send('older', 'admin/upload-client-file', {
    method: 'POST',
    token,
    fields: { client, file },
  })
  expect([status, body.error]).toEqual([200, false])
}

async function translate(client: string, key: string, value: string) {
  const { token } = await demoUser('meera')
  const fields = { client, language_code: 'es', key, value }
  expect((await send('older', 'admin/save-client-text', { method: 'POST', token, fields })).status).toBe(200)
}

test.each(GENERATIONS.map((generation) => ({ generation })))(
  'the $generation client gets its own keys in each language, translated or in its English',
  async ({ generation }) => {
    const english = englishOf(generation, KEYS[generation])
    await upload(CLIENTS[generation], english)
    await translate(CLIENTS[generation], 'key 0', `${generation} traducido`)
    const read = async (language_code: string) => {
      const { body } = await send(generation, 'get_languages', { fields: { language_code, web_language_file: 1 } })
      return (body.data as { file_name: Record<string, string> }).file_name
    }
    expect(await read('es')).toEqual({ ...english, 'key 0': `${generation} traducido` })
    for (const language of ['en', 'ar']) expect(await read(language)).toEqual(english)
  },
)

test('the mobile app gets its own keys, in the language of its header', async () => {
  await upload('app', { tap: 'Tap' })
  await translate('app', 'tap', 'Toca')
  const response = await fetch(`${siteUrl}/api/get_languages?language_code=es`, {
    headers: { 'content-language': 'es', 'x-forwarded-for': newAddress() },
  })
  expect((await response.json()).data).toMatchObject({ code: 'es', file_name: { tap: 'Toca' } })
})
