import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkKey, checkPrefix, type Storage, type StoredFile } from './port.ts'

/**
 * Default storage: files below `root`, readable for this account only. Incomplete files are in `temp/`, which is swept.
 */
export function diskStorage(root: string): Storage {
  const place = (key: string) => join(root, checkKey(key))
  return {
    async put(key, body) {
      const target = place(key)
      const partial = join(root, 'temp', `partial-${randomBytes(16).toString('hex')}`)
      try {
        const bytes = await writeWhole(partial, body)
        await makingFolder(target, () => rename(partial, target))
        return { bytes }
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    read: (key) => orNull(readFile(place(key))),
    async get(key, range) {
      const file = await orNull(open(place(key)))
      if (!file) return null
      try {
        const found = await file.stat()
        if (found.isFile())
          return { key, bytes: found.size, modifiedAt: found.mtime, stream: file.createReadStream(range ?? {}) }
      } catch (error) {
        await file.close()
        throw error
      }
      await file.close()
      return null
    },
    stat: (key) => describe(root, checkKey(key)),
    async delete(key) {
      const path = place(key)
      await rm(path, { force: true })
      // rmdir fails on a folder that still contains files, as intended.
      await rmdir(dirname(path)).catch(() => {})
    },
    list: (prefix) => walk(root, checkPrefix(prefix)),
    async space() {
      await mkdir(root, { recursive: true })
      const { bavail, blocks, bsize } = await statfs(root)
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    },
  }
}

/** Created exclusively and flushed, so that after a crash a renamed file has its content. */
async function writeWhole(path: string, body: Uint8Array | Readable): Promise<number> {
  const file = await makingFolder(path, () => open(path, 'wx', 0o600))
  const target = createWriteStream(path, { fd: file, flush: true })
  await pipeline(body instanceof Readable ? body : [body], target)
  return target.bytesWritten
}

/** Folders are created only if missing: the common case costs no extra call. */
async function makingFolder<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!isAbsent(error)) throw error
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return act()
  }
}

async function* walk(root: string, prefix: string): AsyncGenerator<StoredFile> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const entries = (await orNull(readdir(join(root, folder), { withFileTypes: true }))) ?? []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = folder + entry.name
    if (!key.startsWith(prefix)) continue
    if (entry.isDirectory()) yield* walk(root, `${key}/`)
    const found = await describe(root, key)
    if (found) yield found
  }
}

async function describe(root: string, key: string): Promise<StoredFile | null> {
  const found = await orNull(stat(join(root, key)))
  return found?.isFile() ? { key, bytes: found.size, modifiedAt: found.mtime } : null
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])
const isAbsent = (error: unknown) => ABSENT.has((error as NodeJS.ErrnoException).code ?? '')
