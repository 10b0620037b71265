import { createHash } from 'node:crypto'
import type { Rendition } from '#domain/renditions.ts'

// Counts up when the same upload would come out differently, since an address promises its bytes for ever.
const PIPELINE = 1

/** The name of a file in storage and in its address: a hash of what it is and whose, so it cannot be guessed or collide. */
export function contentKey(bytes: Uint8Array, facts: { folder: string; ownerId: number | null; kind: string }): string {
  const label = [PIPELINE, facts.folder, facts.kind, facts.ownerId ?? ''].join('\n')
  return createHash('sha256').update(`${label}\n\n`).update(bytes).digest('hex').slice(0, 32)
}

type Place = Pick<Rendition, 'folder' | 'key'>

/** Everything that belongs to one picture lies below this. */
const imageFolder = ({ folder, key }: Place) => `images/${folder}/${key}/`
export const masterPlace = (image: Place) => `${imageFolder(image)}master`
export const renditionPlace = (image: Rendition) => `${imageFolder(image)}${image.width}.${image.format}`

/** Private papers lie where the public route never looks. */
export const documentPlace = (key: string, type: string, isPrivate: boolean) =>
  `${isPrivate ? 'private' : 'documents'}/${key}.${type}`

interface StoredRow {
  key: string
  folder: string
  kind: string
  isPrivate: boolean
  name: string | null
}

export const isPicture = (kind: string) => kind === 'image' || kind === 'panorama'

/** Where the bytes of a row lie: those from which everything else about it can be made again. */
export const mediaPlace = ({ key, folder, kind, isPrivate, name }: StoredRow) =>
  isPicture(kind) ? masterPlace({ folder, key }) : documentPlace(key, name?.split('.').at(-1) ?? 'bin', isPrivate)
