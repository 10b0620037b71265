import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { deriveFrom } from '#server/derive.ts'
import { AppError } from '#server/errors.ts'
import { mediaRoutes } from '#server/http/media.ts'
import { testDatabase } from '#test/support/database.ts'
import {
  documentUrl,
  type IngestedImage,
  ingestDocument,
  ingestImage,
  mediaSource,
  privateDocumentUrl,
} from './public.ts'

const db = await testDatabase()
const memory = memoryStorage()
const reads: string[] = []
const writes: string[] = []
let storage: Storage
const warnings: string[] = []
let queries = 0
let now = new Date('2026-11-15T12:00:00Z')
const derive = deriveFrom('a secret of at least thirty-two characters')

const source = mediaSource({
  db: new Proxy(db, {
    apply(target, self, given) {
      queries++
      return Reflect.apply(target, self, given)
    },
  }),
  storage: {
    ...memory,
    read: (key) => {
      reads.push(key)
      return storage.read(key)
    },
    put: (key, body) => {
      writes.push(key)
      return storage.put(key, body)
    },
  },
  derive,
  log: { warn: (_facts, message) => warnings.push(message) },
  now: () => now,
})
const app = fastify()
mediaRoutes(app, source)
afterAll(() => app.close())
beforeEach(() => {
  storage = memory
  reads.length = writes.length = warnings.length = queries = 0
})

let tint = 0
async function newPhoto(width = 1000, height = 700): Promise<IngestedImage> {
  const background = { r: 200, g: tint++ % 256, b: 90 }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return ingestImage(db, memory, bytes, { folder: 'users', ownerId: null, kind: 'image' })
}
const addressOf = (photo: { key: string }, file: string) => `/images/users/${photo.key}/${file}`

test.each([
  { file: '320.avif', type: 'image/avif', decoded: 'heif' },
  { file: '480.webp', type: 'image/webp', decoded: 'webp' },
  { file: '640.jpg', type: 'image/jpeg', decoded: 'jpeg' },
])(
  '$file is created on the first request and then served from storage with an immutable cache header',
  async ({ file, type, decoded }) => {
    const photo = await newPhoto()
    const first = await app.inject(addressOf(photo, file))
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'content-length': String(first.rawPayload.length),
    })
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({
      format: decoded,
      width: Number.parseInt(file, 10),
    })
    reads.length = 0
    const second = await app.inject(addressOf(photo, file))
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(reads).toEqual([addressOf(photo, file).slice(1)])
    expect(queries).toBe(0)
  },
)

test('a browser with a copy gets a 304 without a storage read', async () => {
  const photo = await newPhoto()
  const { headers } = await app.inject(addressOf(photo, '320.webp'))
  reads.length = 0
  for (const known of [headers.etag, `"other", W/${headers.etag}`]) {
    const again = await app.inject({ url: addressOf(photo, '320.webp'), headers: { 'if-none-match': known } })
    expect(again).toMatchObject({ statusCode: 304, payload: '' })
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] })
  }
  expect(reads).toEqual([])
})

test('HEAD returns the headers of GET', async () => {
  const photo = await newPhoto()
  const get = await app.inject(addressOf(photo, '320.webp'))
  const head = await app.inject({ method: 'HEAD', url: addressOf(photo, '320.webp') })
  expect(head).toMatchObject({ statusCode: 200, payload: '' })
  for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
    expect(head.headers[name]).toBe(get.headers[name])
})

test('parallel requests for one rendition create it once', async () => {
  const photo = await newPhoto()
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(addressOf(photo, '480.avif'))))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(writes).toHaveLength(1)
})

const somebody = '0123456789abcdef0123456789abcdef'
test.each([
  `/images/property_title_img/${somebody}/320.webp`,
  `/images/property_title_img/${somebody}/321.webp`,
  `/images/property_title_img/${somebody}/320.svg`,
  `/images/property_title_img/${somebody}/master`,
  '/images/',
  '/images/favicon.png',
  '/images/..%2f..%2fprivate/x/320.webp',
  `/images/private/${somebody}.pdf`,
  `/images/${'a'.repeat(90)}`,
])('%s returns 404 with a placeholder image', async (url) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  expect(answer.headers.etag).toBeUndefined()
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'svg', width: 480 })
  expect(queries).toBe(0)
})

test('no rendition is wider than its master', async () => {
  const photo = await newPhoto(500, 400)
  expect((await app.inject(addressOf(photo, '480.webp'))).statusCode).toBe(200)
  expect((await app.inject(addressOf(photo, '640.webp'))).statusCode).toBe(404)
  expect(writes).toEqual([addressOf(photo, '480.webp').slice(1)])
})

test('a damaged master is marked as broken, answered with 404 and decoded only once', async () => {
  const photo = await newPhoto()
  const place = `images/users/${photo.key}/master`
  const master = (await memory.read(place))!
  await memory.put(place, master.subarray(0, master.length / 3))
  for (const file of ['320.webp', '480.webp', '320.avif'])
    expect(await app.inject(addressOf(photo, file))).toMatchObject({
      statusCode: 404,
      headers: { 'content-type': 'image/svg+xml' },
    })
  expect(warnings).toEqual(['A stored picture cannot be decoded'])
  expect((await db`select status from media where id = ${photo.mediaId}`)[0]).toEqual({ status: 'broken' })
})

