import { fileTypeFromBuffer } from 'file-type'
import { type Message, messageOf, type PlainKey } from '#domain/messages.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { saveFingerprint } from '#server/features/risk/public.ts'
import { type Facts, hasTooManyPixels, makeMaster, makePlaceholder, readFacts, widestMaster } from './pixels.ts'
import { contentKey, masterPlace } from './places.ts'
import { type ImageRow, reuseImage, upsertMedia } from './queries.ts'

export interface ImageOptions {
  /** Folder in the image's URL, e.g. `property_title_img`. */
  folder: string
  ownerId: number | null
  kind: 'image' | 'panorama'
  minWidth?: number
  minHeight?: number
  /** True to refuse animated images; otherwise the first frame is used. */
  isStill?: boolean
  alt?: string
  originalName?: string
  /** The form field named in a refusal. */
  field?: string
  /** False for a draft: media that no row claims within a day are deleted. */
  isClaimed?: boolean
}

export type IngestedImage = ImageRow

/** Folders of listing photos, whose fingerprints are compared to find duplicates. */
export const PHOTO_FOLDERS: readonly string[] = [
  'property_title_img',
  'property_gallery_img',
  'project_title_img',
  'project_gallery_img',
]
const ACCEPTED = new Set(['jpg', 'png', 'apng', 'gif', 'webp', 'avif'])
const SMALLEST_SIDE = 48
const MAX_STRETCHED = 10

/** Stores an image: checks its bytes, rotates it upright, strips metadata, and stores one master with a placeholder. */
export async function ingestImage(
  sql: Sql,
  storage: Storage,
  bytes: Uint8Array,
  options: ImageOptions,
): Promise<IngestedImage> {
  const { folder, ownerId, kind, isClaimed = true } = options
  const key = contentKey(bytes, options)
  const known = await reuseImage(sql, key, isClaimed)
  if (known && (await storage.stat(masterPlace({ folder, key })))) return known

  const { master, thumbhash, blur, grey } = await develop(bytes, options)
  await storage.put(masterPlace({ folder, key }), master.bytes)
  const mediaId = await upsertMedia(sql, {
    key,
    folder,
    ownerId,
    kind,
    mime: master.mime,
    bytes: master.bytes.length,
    width: master.width,
    height: master.height,
    thumbhash,
    blur,
    alt: options.alt ?? null,
    originalName: options.originalName ?? null,
    isPrivate: false,
    isClaimed,
  })
  if (kind === 'image' && PHOTO_FOLDERS.includes(folder)) await saveFingerprint(sql, mediaId, grey)
  return { mediaId, key, width: master.width, height: master.height, thumbhash, blur }
}

async function develop(bytes: Uint8Array, options: ImageOptions) {
  const refuse = (message: PlainKey | Message) => new AppError('invalid', message, { field: options.field })
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED.has(type.ext)) throw refuse('api.photo-wrong-type')
  const facts = await readFacts(bytes).catch(() => {
    throw refuse('api.photo-damaged')
  })
  // The decoder reports one frame for an animated PNG, so the detected type is checked too.
  if (options.isStill && (facts.isMoving || type.ext === 'apng')) throw refuse('api.photo-moves')
  const complaint = complain(facts, options)
  if (complaint) throw refuse(complaint)
  try {
    const master = isPristine(facts, options)
      ? asIs(bytes, facts)
      : await makeMaster(bytes, options.kind === 'panorama')
    return { master, ...(await makePlaceholder(master.bytes)) }
  } catch {
    throw refuse('api.photo-damaged')
  }
}

/** Why an image is refused, judged by its header before any pixel is decoded. */
function complain(
  facts: Facts,
  { kind, minWidth = SMALLEST_SIDE, minHeight = SMALLEST_SIDE }: ImageOptions,
): PlainKey | Message | null {
  const { width, height } = facts
  if (hasTooManyPixels(facts)) return 'api.photo-too-many-pixels'
  if (width < minWidth || height < minHeight)
    return messageOf('api.photo-too-small', { width: minWidth, height: minHeight })
  // A panorama may be a narrow strip; the viewer keeps its proportions.
  if (kind === 'image' && Math.max(width / height, height / width) > MAX_STRETCHED) return 'api.photo-too-narrow'
  return null
}

/** An AVIF without metadata and within the size limit is stored unchanged: re-encoding would only lose detail. */
const isPristine = ({ mime, width, hasBaggage }: Facts, { kind }: ImageOptions) =>
  mime === 'image/avif' && !hasBaggage && width <= widestMaster(kind === 'panorama')

const asIs = (bytes: Uint8Array, { mime, width, height }: Facts) => ({ bytes, mime, width, height })
