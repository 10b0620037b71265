import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskStorage } from '#server/adapters/storage/disk.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { AppError } from '#server/errors.ts'
import { acceptMultipart, type FileRules, MAX_FILES_PER_LIST, type ReceivedForm, receiveMultipart } from './uploads.ts'

const PHOTO = { maxKilobytes: 100, types: ['jpg', 'png'] } as const
const RULES: FileRules = {
  title_image: PHOTO,
  gallery_images: { ...PHOTO, many: true },
  documents: { maxKilobytes: 50, types: ['pdf', 'doc', 'docx', 'txt'], many: true },
  'plans[][document]': { maxKilobytes: 50, types: ['pdf'], many: true },
  audio: { maxKilobytes: 50, types: ['mp3', 'webm'] },
}
const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#842' } })
  .jpeg()
  .toBuffer()
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')

let root: string
let storage: Storage
let app: FastifyInstance
let seen: ReceivedForm | null
let failure: unknown

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lintel-uploads-'))
  storage = diskStorage(root)
  app = fastify()
  await acceptMultipart(app)
  seen = failure = null
  app.post('/', async (request, reply) => {
    try {
      seen = await receiveMultipart(request, { files: RULES, bodyKilobytes: 64 }, storage)
      return 'fine'
    } catch (error) {
      failure = error
      if (!(error instanceof AppError)) throw error
      return reply.code(400).send(error.message)
    }
  })
})
afterEach(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

const leftBehind = () => readdir(join(root, 'temp')).catch(() => [])

interface Part {
  name: string
  body: string | Buffer
  filename?: string
  type?: string
}

function encode(parts: Part[], ending = '--BOUND--\r\n'): Buffer {
  const chunks = parts.flatMap(({ name, body, filename, type }) => [
    `--BOUND\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n`,
    type ? `Content-Type: ${type}\r\n\r\n` : '\r\n',
    body,
    '\r\n',
  ])
  return Buffer.concat([...chunks, ending].map((chunk) => Buffer.from(chunk)))
}

const send = (payload: Buffer, contentType = 'multipart/form-data; boundary=BOUND') =>
  app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': contentType } })
const file = (name: string, body: string | Buffer = photo, filename = 'a.jpg'): Part => ({
  name,
  body,
  filename,
  type: 'image/jpeg',
})

async function refusal(payload: Buffer, contentType?: string): Promise<AppError> {
  const answer = await send(payload, contentType)
  expect(answer.statusCode).toBe(400)
  expect(failure).toBeInstanceOf(AppError)
  expect(await leftBehind()).toEqual([])
  return failure as AppError
}

test('fields and files arrive in order, and each file has a random name that only this account can read', async () => {
  await send(
    encode([
      { name: 'title', body: 'Sea Villa ü' },
      file('gallery_images[1]'),
      { name: 'parameters[0][value]', body: '3' },
      file('title_image', photo, 'beach house.jpg'),
    ]),
  )
  expect(seen?.fields).toEqual([
    ['title', 'Sea Villa ü'],
    ['parameters[0][value]', '3'],
  ])
  expect(seen?.files).toMatchObject([
    { field: 'gallery_images[1]', bytes: photo.length, type: 'jpg' },
    { field: 'title_image', bytes: photo.length, type: 'jpg', originalName: 'beach house.jpg' },
  ])
  for (const { key } of seen!.files) {
    expect(key).toMatch(/^temp\/[0-9a-f]{32}$/)
    expect((await stat(join(root, key))).mode & 0o777).toBe(0o600)
    expect((await readFile(join(root, key))).equals(photo)).toBe(true)
  }
})

test.each(['gallery_images', 'gallery_images[]', 'gallery_images[0]', 'plans[3][document]'])(
  'the field %s matches its rule',
  async (name) => {
    expect((await send(encode([file(name, name.startsWith('plans') ? pdf : photo)]))).body).toBe('fine')
    expect(seen?.files).toHaveLength(1)
  },
)

test('an empty file part counts as no file', async () => {
  await send(encode([file('title_image', '', ''), file('unheard_of', '', '')]))
  expect(seen).toEqual({ fields: [], files: [] })
  expect(await leftBehind()).toEqual([])
})

test('a file name with a path does not change the storage location', async () => {
  await send(encode([file('title_image', photo, '../../etc/cron.d/x.php')]))
  expect(seen?.files).toMatchObject([{ type: 'jpg' }])
  expect(await leftBehind()).toHaveLength(1)
  expect(await readdir(root)).toEqual(['temp'])
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
test.each([
  { what: 'SVG as .png', name: 'title_image', body: svg },
  { what: 'XML-headed SVG', name: 'title_image', body: `<?xml version="1.0"?>${svg}` },
  { what: 'HTML as .jpg', name: 'title_image', body: '<!doctype html><script>alert(1)</script>' },
  { what: 'PDF as a photo', name: 'title_image', body: pdf },
  { what: 'a GIF where only JPG and PNG are taken', name: 'title_image', body: 'GIF89a\x01\x00\x01\x00\x00\x00\x00;' },
  { what: 'a program as a document', name: 'documents[0]', body: Buffer.from('7f454c460201010000000000', 'hex') },
  {
    what: 'a zip as a document',
    name: 'documents[0]',
    body: Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  },
  { what: 'bytes that are nothing', name: 'documents[0]', body: Buffer.from([1, 2, 3, 0, 5]) },
  { what: 'a photo as audio', name: 'audio', body: photo },
])('$what is refused by its content', async ({ name, body }) => {
  const error = await refusal(encode([file('gallery_images[0]'), file(name, body)]))
  expect(error).toMatchObject({ kind: 'invalid', facts: { field: name } })
  expect(error.message).toMatch(/must be a file of type/)
})

test('plain text is accepted by a rule that allows it', async () => {
  await send(encode([file('documents[]', 'The lease runs\nuntil märz.\n', 'lease.txt')]))
  expect(seen?.files).toMatchObject([{ type: 'txt' }])
})

test('a file above its size limit is refused, and the files before it are deleted', async () => {
  const error = await refusal(
    encode([file('gallery_images[0]'), file('title_image', Buffer.alloc(100 * 1024 + 1, photo))]),
  )
  expect(error).toMatchObject({ kind: 'invalid', message: 'title_image must not be larger than 100 kilobytes' })
})

test('an undeclared file is refused before it is stored', async () => {
  const disk = storage
  const stored: string[] = []
  storage = {
    ...disk,
    put: (key, body) => {
      stored.push(key)
      return disk.put(key, body)
    },
  }
  const error = await refusal(encode([file('gallery_images[0]'), file('shell', Buffer.alloc(500_000))]))
  expect(error).toMatchObject({ kind: 'invalid', message: 'shell does not accept a file' })
  expect(stored).toHaveLength(1)
})

test('an image above the maximum number is refused, in a list and in a single field', async () => {
  const crowd = Array.from({ length: MAX_FILES_PER_LIST + 1 }, (_, i) => file(`gallery_images[${i}]`))
  expect(await refusal(encode(crowd))).toMatchObject({ kind: 'too-large' })
  expect(await refusal(encode([file('title_image'), file('title_image')]))).toMatchObject({ kind: 'too-large' })
  expect((await send(encode(crowd.slice(1)))).body).toBe('fine')
})

test.each([
  { what: 'no boundary', payload: encode([file('title_image')]), type: 'multipart/form-data' },
  { what: 'another boundary', payload: encode([file('title_image')]), type: 'multipart/form-data; boundary=OTHER' },
  { what: 'a form cut in a file', payload: encode([file('gallery_images[0]'), file('title_image')]).subarray(0, -300) },
  { what: 'a form cut in a header', payload: encode([{ name: 'a', body: 'b' }], '--BOUND\r\nContent-Dispo') },
  { what: 'noise', payload: Buffer.alloc(3000, 'noise') },
  { what: 'a name of the prototype', payload: encode([file('title_image'), { name: '__proto__', body: 'x' }]) },
  { what: 'a broken JSON field', payload: encode([{ name: 'a', body: '{', type: 'application/json' }]) },
  { what: 'an endless name', payload: encode([file('title_image'), { name: 'a'.repeat(400), body: 'x' }]) },
  {
    what: 'ten thousand fields',
    payload: encode(Array.from({ length: 10_000 }, (_, i) => ({ name: `f${i}`, body: '1' }))),
  },
  {
    what: 'broken UTF-8',
    payload: encode([file('title_image'), { name: 'a', body: Buffer.from([0x61, 0xff, 0xfe]) }]),
  },
])('$what is reported as a client error', async ({ payload, type }) => {
  expect(await refusal(payload, type)).toMatchObject({ kind: 'malformed' })
})

test('text above the limit of the call is refused as too large, and the files are deleted', async () => {
  const long = encode([file('title_image'), { name: 'a', body: 'x'.repeat(300_000) }])
  expect(await refusal(long)).toMatchObject({ kind: 'too-large' })
  expect(await leftBehind()).toEqual([])
})

test('a connection lost during an upload leaves no files', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const body = encode([file('gallery_images[0]'), file('title_image', Buffer.alloc(90_000, photo))])
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=BOUND\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, body.length - 40_000))
  while ((await leftBehind()).length < 2) await pause(5)
  socket.destroy()
  while (failure === null) await pause(5)
  expect(failure).toMatchObject({ kind: 'malformed' })
  expect(await leftBehind()).toEqual([])
})

test('a refused client can read the response although it was still sending', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=BOUND' },
    body: new Uint8Array(encode([file('title_image', Buffer.alloc(8_000_000, photo))])),
  })
  expect(await answer.text()).toBe('title_image must not be larger than 100 kilobytes')
})

test('a storage failure is a defect and not a client error', async () => {
  storage = { ...storage, put: async () => Promise.reject(Object.assign(new Error('disk full'), { code: 'ENOSPC' })) }
  const answer = await send(encode([file('title_image')]))
  expect(answer.statusCode).toBe(500)
  expect(failure).not.toBeInstanceOf(AppError)
})