test('a rendition that cannot be stored is still served', async () => {
  const photo = await newPhoto()
  storage = { ...memory, put: () => Promise.reject(new Error('disk full')) }
  expect((await app.inject(addressOf(photo, '320.webp'))).statusCode).toBe(200)
  expect(warnings).toEqual(['A rendition could not be stored'])
  expect((await db`select status from media where id = ${photo.mediaId}`)[0]).toEqual({ status: 'ready' })
})

test('an overloaded server returns 503 with retry-after, and the response is not cached', async () => {
  const busy = fastify()
  mediaRoutes(busy, {
    ...source,
    findImage: () => Promise.reject(new AppError('unavailable', 'api.too-many-pictures')),
  })
  const answer = await busy.inject(`/images/users/${somebody}/96.webp`)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': '2',
    'content-type': 'image/svg+xml',
  })
  await busy.close()
})

async function newDocument(isPrivate: boolean, originalName: string, text = `%PDF-1.7 ${originalName}`, type = 'pdf') {
  await memory.put('temp/u', Buffer.from(text))
  const upload = { field: 'documents[0]', key: 'temp/u', bytes: text.length, type, originalName }
  const folder = 'property_document_img'
  return ingestDocument(db, memory, upload, { folder, ownerId: null, kind: 'document', isPrivate })
}

test('a public document is a download without active content', async () => {
  const paper = await newDocument(false, 'C:\\papers\\Plán & lease.html')
  expect(paper.name).toBe('Plán-lease.pdf')
  const answer = await app.inject(documentUrl('', paper))
  expect(answer).toMatchObject({ statusCode: 200, payload: '%PDF-1.7 C:\\papers\\Plán & lease.html' })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Pl%C3%A1n-lease.pdf",
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'content-length': String(answer.rawPayload.length),
  })
  expect(queries).toBe(0)
  const head = await app.inject({ method: 'HEAD', url: documentUrl('', paper) })
  expect(head).toMatchObject({ statusCode: 200, payload: '' })
  expect(head.headers['content-length']).toBe(answer.headers['content-length'])
})

test.each(['x.html', 'x.svg', 'x.doc', 'x', 'x.constructor', 'x.pdf/../y'])(
  'the same document under the name %s is not found',
  async (name) => {
    const { key } = await newDocument(false, 'lease.pdf')
    expect((await app.inject(`/documents/${key}/${encodeURIComponent(name)}`)).statusCode).toBe(404)
  },
)

test('a recording supports range requests', async () => {
  const { key, name } = await newDocument(false, 'voice.webm', '0123456789', 'webm')
  const url = documentUrl('', { key, name })
  const from = (range: string) => app.inject({ url, headers: { range } })
  expect(await from('bytes=2-4')).toMatchObject({
    statusCode: 206,
    payload: '234',
    headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3', 'content-type': 'audio/webm' },
  })
  expect(await from('bytes=7-')).toMatchObject({ statusCode: 206, payload: '789' })
  expect(await from('bytes=-2')).toMatchObject({ statusCode: 206, payload: '89' })
  expect(await from('bytes=5-99')).toMatchObject({ statusCode: 206, payload: '56789' })
  expect(await from('bytes=10-')).toMatchObject({ statusCode: 416, headers: { 'content-range': 'bytes */10' } })
  expect(await from('bytes=1-2,4-5')).toMatchObject({ statusCode: 200, payload: '0123456789' })
})

test('a private document can be read only with its own unexpired link', async () => {
  const paper = await newDocument(true, 'passport.pdf')
  const other = await newDocument(true, 'deed.pdf')
  const link = privateDocumentUrl('', derive, paper, { id: 7 }, now)
  const opened = await app.inject(link)
  expect(opened).toMatchObject({ statusCode: 200, payload: '%PDF-1.7 passport.pdf' })
  expect(opened.headers['cache-control']).toBe('private, no-store')
  expect(opened.headers).not.toHaveProperty('access-control-allow-origin')

  const forged = [
    documentUrl('', paper),
    link.replace(paper.key, other.key),
    link.replace('user=7', 'user=8'),
    link.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 3600}`),
    link.replace(/signature=./, 'signature=_'),
    link.replace(/&signature=.*/, ''),
    `${link}&signature=twice`,
    link.replace('/documents/', '/images/'),
  ]
  for (const url of forged) expect(`${url} ${(await app.inject(url)).statusCode}`).toBe(`${url} 404`)
  now = new Date(now.getTime() + 901_000)
  expect((await app.inject(link)).statusCode).toBe(404)
})

test('a link for a private document does not open a public one', async () => {
  const paper = await newDocument(false, 'brochure.pdf')
  expect((await app.inject(privateDocumentUrl('', derive, paper, { id: 7 }, now))).statusCode).toBe(404)
})
