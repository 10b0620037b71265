import { FARTHEST_BITS, isSamePhoto, MAX_COMPARED_VIEWS } from '#domain/perceptual-hash.ts'
import type { Sql } from '#server/db/sql.ts'

/** A photo of a listing that also occurs in a listing of another owner. */
export interface SeenPhoto {
  mediaId: number
  otherMediaId: number
  propertyId: number | null
  projectId: number | null
}

interface PhotoCandidates {
  ownerId: number | null
  mediaIds: readonly number[]
}

/** Photos checked per listing, and candidates compared per photo. */
const MAX_PHOTOS = 8
const MAX_NEAR = 40

/**
 * Finds photos that belong to listings of other owners, in any status: candidates by perceptual hash, confirmed by
 * comparing thumbnails.
 */
export async function findSeenPhotos(sql: Sql, { ownerId, mediaIds }: PhotoCandidates): Promise<SeenPhoto[]> {
  const candidates = await listThumbs(sql, mediaIds.slice(0, MAX_PHOTOS))
  const seen: SeenPhoto[] = []
  for (const { mediaId, thumb } of candidates) {
    const near = (await listNear(sql, mediaId)).map((row) => row.mediaId)
    if (near.length === 0) continue
    const used = await listUsers(sql, near, ownerId)
    const others = await listThumbs(sql, [...new Set(used.map((row) => row.mediaId))])
    const same = others.find((other) => isSamePhoto(thumb, other.thumb))
    const match = used.find((row) => row.mediaId === same?.mediaId)
    if (match)
      seen.push({ mediaId, otherMediaId: match.mediaId, propertyId: match.propertyId, projectId: match.projectId })
  }
  return seen
}

const listThumbs = (sql: Sql, ids: readonly number[]) =>
  sql<{ mediaId: number; thumb: Uint8Array }[]>`
    select p.media_id as "mediaId", p.thumb from unnest(${ids as number[]}::bigint[]) with ordinality as candidate (id, place)
    join photo_fingerprints p on p.media_id = candidate.id and length(p.thumb) > 0 order by candidate.place`

/**
 * Earlier photos (smaller id) whose perceptual hash is closest; each 16-bit band is looked up with its neighbours at
 * distance one.
 */
export const listNear = (sql: Sql, mediaId: number) =>
  sql<{ mediaId: number }[]>`
    select near.media_id as "mediaId"
    from photo_hashes candidate
    cross join lateral (
      select media_id, hash from photo_hashes where band0 = any (band_neighbours(candidate.band0))
      union all
      select media_id, hash from photo_hashes where band1 = any (band_neighbours(candidate.band1))
      union all
      select media_id, hash from photo_hashes where band2 = any (band_neighbours(candidate.band2))
      union all
      select media_id, hash from photo_hashes where band3 = any (band_neighbours(candidate.band3))
    ) near
    where candidate.media_id = ${mediaId} and candidate.view < ${MAX_COMPARED_VIEWS} and near.media_id < ${mediaId}
      and bit_count((candidate.hash # near.hash)::bit(64)) <= ${FARTHEST_BITS}
    group by near.media_id order by min(bit_count((candidate.hash # near.hash)::bit(64))), near.media_id limit ${MAX_NEAR}`

/** Listings of other owners that use these photos, in the order of the photos. */
const listUsers = (sql: Sql, mediaIds: readonly number[], ownerId: number | null) =>
  sql<{ mediaId: number; propertyId: number | null; projectId: number | null }[]>`
    select used.media_id as "mediaId", used.property_id as "propertyId", used.project_id as "projectId"
    from unnest(${mediaIds as number[]}::bigint[]) with ordinality as near (media_id, place)
    cross join lateral (
      select p.title_media_id as media_id, p.id as property_id, null::bigint as project_id, p.owner_id
      from properties p where p.title_media_id = near.media_id
      union all
      select g.media_id, p.id, null, p.owner_id from property_gallery g join properties p on p.id = g.property_id where g.media_id = near.media_id
      union all
      select p.image_media_id, null, p.id, p.owner_id from projects p where p.image_media_id = near.media_id
      union all
      select g.media_id, null, p.id, p.owner_id from project_gallery g join projects p on p.id = g.project_id where g.media_id = near.media_id
    ) used
    where used.owner_id is distinct from ${ownerId}
    order by near.place`
