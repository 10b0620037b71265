import type { Viewer } from '#domain/policy.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { type ArchiveFile, masterName, masterPlace } from '#server/features/media/public.ts'
import type { EditedRow } from '#server/features/properties/public.ts'
import { nameIn } from './feed-archive.ts'

export interface ExportedPhoto {
  mediaId: number
  key: string
  folder: string
  name: string
}

/** Photos of these properties by media id, with their names in the archive. */
export async function listExported(sql: Sql, homes: readonly EditedRow[]): Promise<Map<number, ExportedPhoto>> {
  const ids = homes.flatMap(photoIds)
  const rows = await sql<(Omit<ExportedPhoto, 'name'> & { mime: string })[]>`
    select id as "mediaId", key, folder, mime from media where id = any (${ids}::bigint[]) and kind = 'image' and not is_private`
  return new Map(rows.map((row) => [row.mediaId, { ...row, name: `photos/${masterName(row)}` }]))
}

/** Title image first, then the gallery, in the order that imports expect. */
export const photoIds = (home: EditedRow): number[] => {
  const { titleMediaId, gallery } = home.pending ?? home.state
  return [...new Set([titleMediaId, ...gallery.map(({ mediaId }) => mediaId)])].filter((id) => id !== null)
}

/** Photo files, one in memory at a time; missing files are left out. */
export async function* photoFiles(
  sql: Sql,
  storage: Storage,
  homes: AsyncIterable<readonly EditedRow[]>,
): AsyncGenerator<ArchiveFile> {
  const packed = new Set<string>()
  for await (const batch of homes)
    for (const { key, folder, name } of (await listExported(sql, batch)).values()) {
      const bytes = packed.has(name) ? null : await storage.read(masterPlace({ folder, key }))
      packed.add(name)
      if (bytes) yield { name, bytes, isPacked: true }
    }
}

/** Number and total size of the photos of an owner's properties. */
export const measurePhotos = (sql: Sql, ownerId: number | null) =>
  one(sql<{ photos: number; bytes: number }[]>`
    select count(*) as photos, coalesce(sum(bytes), 0) as bytes from media where id in (
      select title_media_id from properties where owner_id is not distinct from ${ownerId}
      union select g.media_id from property_gallery g join properties p on p.id = g.property_id
      where p.owner_id is not distinct from ${ownerId})`)

/** Any extension: older exports named all photos `.avif`. */
const EXPORTED = /^(?:.*\/)?([0-9a-f]{32})\.[a-z]+$/

/**
 * The stored photo that an export named like this, if the bytes are identical and the photo belongs to the viewer;
 * otherwise null.
 */
export async function findExported(
  { sql, storage }: { sql: Sql; storage: Storage },
  { id, role }: NonNullable<Viewer>,
  address: string,
  bytes: Uint8Array,
): Promise<number | null> {
  const key = EXPORTED.exec(nameIn(address))?.[1]
  if (!key) return null
  const known = await maybeOne(sql<{ mediaId: number; folder: string }[]>`
    select id as "mediaId", folder from media
    where key = ${key} and kind = 'image' and not is_private and (owner_id = ${id} or owner_id is null and ${role === 'admin'})`)
  const master = known && (await storage.read(masterPlace({ folder: known.folder, key })))
  return master && Buffer.compare(master, bytes) === 0 ? known.mediaId : null
}
