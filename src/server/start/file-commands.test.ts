import { expect, test } from 'vitest'
import { keysBelow } from '#test/support/storage-suite.ts'
import { memoryStorage } from '../adapters/storage/memory.ts'
import type { Storage } from '../adapters/storage/port.ts'
import { copyFiles } from './file-commands.ts'

const silent = () => {}

async function sourceWith(content: Record<string, string>): Promise<Storage> {
  const storage = memoryStorage()
  for (const [key, text] of Object.entries(content)) await storage.put(key, Buffer.from(text))
  return storage
}

test('every file but temporary ones is copied, and a second run copies only what changed', async () => {
  const source = await sourceWith({ 'images/a': 'one', 'private/b': 'two', 'temp/c': 'half' })
  const target = memoryStorage()
  expect(await copyFiles(source, target, silent)).toEqual({ copied: 2, same: 0, bytes: 6 })
  expect(await keysBelow(target, '')).toEqual(['images/a', 'private/b'])
  await target.put('images/a', Buffer.from('eno'))
  expect(await copyFiles(source, target, silent)).toEqual({ copied: 1, same: 1, bytes: 3 })
  expect(String(await target.read('images/a'))).toBe('one')
  expect(await keysBelow(source, '')).toEqual(['images/a', 'private/b', 'temp/c'])
})

test('a target that stores other bytes stops the copy and is named', async () => {
  const source = await sourceWith({ 'images/a': 'one' })
  const target = memoryStorage()
  const broken: Storage = { ...target, put: (key) => target.put(key, Buffer.from('eno')) }
  await expect(copyFiles(source, broken, silent)).rejects.toThrow('images/a differs after the copy')
})
