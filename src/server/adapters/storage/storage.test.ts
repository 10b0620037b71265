import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeStorage, filesBelow } from '#test/support/storage-suite.ts'
import { diskStorage } from './disk.ts'
import { memoryStorage } from './memory.ts'

const roots: string[] = []
const newRoot = async () => {
  const root = await mkdtemp(join(tmpdir(), 'lintel-storage-'))
  roots.push(root)
  return root
}
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))))

describeStorage('disk', async () => diskStorage(await newRoot()))
describeStorage('memory', async () => memoryStorage())

test('on disk, files are readable for this account only, and empty folders are removed', async () => {
  const root = await newRoot()
  const storage = diskStorage(root)
  await storage.put('images/a/1', Buffer.from('x'))
  expect((await stat(join(root, 'images/a/1'))).mode & 0o777).toBe(0o600)
  await storage.delete('images/a/1')
  expect(await readdir(join(root, 'images'))).toEqual([])
})

test('on disk, files left incomplete by a crash are in temp, for the sweep', async () => {
  const root = await newRoot()
  const storage = diskStorage(root)
  await storage.put('temp/upload', Buffer.from('x'))
  await writeFile(join(root, 'temp/partial-1'), 'half')
  await utimes(join(root, 'temp/partial-1'), 1, 1)
  const [partial] = await filesBelow(storage, 'temp/')
  expect(partial).toMatchObject({ key: 'temp/partial-1', modifiedAt: new Date(1000) })
})
