import { maybeOne, type Sql } from '#server/db/sql.ts'

/** Hosts from which the operator allows photos to be fetched, separated by commas or spaces in the setting. */
export async function listPhotoHosts(sql: Sql): Promise<string[]> {
  const row = await maybeOne(sql<{ value: string }[]>`select value from settings where key = 'import_photo_hosts'`)
  return (row?.value ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
}

export interface FeedPhoto {
  position: number
  url: string
  mediaId: number | null
  problem: 'unreachable' | 'unusable' | null
}

/** The photos that the source last named for these listings. */
export async function listPhotos(
  sql: Sql,
  sourceId: number,
  keys: readonly string[],
): Promise<Map<string, FeedPhoto[]>> {
  const rows = await sql<(FeedPhoto & { externalId: string })[]>`
    select external_id as "externalId", position, url, media_id as "mediaId", problem from imported_photos
    where source_id = ${sourceId} and external_id = any (${keys as string[]}::text[]) order by external_id, position`
  const photos = new Map<string, FeedPhoto[]>()
  for (const { externalId, ...photo } of rows) photos.set(externalId, [...(photos.get(externalId) ?? []), photo])
  return photos
}

/** Replaces the photos of these listings; photos that were fetched before are not fetched again. */
export async function savePhotos(
  sql: Sql,
  sourceId: number,
  homes: readonly { externalId: string; photos: readonly string[] }[],
): Promise<void> {
  if (homes.length === 0) return
  const keys = homes.map(({ externalId }) => externalId)
  const old = await listPhotos(sql, sourceId, keys)
  const rows = homes.flatMap(({ externalId, photos }) =>
    photos.map((url, position) => {
      const before = old.get(externalId)?.find((photo) => photo.url === url)
      return { externalId, position, url, mediaId: before?.mediaId ?? null }
    }),
  )
  await sql`delete from imported_photos where source_id = ${sourceId} and external_id = any (${keys}::text[])`
  await sql`
    insert into imported_photos (source_id, external_id, position, url, media_id)
    select ${sourceId}, "externalId", position, url, "mediaId"
    from jsonb_to_recordset(${sql.json(rows as never)}) x ("externalId" text, position integer, url text, "mediaId" bigint)`
  await sql`
    update imported_listings set photos_due = true where source_id = ${sourceId} and external_id = any (${keys}::text[])`
}

/** Marks unreachable photos to be fetched again; true if there is anything to fetch. */
export async function askPhotosAgain(sql: Sql, sourceId: number): Promise<boolean> {
  await sql`
    with again as (
      update imported_photos set problem = null where source_id = ${sourceId} and problem = 'unreachable' returning external_id)
    update imported_listings set photos_due = true
    where source_id = ${sourceId} and external_id in (select external_id from again)`
  return (await sql`select from imported_listings where source_id = ${sourceId} and photos_due limit 1`).length > 0
}

/** The next listing with photos to fetch. */
export const findDue = (sql: Sql, sourceId: number) =>
  maybeOne(sql<{ externalId: string; propertyId: number }[]>`
    select external_id as "externalId", property_id as "propertyId" from imported_listings
    where source_id = ${sourceId} and photos_due order by external_id limit 1`)

export const recordPhoto = (
  sql: Sql,
  sourceId: number,
  externalId: string,
  url: string,
  { mediaId = null, problem = null }: { mediaId?: number | null; problem?: FeedPhoto['problem'] },
) => sql`
  update imported_photos set media_id = ${mediaId}, problem = ${problem}
  where source_id = ${sourceId} and external_id = ${externalId} and url = ${url}`

export const endDue = (sql: Sql, sourceId: number, externalId: string) => sql`
  update imported_listings set photos_due = false where source_id = ${sourceId} and external_id = ${externalId}`

/** The author of the latest feed of a source, if the account is active. */
export const findFeedAuthor = (sql: Sql, sourceId: number) =>
  maybeOne(sql<{ id: number; role: 'user' | 'moderator' | 'admin' }[]>`
    select u.id, u.role from listing_imports i join users u on u.id = i.author_id
    where i.source_id = ${sourceId} and u.is_active order by i.id desc limit 1`)

const ARCHIVES = 3

/**
 * Files of the latest archives of a source whose rows were applied. A failed import counts if its preview was complete
 * and it processed rows: those rows may still refer to its photos.
 */
export const listArchives = (sql: Sql, sourceId: number): Promise<{ fileKey: string }[]> => sql<{ fileKey: string }[]>`
  select file_key as "fileKey" from listing_imports
  where source_id = ${sourceId} and feed_entry is not null and file_key is not null
    and (status in ('running', 'done') or status = 'failed' and total is not null and done > 0)
  order by id desc limit ${ARCHIVES}`
