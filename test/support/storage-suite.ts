import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Storage, StoredFile } from '#server/adapters/storage/port.ts'

export const filesBelow = async (storage: Storage, prefix: string) => {
  const files: StoredFile[] = []
  for await (const file of storage.list(prefix)) files.push(file)
  return files
}
export const keysBelow = async (storage: Storage, prefix: string) =>
  (await filesBelow(storage, prefix)).map(({ key }) => key)

/** What every storage does; `make` returns an empty one. */
export const describeStorage = (name: string, make: () => Promise<Storage>) =>
  describe(`${name} storage`, () => {
    let storage: Storage
    beforeEach(async () => {
      storage = await make()
    })

    test('returns stored content whole, as a stream and as a range', async () => {
      expect(await storage.put('images/a/master', Buffer.from('hello world'))).toEqual({ bytes: 11 })
      expect((await storage.read('images/a/master'))?.toString()).toBe('hello world')
      const whole = await storage.get('images/a/master')
      expect(whole).toMatchObject({ key: 'images/a/master', bytes: 11 })
      expect((await buffer(whole!.stream)).toString()).toBe('hello world')
      const part = await storage.get('images/a/master', { start: 6, end: 8 })
      expect((await buffer(part!.stream)).toString()).toBe('wor')
      expect(part!.bytes).toBe(11)
    })

    test('stores a stream, and an empty file exists', async () => {
      expect(await storage.put('temp/s', Readable.from([Buffer.from('ab'), Buffer.from('cd')]))).toEqual({ bytes: 4 })
      expect(await storage.put('temp/e', Readable.from([]))).toEqual({ bytes: 0 })
      expect(await storage.stat('temp/e')).toMatchObject({ key: 'temp/e', bytes: 0 })
    })

    test('returns null for absent files, and deletes them without an error', async () => {
      await storage.put('images/x/y', Buffer.from('1'))
      for (const key of ['nowhere', 'images/x', 'images/x/y/z']) {
        expect(await storage.read(key)).toBeNull()
        expect(await storage.get(key)).toBeNull()
        expect(await storage.stat(key)).toBeNull()
      }
      await storage.delete('nowhere/at/all')
    })

    test('keeps the older file if the source fails, and leaves no trace', async () => {
      await storage.put('doc/a', Buffer.from('old'))
      const failing = Readable.from(
        (async function* () {
          yield Buffer.from('new but')
          throw new Error('the line went dead')
        })(),
      )
      await expect(storage.put('doc/a', failing)).rejects.toThrow('the line went dead')
      expect((await storage.read('doc/a'))?.toString()).toBe('old')
      expect(await keysBelow(storage, 'temp/')).toEqual([])
    })

    test('never shows a partial file while it is replaced', async () => {
      const old = Buffer.alloc(300_000, 'a')
      const fresh = Buffer.alloc(300_000, 'b')
      await storage.put('doc/a', old)
      const writes = Promise.all(Array.from({ length: 10 }, (_, i) => storage.put('doc/a', i % 2 ? old : fresh)))
      for (let i = 0; i < 30; i++) {
        const seen = (await storage.read('doc/a'))!
        expect(seen.equals(old) || seen.equals(fresh)).toBe(true)
      }
      await writes
    })

    test('lists by prefix, in order, without deleted files', async () => {
      for (const key of ['images/b/1', 'images/a/2', 'images/a/1', 'images/ab/1', 'private/1'])
        await storage.put(key, Buffer.from(key))
      expect(await keysBelow(storage, 'images/a/')).toEqual(['images/a/1', 'images/a/2'])
      expect(await keysBelow(storage, 'images/a')).toEqual(['images/a/1', 'images/a/2', 'images/ab/1'])
      expect(await keysBelow(storage, 'nothing/')).toEqual([])
      expect((await keysBelow(storage, '')).toSorted()).toEqual([
        'images/a/1',
        'images/a/2',
        'images/ab/1',
        'images/b/1',
        'private/1',
      ])
      await storage.delete('images/a/1')
      expect(await keysBelow(storage, 'images/')).toEqual(['images/a/2', 'images/ab/1', 'images/b/1'])
    })

    test.each([
      '',
      '/',
      '../x',
      'a/../../x',
      'a//b',
      '/etc/passwd',
      'a/.hidden',
      'a\\..\\b',
      'a\0b',
      'ü',
      'a/',
      'x'.repeat(501),
    ])('refuses %j as a key', async (key) => {
      await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key')
      await expect(async () => storage.read(key)).rejects.toThrow('Not a storage key')
      await expect(async () => storage.get(key)).rejects.toThrow('Not a storage key')
      await expect(async () => storage.stat(key)).rejects.toThrow('Not a storage key')
      await expect(async () => storage.delete(key)).rejects.toThrow('Not a storage key')
    })
  })
