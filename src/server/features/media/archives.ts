import { createHash, randomBytes } from 'node:crypto'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { documentPlace, isPicture, masterName, mediaPlace } from './places.ts'
import { upsertMedia } from './queries.ts'
import { type ArchiveFile, zipStream } from './zip.ts'

interface Archive {
  ownerId: number
  name: string
  files: AsyncIterable<ArchiveFile>
}

/** Packs files into one private ZIP archive of a user. */
export async function ingestArchive(sql: Sql, storage: Storage, { ownerId, name, files }: Archive): Promise<number> {
  const key = createHash('sha256').update(randomBytes(32)).digest('hex').slice(0, 32)
  const { bytes } = await storage.put(documentPlace(key, 'zip', true), zipStream(files))
  const facts = { width: null, height: null, thumbhash: null, blur: null, alt: null }
  return upsertMedia(sql, {
    ...facts,
    key,
    folder: 'data-export',
    ownerId,
    kind: 'document',
    mime: 'application/zip',
    bytes,
    originalName: name,
    isPrivate: true,
    isClaimed: true,
  })
}

interface OwnFile {
  key: string
  folder: string
  kind: string
  mime: string
  isPrivate: boolean
  name: string | null
}

/** The bytes of a stored file with a descriptive name; null if they are missing. */
export async function mediaFile(storage: Storage, file: OwnFile) {
  const { key, folder, kind, name } = file
  const bytes = await storage.read(mediaPlace(file))
  return bytes && { name: isPicture(kind) ? `${folder}/${masterName(file)}` : `${folder}/${key}-${name}`, bytes }
}
