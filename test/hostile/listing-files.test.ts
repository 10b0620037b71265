import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { diskStorage } from '#server/adapters/storage/disk.ts'
import { buildApp } from '#server/app.ts'
import { testApp } from '#test/support/app.ts'
import { type FormValue, homeForm, makeLister, pdf, picture, postForm } from '#test/support/listings.ts'

const base = await testApp()
const { db, tokenOf } = base
const root = await mkdtemp(join(tmpdir(), 'lintel-hostile-'))
const storage = diskStorage(root)
const server = await buildApp({ ...base.services, storage }, { rateLimits: null, keepsAnswers: false })
const app = { app: server, tokenOf }
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true, force: true })
})

let owner: { id: number }
let photo: Buffer
beforeAll(async () => {
  owner = await makeLister(db)
  photo = await picture()
})

const text = (words: string) => Buffer.from(words)
const SCRIPT = '<script>alert(document.domain)</script>'
const repeat = (bytes: Buffer, times: number) => Buffer.concat(Array.from({ length: times }, () => bytes))
/** The image with a header that declares something else. */
function claiming(png: Buffer, width: number, height: number) {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(width, 16)
  copy.writeUInt32BE(height, 20)
  return copy
}
const png = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
const gif = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
    .gif()
    .toBuffer()
const file = (bytes: Buffer, name = 'photo.jpg') => ({ file: bytes, name })

/** Each is sent with an otherwise valid listing. */
const FILES: [what: string, field: string, make: () => Promise<Buffer> | Buffer, name?: string][] = [
  ['an SVG', 'title_image', () => text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 'a.svg'],
  ['an SVG called JPEG', 'title_image', () => text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a page', 'title_image', () => text(`<!doctype html>${SCRIPT}`), 'a.html'],
  ['a page called PNG', 'gallery_images[0]', () => text(`<!doctype html>${SCRIPT}`), 'a.png'],
  ['a script', 'gallery_images[0]', () => text('#!/bin/sh\nrm -rf /'), 'a.jpg'],
  ['PHP called JPEG', 'gallery_images[0]', () => text('<?php system($_GET["c"]); ?>'), 'a.php.jpg'],
  ['a program', 'gallery_images[0]', () => Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(64)])],
  ['a Windows program', 'documents[0]', () => Buffer.concat([text('MZ'), Buffer.alloc(200)]), 'a.pdf'],
  ['an empty name and an empty list of pixels', 'title_image', () => Buffer.from('ffd8ffd9', 'hex'), 'a.jpg'],
  ['a truncated JPEG', 'title_image', () => photo.subarray(0, 400)],
  ['a truncated JPEG in the gallery', 'gallery_images[0]', () => photo.subarray(0, photo.length / 3)],
  ['a JPEG header alone', 'gallery_images[0]', () => photo.subarray(0, 20)],
  ['a truncated PNG', 'gallery_images[0]', async () => (await png()).subarray(0, 60)],
  ['a PNG bomb', 'gallery_images[0]', async () => claiming(await png(), 65_000, 65_000)],
  ['a PNG of no width', 'gallery_images[0]', async () => claiming(await png(), 0, 64)],
  ['a PNG as wide as a number goes', 'title_image', async () => claiming(await png(), 0x7fffffff, 1)],
  ['a picture of one pixel', 'title_image', () => picture('#000000', 1, 1)],
  ['a picture too narrow to be seen', 'gallery_images[0]', () => picture('#000000', 2000, 50)],
  ['a GIF where photos belong', 'title_image', gif, 'a.jpg'],
  ['a GIF in the gallery', 'gallery_images[0]', gif, 'a.png'],
  ['a GIF with a page behind it', 'gallery_images[0]', async () => Buffer.concat([await gif(), text(SCRIPT)])],
  ['a PDF where photos belong', 'title_image', () => pdf(), 'a.jpg'],
  ['an archive', 'documents[0]', () => Buffer.from(`504b0304${'00'.repeat(60)}`, 'hex'), 'a.docx'],
  ['a gzip bomb', 'documents[0]', () => gzipSync(Buffer.alloc(2_000_000)), 'a.txt'],
  ['a gzip called PDF', 'documents[0]', () => gzipSync(Buffer.alloc(100)), 'a.pdf'],
  ['a photo where papers belong', 'documents[0]', () => photo, 'a.pdf'],
  ['an SVG where papers belong', 'documents[0]', () => text('<?xml version="1.0"?><svg/>'), 'a.svg'],
  ['control characters called text', 'documents[0]', () => Buffer.from([1, 2, 3, 0, 5]), 'a.txt'],
  ['a title image beyond its limit', 'title_image', () => Buffer.concat([photo, Buffer.alloc(3_100_000)])],
  ['a gallery image beyond its limit', 'gallery_images[0]', () => Buffer.concat([photo, Buffer.alloc(10_600_000)])],
  ['a paper beyond its limit', 'documents[0]', () => repeat(text('word '), 1_100_000), 'a.txt'],
  ['a view that is a PDF', 'three_d_image', () => pdf()],
  ['a view that is truncated', 'three_d_image', async () => (await picture('#445566', 1000, 500)).subarray(0, 300)],
  ['a floor that is a page', 'floors[0][image]', () => text(SCRIPT), 'floor.png'],
  ['a floor that is a bomb', 'floors[0][image]', async () => claiming(await png(), 60_000, 60_000)],
  ['an answer that is a program', 'parameters[0][value]', () => Buffer.concat([text('MZ'), Buffer.alloc(99)]), 'a.pdf'],
  ['an answer to no question', 'parameters[0][value]', () => pdf()],
  ['a search picture that is a page', 'meta_image', () => text(`<html>${SCRIPT}`), 'a.jpg'],
  ['a search picture that is broken', 'meta_image', () => photo.subarray(0, 200)],
  ['a file where text belongs', 'title', () => photo],
  ['a file for a field that does not exist', 'avatar', () => photo],
  ["a file for somebody else's field", '__proto__[x]', () => photo],
  ['a recording', 'gallery_images[0]', () => Buffer.concat([text('ID3'), Buffer.alloc(2000)]), 'a.mp3'],
]

