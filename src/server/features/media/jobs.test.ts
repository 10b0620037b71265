import pino from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { testDatabase } from '#test/support/database.ts'
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

test('every rendition of a new picture is made ahead, and a second run makes none', async () => {
  const { mediaId, key } = await newPhoto(700)
  await run(renderMedia, { mediaId })
  const files = ['192', '320', '48', '480', '640', '96'].flatMap((width) =>
    ['avif', ...(width === '640' ? ['jpg'] : []), 'webp'].map((format) => `${width}.${format}`),
  )
  expect((await filesOf(key)).sort()).toEqual([...files, 'master'].sort())
  const stamp = (await storage.stat(`images/users/${key}/640.avif`))?.modifiedAt
  await run(renderMedia, { mediaId })
  expect((await storage.stat(`images/users/${key}/640.avif`))?.modifiedAt).toBe(stamp)
})

test('a picture that is gone or broken by then is no failure', async () => {
  await run(renderMedia, { mediaId: 999_999 })
  const { mediaId, key } = await newPhoto(330)
  await storage.put(`images/users/${key}/master`, Buffer.from('rot'))
  await run(renderMedia, { mediaId })
  expect((await sql`select status from media where id = ${mediaId}`)[0]).toEqual({ status: 'broken' })
})

test('the sweep takes what nobody claimed, released or forgot to point at, and nothing else', async () => {
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

test('files of a transaction that failed, and uploads of a request that died, go after a day', async () => {
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
