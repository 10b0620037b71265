import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import { s3Storage } from '#server/adapters/storage/s3.ts'
import { copyFiles } from '#server/start/file-commands.ts'
import { describeStorage, keysBelow } from '#test/support/storage-suite.ts'
import { startS3 } from './s3-server.ts'

// Independent: the Versity S3 Gateway.
const server = await startS3()
afterAll(() => server.stop())

describeStorage('S3', async () => s3Storage(server.bucket()))

test('a stream larger than one part is stored completely, and ranges across parts are returned', async () => {
  const storage = s3Storage(server.bucket())
  const content = randomBytes(20 * 1024 * 1024 + 17)
  const chunks = Array.from({ length: 21 }, (_, n) => content.subarray(n << 20, (n + 1) << 20))
  expect(await storage.put('private/large', Readable.from(chunks))).toEqual({ bytes: content.length })
  const whole = await storage.get('private/large')
  expect(whole!.bytes).toBe(content.length)
  expect((await buffer(whole!.stream)).equals(content)).toBe(true)
  const range = { start: 8 * 1024 * 1024 - 5, end: 8 * 1024 * 1024 + 4 }
  const part = await storage.get('private/large', range)
  expect([...(await buffer(part!.stream))]).toEqual([...content.subarray(range.start, range.end + 1)])
  expect(part!.bytes).toBe(content.length)
})

test('a stream that fails after its first part leaves neither a file nor an unfinished upload', async () => {
  const storage = s3Storage(server.bucket())
  const failing = Readable.from(
    (async function* () {
      for (let n = 0; n < 9; n++) yield randomBytes(1 << 20)
      throw new Error('the line went dead')
    })(),
  )
  await expect(storage.put('private/large', failing)).rejects.toThrow('the line went dead')
  expect(await keysBelow(storage, '')).toEqual([])
})

test('more files than one page are listed', async () => {
  const storage = s3Storage(server.bucket())
  const keys = Array.from({ length: 1005 }, (_, n) => `images/${String(n).padStart(4, '0')}`)
  for (let n = 0; n < keys.length; n += 50)
    await Promise.all(keys.slice(n, n + 50).map((key) => storage.put(key, Buffer.from('x'))))
  expect(await keysBelow(storage, 'images/')).toEqual(keys)
})

test('a presigned URL downloads under its name, without credentials, until it is changed', async () => {
  const storage = s3Storage(server.bucket({ hasPresignedReads: true }))
  await storage.put('private/a.pdf', Buffer.from('content'))
  const url = await storage.link!('private/a.pdf', { seconds: 60, name: 'Plan.pdf', type: 'application/pdf' })
  const response = await fetch(url!)
  expect(await response.text()).toBe('content')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="Plan.pdf"')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect((await fetch(url!.replace('a.pdf', 'b.pdf'))).status).toBe(403)
  expect((await fetch(url!.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'))).status).toBe(403)
  expect((await fetch(url!.split('?')[0]!)).status).toBe(403)
  expect(await storage.link!('private/a.pdf', { seconds: 60, name: 'Plan é.pdf', type: 'text/plain' })).toBeNull()
})

test('a wrong secret is refused', async () => {
  const storage = s3Storage(server.bucket({ secretAccessKey: 'another secret' }))
  await expect(storage.put('a', Buffer.from('x'))).rejects.toThrow('403')
})

test('a site moves to the bucket and back with equal content', async () => {
  const disk = memoryStorage()
  for (const key of ['images/a/1.webp', 'documents/b.pdf', 'private/c.zip']) await disk.put(key, randomBytes(3000))
  const bucket = s3Storage(server.bucket())
  expect(await copyFiles(disk, bucket, () => {})).toEqual({ copied: 3, same: 0, bytes: 9000 })
  const back = memoryStorage()
  await copyFiles(bucket, back, () => {})
  for (const key of await keysBelow(disk, '')) expect(await back.read(key)).toEqual(await disk.read(key))
})