/** Retried: the folder of temporary files can be deleted while the list is read. */
const stored = () =>
  vi.waitFor(async () =>
    (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name),
  )
const rows = async () =>
  (
    await db`select (select count(*) from properties) as homes, (select count(*) from media where owner_id = ${owner.id}) as files`
  )[0]

/** Uploaded temporary files are deleted with the request, at the latest shortly after its response. */
const nothingTemporary = () =>
  vi.waitFor(async () => expect(await readdir(join(root, 'temp')).catch(() => [])).toEqual([]), { timeout: 5000 })

test('there are forty invalid files', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(40)
})

test.each(FILES)('%s as %s is refused, and nothing of the listing is stored', async (_what, field, make, name) => {
  const before = await rows()
  const form: Record<string, FormValue> = { ...(await homeForm(db)), [field]: file(await make(), name) }
  if (field.startsWith('floors')) form['floors[0][title]'] = 'Ground'
  if (field.startsWith('parameters')) form['parameters[0][parameter_id]'] = 999_999
  const answer = await postForm(app, 'post_property', form, owner)
  expect(answer.error).toBe(true)
  expect(answer.status).toBeLessThan(500)
  expect(await rows()).toEqual(before)
  await nothingTemporary()
  // Photos that were stored before the invalid one have no row; the nightly sweep deletes them.
  expect((await stored()).filter((found) => /\.(svg|html|php|sh|exe)/.test(found))).toEqual([])
})

test.each([
  '../../../etc/passwd.jpg',
  '..\\..\\windows\\system32\\a.jpg',
  '/etc/shadow',
  'a\u0000.jpg',
  `${'n'.repeat(3000)}.jpg`,
  '.htaccess',
  'CON.jpg',
  'a.jpg\r\nX-Header: 1',
])('the file name %j is replaced by a safe one and does not leave the folder', async (name) => {
  const form = { ...(await homeForm(db)), 'documents[0]': file(pdf(), name.replace(/\0/g, '%00')) }
  const answer = await postForm(app, 'post_property', form, owner)
  expect(answer.status).toBe(200)
  await nothingTemporary()
  const names = (await stored()).filter((found) => !/^([0-9a-f]{32}\.pdf|master|\d+\.(webp|avif|jpg))$/.test(found))
  expect(names).toEqual([])
  expect(answer.data[0]!.documents[0]!.file_name).toMatch(/^[\p{L}\p{N}-]{1,80}\.pdf$/u)
})

test('an upload aborted in the middle of a file leaves nothing behind', async () => {
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const before = await rows()
  const head = [
    'POST /api/post_property HTTP/1.1',
    'Host: lintel.test',
    `Authorization: Bearer ${await tokenOf(owner)}`,
    'Content-Type: multipart/form-data; boundary=B',
    'Content-Length: 5000000',
    '',
    '--B',
    'Content-Disposition: form-data; name="title_image"; filename="a.jpg"',
    '',
    '',
  ].join('\r\n')
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(Buffer.concat([Buffer.from(head), photo, Buffer.alloc(200_000)]))
  await vi.waitFor(async () => expect(await readdir(join(root, 'temp'))).not.toEqual([]), { timeout: 5000 })
  socket.destroy()
  await nothingTemporary()
  expect(await rows()).toEqual(before)
})
