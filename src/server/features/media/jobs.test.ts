import pino from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { testDatabase } from '#test/support/database.ts'
import { printPhotos } from './jobs.ts'
import { claimMedia, ingestImage, releaseMedia, renderMedia, sweepMedia } from './public.ts'

const sql = await testDatabase()
const storage = memoryStorage()
const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
let now = inTwoDays
const context = { sql, db: sql, storage, log: pino({ level: 'silent' }), now: () => now, config: { secret: 's' } }
const run = (job: typeof sweepMedia, data = {}) => job.run(context as unknown as JobContext, data)

let shade = 0
async function newPhoto(width: number, isClaimed = true) {
  const background = { r: shade++, g: 90, b: 90 }
  const bytes = await sharp({ create: { width, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
  return ingestImage(sql, storage, bytes, { folder: 'users', ownerId: null, kind: 'image', isClaimed })
}
const filesOf = async (key: string) => {
  const files: string[] = []
  for await (const file of storage.list(`images/users/${key}/`)) files.push(file.key.split('/').at(-1)!)
  return files
}
const isKept = async ({ mediaId, key }: { mediaId: number; key: string }) => {
  const [row] = await sql`select id from media where id = ${mediaId}`
  expect((await filesOf(key)).length > 0).toBe(row !== undefined)
  return row !== undefined
}

test('all renditions of a new image are created ahead, and a second run creates none', async () => {
  const { mediaId, key } = await newPhoto(700)
  await run(renderMedia, { mediaId })
  const files = [48, 96, 192, 320, 480, 640].flatMap((width) => [`${width}.avif`, `${width}.webp`])
  files.push(...[48, 120, 192, 320, 640].map((width) => `${width}.jpg`))
  expect((await filesOf(key)).sort()).toEqual([...files, 'master'].sort())
  const stamp = (await storage.stat(`images/users/${key}/640.avif`))?.modifiedAt
  await run(renderMedia, { mediaId })
  expect((await storage.stat(`images/users/${key}/640.avif`))?.modifiedAt).toBe(stamp)
})

test('an image that is missing or broken by then does not fail the job', async () => {
  await run(renderMedia, { mediaId: 999_999 })
  const { mediaId, key } = await newPhoto(330)
  await storage.put(`images/users/${key}/master`, Buffer.from('rot'))
  await run(renderMedia, { mediaId })
  expect((await sql`select status from media where id = ${mediaId}`)[0]).toEqual({ status: 'broken' })
})

test('the sweep deletes unclaimed and released media that no row refers to, and nothing else', async () => {
  const used = await newPhoto(300)
  const draft = await newPhoto(300, false)
  const kept = await newPhoto(300, false)
  const released = await newPhoto(300)
  const pointedAt = await newPhoto(300, false)
  await claimMedia(sql, [kept.mediaId])
  await releaseMedia(sql, [released.mediaId, pointedAt.mediaId])
  await sql`insert into users (name, slug, login_type, phone, profile_media_id) values ('Ines', 'ines', 'phone', '35190000', ${pointedAt.mediaId})`

  now = new Date()
  await run(sweepMedia)
  expect(await Promise.all([used, draft, kept, released, pointedAt].map(isKept))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  now = inTwoDays
  await run(sweepMedia)
  expect(await Promise.all([used, draft, kept, released, pointedAt].map(isKept))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
  await run(sweepMedia)
})

test('files of a rolled-back transaction and of an aborted upload are deleted after a day', async () => {
  let lost = ''
  await sql
    .begin(async (tx) => {
      const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0c0' } })
        .png()
        .toBuffer()
      lost = (await ingestImage(tx, storage, bytes, { folder: 'users', ownerId: null, kind: 'image' })).key
      throw new Error('rolled back')
    })
    .catch(() => {})
  const orphans = ['temp/upload', `private/${'a'.repeat(32)}.pdf`, `documents/${'b'.repeat(32)}.pdf`]
  for (const key of orphans) await storage.put(key, Buffer.from('x'))
  const used = await newPhoto(300)

  now = new Date()
  await run(sweepMedia)
  expect(await filesOf(lost)).toEqual(['master'])
  now = inTwoDays
  await run(sweepMedia)
  expect(await filesOf(lost)).toEqual([])
  for (const key of orphans) expect(await storage.stat(key)).toBeNull()
  expect(await isKept(used)).toBe(true)
})

test('a photo that is missing or cannot be decoded is marked as broken, and the others get their fingerprints', async () => {
  const photos: { mediaId: number; key: string }[] = []
  for (const background of ['#100', '#200', '#300']) {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
    photos.push(await ingestImage(sql, storage, bytes, { folder: 'property_title_img', ownerId: null, kind: 'image' }))
  }
  const [damaged, missing, intact] = photos as [(typeof photos)[0], (typeof photos)[0], (typeof photos)[0]]
  await sql`delete from photo_fingerprints`
  await storage.put(`images/property_title_img/${damaged.key}/master`, Buffer.from('rot'))
  await storage.delete(`images/property_title_img/${missing.key}/master`)
  await run(printPhotos)
  expect(await sql`select id, status from media where folder = 'property_title_img' order by id`).toEqual([
    { id: damaged.mediaId, status: 'broken' },
    { id: missing.mediaId, status: 'broken' },
    { id: intact.mediaId, status: 'ready' },
  ])
  expect(await sql`select media_id from photo_fingerprints`).toEqual([{ media_id: intact.mediaId }])
})
