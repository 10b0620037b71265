import { textReason } from '#domain/listing-risk.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Sketch } from './judge.ts'
import { findSeenPhotos } from './photos.ts'
import { findAlike } from './queries.ts'

export interface Copy {
  otherId: number
  reason: 'photos' | 'words'
  /** How alike they are, of a hundred. */
  score: number
}

const ONE_PHOTO = 70
const EACH_PHOTO_MORE = 10
const MOST = 100

/** The earlier homes of others that this one looks like, each once, by what tells most. */
export async function findCopies(sql: Sql, sketch: Sketch): Promise<Copy[]> {
  const { ownerId, home } = sketch
  if (ownerId === null) return []
  const photos = new Map<number, number>()
  for (const { propertyId } of await findSeenPhotos(sql, { ownerId, mediaIds: sketch.photoIds }))
    if (propertyId !== null) photos.set(propertyId, (photos.get(propertyId) ?? 0) + 1)
  const copies = [...photos].map(([otherId, count]): Copy => {
    return { otherId, reason: 'photos', score: Math.min(MOST, ONE_PHOTO + (count - 1) * EACH_PHOTO_MORE) }
  })
  const alike = home && (await findAlike(sql, { ...sketch, ownerId }, home))
  if (alike && textReason(alike.similarity) && !photos.has(alike.propertyId))
    copies.push({ otherId: alike.propertyId, reason: 'words', score: Math.round(alike.similarity * MOST) })
  return copies
}
