import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import { AppError } from '#server/errors.ts'
import { testDatabase } from '#test/support/database.ts'
import { ingestImage } from './public.ts'

const sql = await testDatabase()
const storage = memoryStorage()
const [owner] = await sql<
  { id: number }[]
>`insert into users (name, slug, login_type, phone) values ('Kabir', 'kabir', 'phone', '919800000001') returning id`
const photoOf = { folder: 'property_title_img', ownerId: owner!.id, kind: 'image' } as const

const GPS_TAG = Buffer.from([0x25, 0x88])

/** An image with a bright left and a dark right half, so that a rotation is visible. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8d8b8' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#243040' } }, left: width / 2, top: 0 },
  ])
const masterOf = async (key: string, folder = photoOf.folder as string) =>
  (await storage.read(`images/${folder}/${key}/master`))!

test('a phone photo is rotated upright, and its GPS metadata is removed', async () => {
  const phone = await halves(1200, 800)
    .jpeg()
    .withExif({ IFD0: { Artist: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const before = await sharp(phone).metadata()
  expect(before).toMatchObject({ orientation: 6, width: 1200 })
  expect(before.exif?.includes(GPS_TAG)).toBe(true)
  expect(before.exif?.includes('SECRET-OWNER')).toBe(true)
  const photo = await ingestImage(sql, storage, phone, photoOf)
  expect(photo).toMatchObject({ width: 800, height: 1200 })
  const master = await masterOf(photo.key)
  expect(master.includes('SECRET-OWNER')).toBe(false)
  const meta = await sharp(master).metadata()
  expect(meta).toMatchObject({ width: 800, height: 1200 })
  expect([meta.exif, meta.xmp, meta.iptc, meta.icc]).toEqual([undefined, undefined, undefined, undefined])
  const { dominant: top } = await sharp(
    await sharp(master).extract({ left: 0, top: 0, width: 800, height: 400 }).toBuffer(),
  ).stats()
  expect(top.r).toBeGreaterThan(180)
})

test('the media row has size, placeholder, owner and status', async () => {
  const photo = await ingestImage(sql, storage, await halves(640, 480).png().toBuffer(), {
    ...photoOf,
    alt: 'Two halves',
  })
  const [row] = await sql`select * from media where id = ${photo.mediaId}`
  expect(row).toMatchObject({
    key: photo.key,
    folder: 'property_title_img',
    owner_id: owner!.id,
    kind: 'image',
    mime: 'image/webp',
    width: 640,
    height: 480,
    alt: 'Two halves',
    is_private: false,
    status: 'ready',
    claimed_at: expect.any(Date),
  })
  expect(photo.key).toMatch(/^[0-9a-f]{32}$/)
  expect(Buffer.from(photo.thumbhash, 'base64').length).toBeLessThan(40)
  expect(photo.blur.length).toBeLessThanOrEqual(400)
  const blur = sharp(Buffer.from(photo.blur.replace('data:image/webp;base64,', ''), 'base64'))
  const { width = 0, height = 0 } = await blur.metadata()
  expect(width).toBe(16)
  expect(height).toBe(12)
})

test('a large photo is reduced to the maximum width of a page', async () => {
  const photo = await ingestImage(sql, storage, await halves(4000, 3000).jpeg().toBuffer(), photoOf)
  expect(photo).toMatchObject({ width: 2048, height: 1536 })
})

test('the same photo uploaded twice is one file and one row, and another owner gets another key', async () => {
  const bytes = await halves(300, 300).png().toBuffer()
  const first = await ingestImage(sql, storage, bytes, photoOf)
  const again = await ingestImage(sql, storage, bytes, photoOf)
  const others = await ingestImage(sql, storage, bytes, { ...photoOf, ownerId: null })
  expect(again).toEqual(first)
  expect(others.key).not.toBe(first.key)
})

test('a photo whose file is missing or whose row is broken is stored again', async () => {
  const bytes = await halves(310, 300).png().toBuffer()
  const first = await ingestImage(sql, storage, bytes, photoOf)
  await storage.delete(`images/${photoOf.folder}/${first.key}/master`)
  expect(await ingestImage(sql, storage, bytes, photoOf)).toEqual(first)
  expect(await masterOf(first.key)).not.toBeNull()
  await sql`update media set status = 'broken' where id = ${first.mediaId}`
  expect(await ingestImage(sql, storage, bytes, photoOf)).toEqual(first)
  expect((await sql`select status from media where id = ${first.mediaId}`)[0]).toEqual({ status: 'ready' })
})

test('an AVIF without metadata is stored unchanged', async () => {
  const bytes = await halves(960, 640).avif({ effort: 0 }).toBuffer()
  const photo = await ingestImage(sql, storage, bytes, photoOf)
  expect((await masterOf(photo.key)).equals(bytes)).toBe(true)
  const tagged = await halves(960, 640)
    .withExif({ IFD0: { Artist: 'SECRET-OWNER' } })
    .avif({ effort: 0 })
    .toBuffer()
  expect(tagged.includes('SECRET-OWNER')).toBe(true)
  const cleaned = await ingestImage(sql, storage, tagged, photoOf)
  expect((await masterOf(cleaned.key)).includes('SECRET-OWNER')).toBe(false)
})

test('bytes appended to a photo are removed', async () => {
  const tailed = Buffer.concat([await halves(320, 200).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const photo = await ingestImage(sql, storage, tailed, photoOf)
  expect((await masterOf(photo.key)).includes('script')).toBe(false)
})

test('a panorama of any ratio is accepted and stored at full width', async () => {
  const wide = { folder: '3d_img', ownerId: null, kind: 'panorama' } as const
  const photo = await ingestImage(sql, storage, await halves(3000, 1500).jpeg().toBuffer(), wide)
  expect(photo).toMatchObject({ width: 3000, height: 1500 })
  for (const [width, height] of [
    [3000, 1400],
    [3000, 200],
    [800, 600],
    [600, 800],
  ] as const)
    expect(await ingestImage(sql, storage, await halves(width, height).jpeg().toBuffer(), wide)).toMatchObject({
      width,
      height,
    })
})

function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const jpeg = await halves(800, 600).jpeg().toBuffer()
const bomb = png(30_000, 30_000, Buffer.alloc(30_000 * 3_751))
/** Claims 65,500 × 65,500 pixels in the frame header. */
function boastful(original: Buffer): Buffer {
  const bytes = Buffer.from(original)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(65_500, frame + 5)
  bytes.writeUInt16BE(65_500, frame + 7)
  return bytes
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>'

test.each([
  { what: 'a bomb of 900 megapixels in 109 kB', bytes: bomb, says: 'too many pixels' },
  { what: 'SVG', bytes: Buffer.from(svg), says: 'must be a JPEG' },
  { what: 'SVG with an XML head', bytes: Buffer.from(`<?xml version="1.0"?>${svg}`), says: 'must be a JPEG' },
  { what: 'HTML', bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), says: 'must be a JPEG' },
  { what: 'a PDF', bytes: Buffer.from('%PDF-1.7\n%âãÏÓ\n'), says: 'must be a JPEG' },
  { what: 'SVG in gzip', bytes: gzipSync(svg), says: 'must be a JPEG' },
  { what: 'a TIFF', bytes: await halves(100, 100).tiff().toBuffer(), says: 'must be a JPEG' },
  { what: 'an icon file', bytes: Buffer.from('00000100010010100000', 'hex'), says: 'must be a JPEG' },
  { what: 'a bitmap', bytes: Buffer.from('BM6\0\0\0\0\0\0\0'), says: 'must be a JPEG' },
  { what: 'PostScript', bytes: Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n'), says: 'must be a JPEG' },
  {
    what: 'a film',
    bytes: Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
    says: 'must be a JPEG',
  },
  {
    what: 'a script that starts as a GIF',
    bytes: Buffer.from('GIF89a/*<svg onload=alert(1)>*/=1;'),
    says: 'is damaged',
  },
  { what: 'a JPEG that boasts of 4,290 megapixels', bytes: boastful(jpeg), says: 'too many pixels' },
  { what: 'nothing', bytes: Buffer.alloc(0), says: 'must be a JPEG' },
  { what: 'half a JPEG', bytes: jpeg.subarray(0, jpeg.length / 2), says: 'is damaged' },
  { what: 'the head of a JPEG', bytes: jpeg.subarray(0, 20), says: 'is damaged' },
  { what: 'a PNG whose rows are missing', bytes: png(400, 400, Buffer.alloc(100)), says: 'is damaged' },
  { what: 'an icon', bytes: await halves(40, 40).png().toBuffer(), says: 'at least 48 × 48' },
  { what: 'a line', bytes: await halves(3000, 60).png().toBuffer(), says: 'too narrow' },
])('$what is refused with a reason, and nothing is stored', async ({ bytes, says }) => {
  const before = await sql`select count(*) from media`
  const started = performance.now()
  const refused = await ingestImage(sql, storage, bytes, { ...photoOf, field: 'title_image' }).catch((error) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ kind: 'invalid', facts: { field: 'title_image' } })
  expect(refused.message).toMatch(/^The photo /)
  expect(refused.message).toContain(says)
  expect(performance.now() - started).toBeLessThan(1_000)
  expect(await sql`select count(*) from media`).toEqual(before)
})

test('a profile photo has its own minimum size', async () => {
  const profile = { folder: 'users', ownerId: owner!.id, kind: 'image', minWidth: 120, minHeight: 120 } as const
  await expect(ingestImage(sql, storage, await halves(100, 100).png().toBuffer(), profile)).rejects.toThrow(
    'The photo must be at least 120 × 120 pixels',
  )
  expect(await ingestImage(sql, storage, await halves(120, 120).png().toBuffer(), profile)).toMatchObject({
    width: 120,
  })
})
