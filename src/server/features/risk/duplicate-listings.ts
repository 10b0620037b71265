import { textReason } from '#domain/listing-risk.ts'
import type { Sql } from '#server/db/sql.ts'
import type { RiskSubject } from './assess-risk.ts'
import { findSeenPhotos } from './photos.sql.ts'
import { findAlike } from './queries.ts'

export interface Copy {
  otherId: number
  reason: 'photos' | 'words'
  /** Similarity, 0 to 100. */
  score: number
}

const ONE_PHOTO = 70
const EACH_PHOTO_MORE = 10
const MAX = 100

/** Earlier properties of other owners that a listing duplicates, each once, with the strongest signal. */
export async function findDuplicateListings(sql: Sql, sketch: RiskSubject): Promise<Copy[]> {
  const { ownerId, home } = sketch
  if (ownerId === null) return []
  const photos = new Map<number, number>()
  for (const { propertyId } of await findSeenPhotos(sql, { ownerId, mediaIds: sketch.photoIds }))
    if (propertyId !== null) photos.set(propertyId, (photos.get(propertyId) ?? 0) + 1)
  const copies = [...photos].map(([otherId, count]): Copy => {
    return { otherId, reason: 'photos', score: Math.min(MAX, ONE_PHOTO + (count - 1) * EACH_PHOTO_MORE) }
  })
  const alike = home && (await findAlike(sql, { ...sketch, ownerId }, home))
  if (alike && textReason(alike.similarity) && !photos.has(alike.propertyId))
    copies.push({ otherId: alike.propertyId, reason: 'words', score: Math.round(alike.similarity * MAX) })
  return copies
}
