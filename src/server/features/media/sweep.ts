import type { Storage, StoredFile } from '#server/adapters/storage/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { deleteAbandonedMedia, listKnownKeys, type StoredMedia } from './queries.ts'

const BATCH = 500

/** Deletes uploads of aborted requests and files that a crash left incomplete. */
export async function sweepTemporary(storage: Storage, before: Date) {
  for await (const file of storage.list('temp/')) if (file.modifiedAt < before) await storage.delete(file.key)
}

/** Deletes rows that nothing refers to, with their files. */
export async function sweepAbandoned(sql: Sql, storage: Storage, before: Date) {
  let gone: StoredMedia[]
  do {
    gone = await deleteAbandonedMedia(sql, { before, limit: BATCH })
    for (const media of gone) await deleteFiles(storage, media)
  } while (gone.length === BATCH)
}

/**
 * Deletes the given rows and their files immediately, unless they are still used. Files left by an aborted run are
 * orphans, which `sweepOrphans` deletes.
 */
export async function eraseMediaNow(sql: Sql, storage: Storage, ids: readonly number[]) {
  for (const media of await deleteAbandonedMedia(sql, { ids })) await deleteFiles(storage, media)
}

/** Deletes files without a row: their transaction was rolled back after the file was written. */
export async function sweepOrphans(sql: Sql, storage: Storage, before: Date) {
  for (const prefix of ['images/', 'documents/', 'private/']) {
    let batch: StoredFile[] = []
    for await (const file of storage.list(prefix)) {
      if (file.modifiedAt < before) batch.push(file)
      if (batch.length === BATCH) {
        await deleteUnknown(sql, storage, batch)
        batch = []
      }
    }
    await deleteUnknown(sql, storage, batch)
  }
}

async function deleteFiles(storage: Storage, { folder, key }: StoredMedia) {
  for (const prefix of [`images/${folder}/${key}/`, `documents/${key}.`, `private/${key}.`])
    for await (const file of storage.list(prefix)) await storage.delete(file.key)
}

async function deleteUnknown(sql: Sql, storage: Storage, files: readonly StoredFile[]) {
  const known = await listKnownKeys(sql, [...new Set(files.map(mediaKey))])
  for (const file of files) if (!known.has(mediaKey(file))) await storage.delete(file.key)
}

/** The media key in a storage key such as `images/users/{key}/960.webp` or `private/{key}.pdf`. */
const mediaKey = ({ key }: StoredFile) => /[0-9a-f]{32}/.exec(key)?.[0] ?? ''
