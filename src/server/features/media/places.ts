import { createHash } from 'node:crypto'
import type { Rendition } from '#domain/renditions.ts'

// Increment when the same upload would be processed differently: a URL is immutable.
const PIPELINE = 1

/**
 * Key of a file in storage and in its URL: a hash of its content, owner and place, so it cannot be guessed or collide.
 */
export function contentKey(bytes: Uint8Array, facts: { folder: string; ownerId: number | null; kind: string }): string {
  const label = [PIPELINE, facts.folder, facts.kind, facts.ownerId ?? ''].join('\n')
  return createHash('sha256').update(`${label}\n\n`).update(bytes).digest('hex').slice(0, 32)
}

type Place = Pick<Rendition, 'folder' | 'key'>

/** Storage prefix of one image. */
const imageFolder = ({ folder, key }: Place) => `images/${folder}/${key}/`
export const masterPlace = (image: Place) => `${imageFolder(image)}master`
export const renditionPlace = (image: Rendition) => `${imageFolder(image)}${image.width}.${image.format}`

/** Private documents have a prefix that the public route never reads. */
export const documentPlace = (key: string, type: string, isPrivate: boolean) =>
  `${isPrivate ? 'private' : 'documents'}/${key}.${type}`

interface StoredRow {
  key: string
  folder: string
  kind: string
  isPrivate: boolean
  name: string | null
}

/** File name of a master outside the storage, with the extension of its format: WebP, or AVIF if stored unchanged. */
export const masterName = ({ key, mime }: { key: string; mime: string }) => `${key}.${mime.replace('image/', '')}`

export const isPicture = (kind: string) => kind === 'image' || kind === 'panorama'

/** Storage key of a row's original bytes, from which all derived files can be recreated. */
export const mediaPlace = ({ key, folder, kind, isPrivate, name }: StoredRow) =>
  isPicture(kind) ? masterPlace({ folder, key }) : documentPlace(key, name?.split('.').at(-1) ?? 'bin', isPrivate)
