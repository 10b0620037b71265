import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call, tokenOf } = app

let asha: MadeUser
let kabir: MadeUser
let home: MadeProperty
beforeEach(async () => {
  asha = await makeUser(db)
  kabir = await makeUser(db)
  home = await makeProperty(db, { owner_id: kabir.id })
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
// Header of a browser recording: EBML with the document type webm.
const WEBM = Buffer.concat([
  Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  ),
  Buffer.alloc(64),
])

async function sendForm(
  from: MadeUser,
  fields: Record<string, string>,
  file?: [field: string, bytes: Buffer, name: string],
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    receiver_id: String(kabir.id),
    property_id: String(home.id),
    ...fields,
  }))
    form.set(name, value)
  if (file) form.set(file[0], new Blob([new Uint8Array(file[1])]), file[2])
  const request = new Request('http://x', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/send_message',
    headers: {
      authorization: `Bearer ${await tokenOf(from)}`,
      'content-type': request.headers.get('content-type')!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, ...answer.json() }
}

const pathOf = (url: string) => url.slice('http://lintel.test'.length)

test('a multipart request without a file sends a text message', async () => {
  for (const message of ['Hello', 'Again']) expect(await sendForm(asha, { message })).toMatchObject({ error: false })
  expect(await db`select body, kind from messages where sender_id = ${asha.id} order by id`).toEqual([
    { body: 'Hello', kind: 'text' },
    { body: 'Again', kind: 'text' },
  ])
})

describe('a file', () => {
  test('is sent with text, and each participant gets a separate link', async () => {
    const sent = await sendForm(asha, { message: 'The plan', audio: '' }, ['file', PDF, '../../Плaн <1>.exe'])
    expect(sent).toMatchObject({ error: false, data: { chat_message_type: 'file_and_text', message: 'The plan' } })
    expect(sent.data.file_name).toMatch(/\.pdf$/)
    const { data } = await call('getMessages', { user_id: asha.id, property_id: home.id }, kabir)
    const link = data.data[0]!.file
    expect(link).not.toBe(sent.data.file)
    for (const url of [link, sent.data.file as string]) {
      const answer = await app.inject({ url: pathOf(url) })
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload).toEqual(PDF)
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
    }
  })

  test('cannot be read without a signature, with an altered one or after it expires', async () => {
    const { data } = await sendForm(asha, {}, ['file', PDF, 'plan.pdf'])
    const url = new URL(data.file)
    const other = await makeUser(db)
    const forged = new URL(url)
    forged.searchParams.set('user', String(other.id))
    const late = new URL(url)
    late.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 3600))
    for (const attempt of [url.pathname, pathOf(forged.href), pathOf(late.href)])
      expect((await app.inject({ url: attempt })).statusCode).toBe(404)
    expect((await call('getMessages', { user_id: asha.id, property_id: home.id }, other)).data.data).toEqual([])
  })

  test('of an unsupported type is refused, and nothing is stored', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect(await sendForm(asha, {}, ['file', html, 'plan.pdf'])).toMatchObject({ error: true })
    expect(await sendForm(asha, {}, ['file', Buffer.concat([PDF, Buffer.alloc(2_100_000)]), 'plan.pdf'])).toMatchObject(
      {
        error: true,
      },
    )
    expect(await db`select from messages where sender_id = ${asha.id}`).toHaveLength(0)
    expect(await db`select from media where owner_id = ${asha.id}`).toHaveLength(0)
  })

  test('that is a photo keeps only its pixels: location, camera data and trailing bytes are removed', async () => {
    const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#864' } })
      .withExif({ IFD3: { GPSLatitude: '41/1 9/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Exif')).toBe(true)
    const sent = await sendForm(asha, {}, ['file', Buffer.concat([photo, Buffer.from('<script>')]), 'me.jpg'])
    const { rawPayload } = await app.inject({ url: pathOf(sent.data.file) })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 80, height: 60 })
    for (const word of ['Exif', '<script>']) expect(rawPayload.includes(word), word).toBe(false)
    expect(await sendForm(asha, {}, ['file', photo.subarray(0, photo.length / 2), 'half.jpg'])).toMatchObject({
      error: true,
      message: 'This image can’t be read',
    })
  })

  const freeFiles = async () =>
    (await db`select claimed_at is null as free from media where owner_id = ${asha.id} order by id`).map(
      ({ free }) => free,
    )

  test('is kept while another message references it', async () => {
    const [first, second] = [
      await sendForm(asha, {}, ['file', PDF, 'plan.pdf']),
      await sendForm(asha, {}, ['file', PDF, 'again.pdf']),
    ]
    await call('deleteChatMessage', { message_id: second.id }, asha)
    expect(await freeFiles()).toEqual([false])
    await call('deleteChatMessage', { message_id: first.id }, asha)
    expect(await freeFiles()).toEqual([true])
  })

  test('is deleted with its message, whatever ids the other messages have', async () => {
    await db`
      select setval('messages_id_seq', top.id), setval('media_id_seq', top.id)
      from (select greatest(m.last_value, f.last_value) + 100 as id from messages_id_seq m, media_id_seq f) top`
    const other = await sendForm(asha, {}, ['file', PDF, 'plan.pdf'])
    expect(await db`select from messages where id = ${other.id} and file_media_id = id`).toHaveLength(1)
    const { id } = await sendForm(asha, {}, ['file', Buffer.concat([PDF, PDF]), 'another.pdf'])
    await call('deleteChatMessage', { message_id: id }, asha)
    expect(await freeFiles()).toEqual([false, true])
  })

  test('is deleted when its message is unsent', async () => {
    const { id } = await sendForm(asha, {}, ['file', PDF, 'plan.pdf'])
    await call('deleteChatMessage', { message_id: id }, asha)
    expect(await db`select claimed_at from media where owner_id = ${asha.id}`).toEqual([{ claimed_at: null }])
  })
})

describe('a recording', () => {
  test('made by a browser is accepted, and only on its own', async () => {
    const sent = await sendForm(asha, { message: '', file: '' }, ['audio', WEBM, 'blob'])
    expect(sent).toMatchObject({ error: false, data: { chat_message_type: 'audio', message: null, file: '' } })
    const answer = await app.inject({ url: pathOf(sent.data.audio), headers: { range: 'bytes=0-3' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([206, 'audio/webm'])
    expect(await sendForm(asha, { message: 'Listen' }, ['audio', WEBM, 'blob'])).toMatchObject({
      error: true,
      message: 'A voice message can’t include text or a file',
    })
  })
})
