import { maybeOne, one, type Sql } from '#server/db/sql.ts'

type MediaKind = 'image' | 'panorama' | 'document' | 'audio'

export interface NewMedia {
  key: string
  folder: string
  ownerId: number | null
  kind: MediaKind
  mime: string
  bytes: number
  width: number | null
  height: number | null
  thumbhash: string | null
  blur: string | null
  alt: string | null
  originalName: string | null
  isPrivate: boolean
  isClaimed: boolean
}

export interface ImageRow {
  mediaId: number
  key: string
  width: number
  height: number
  thumbhash: string
  blur: string
}

/** An intact image stored earlier; the same statement claims it again. */
export function reuseImage(sql: Sql, key: string, isClaimed: boolean): Promise<ImageRow | null> {
  return maybeOne(sql<ImageRow[]>`
    update media set claimed_at = coalesce(claimed_at, case when ${isClaimed} then now() end)
    where key = ${key} and status = 'ready'
    returning id as "mediaId", key, width, height, coalesce(thumbhash, '') as thumbhash, coalesce(blur, '') as blur`)
}

/** Inserts or updates the row; the same file of the same owner is one row. */
export async function upsertMedia(sql: Sql, media: NewMedia): Promise<number> {
  const row = await one(sql<{ id: number }[]>`
    insert into media (key, folder, owner_id, kind, mime, bytes, width, height, thumbhash, blur, alt, original_name,
      is_private, status, claimed_at)
    values (${media.key}, ${media.folder}, ${media.ownerId}, ${media.kind}, ${media.mime}, ${media.bytes}, ${media.width},
      ${media.height}, ${media.thumbhash}, ${media.blur}, ${media.alt}, ${media.originalName}, ${media.isPrivate}, 'ready',
      case when ${media.isClaimed} then now() end)
    on conflict (key) do update set status = 'ready', mime = excluded.mime, bytes = excluded.bytes,
      width = excluded.width, height = excluded.height, thumbhash = excluded.thumbhash, blur = excluded.blur,
      claimed_at = coalesce(media.claimed_at, excluded.claimed_at)
    returning id`)
  return row.id
}

export async function markBroken(sql: Sql, key: string): Promise<void> {
  await sql`update media set status = 'broken' where key = ${key} and status <> 'broken'`
}

export interface StoredMedia {
  id: number
  key: string
  folder: string
  kind: MediaKind
}

export function findMedia(sql: Sql, id: number): Promise<(StoredMedia & { width: number | null }) | null> {
  return maybeOne(sql<(StoredMedia & { width: number | null })[]>`
    select id, key, folder, kind, width from media where id = ${id} and status = 'ready'`)
}

/** Deletes unclaimed media that no foreign key refers to. */
export async function deleteAbandonedMedia(
  sql: Sql,
  which: { before: Date; limit: number } | { ids: readonly number[] },
): Promise<StoredMedia[]> {
  const uses = await listUses(sql)
  const unused = uses.map(
    ({ table, column }) => sql`and not exists (select from ${sql(table)} as use where use.${sql(column)} = media.id)`,
  )
  return sql<StoredMedia[]>`
    delete from media where id in (
      select id from media where claimed_at is null ${'ids' in which ? sql`and id = any (${which.ids as number[]}::bigint[])` : sql`and created_at < ${which.before}`} ${unused}
      order by created_at ${'ids' in which ? sql`for update` : sql`limit ${which.limit} for update skip locked`})
    returning id, key, folder, kind`
}

/**
 * All foreign keys to media, read from the schema, so that a new table is included automatically. Fingerprints do not
 * count as a use.
 */
function listUses(sql: Sql): Promise<{ table: string; column: string }[]> {
  return sql<{ table: string; column: string }[]>`
    select relname as table, attname as column
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'media'::regclass
      and conrelid not in ('photo_fingerprints'::regclass, 'photo_hashes'::regclass)`
}

/** Releases files that a row no longer needs; the sweep deletes those that no other row uses. */
export async function releaseMedia(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql`update media set claimed_at = null where id = any(${ids as number[]}::bigint[])`
}

/** Claims files, so that the sweep keeps them. */
export async function claimMedia(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql`update media set claimed_at = now() where claimed_at is null and id = any(${ids as number[]}::bigint[])`
}

/** The given keys that have a row. */
export async function listKnownKeys(sql: Sql, keys: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ key: string }[]>`select key from media where key = any(${keys as string[]})`
  return new Set(rows.map(({ key }) => key))
}

/** Photos in these folders without a fingerprint. */
export const listUnprinted = (sql: Sql, folders: readonly string[], limit: number): Promise<StoredMedia[]> =>
  sql<StoredMedia[]>`
    select m.id, m.key, m.folder, m.kind from media m
    where m.kind = 'image' and m.status = 'ready' and m.folder = any (${folders as string[]})
      and not exists (select from photo_fingerprints p where p.media_id = m.id)
    order by m.id limit ${limit}`
