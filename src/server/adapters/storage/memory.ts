import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { checkKey, checkPrefix, type Storage, type StoredFile } from './port.ts'

/** In-memory storage for tests. */
export function memoryStorage(): Storage {
  const files = new Map<string, { body: Buffer; modifiedAt: Date }>()
  const stat = (key: string): StoredFile | null => {
    const file = files.get(checkKey(key))
    return file ? { key, bytes: file.body.length, modifiedAt: file.modifiedAt } : null
  }
  return {
    async put(key, source) {
      checkKey(key)
      const body = source instanceof Readable ? await buffer(source) : Buffer.from(source)
      files.set(key, { body, modifiedAt: new Date() })
      return { bytes: body.length }
    },
    async read(key) {
      return files.get(checkKey(key))?.body ?? null
    },
    async get(key, range) {
      const found = stat(key)
      if (!found) return null
      const { body } = files.get(key)!
      const part = range ? body.subarray(range.start, range.end + 1) : body
      return { ...found, stream: Readable.from([part], { objectMode: false }) }
    },
    async stat(key) {
      return stat(key)
    },
    async delete(key) {
      files.delete(checkKey(key))
    },
    async *list(prefix) {
      checkPrefix(prefix)
      for (const key of [...files.keys()].sort()) if (key.startsWith(prefix)) yield stat(key)!
    },
    space: async () => null,
  }
}
