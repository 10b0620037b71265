import type { Storage } from '#server/adapters/storage/port.ts'
import type { Upload } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import { AppError } from '#server/errors.ts'
import { cleanPhoto, isPhoto } from './pixels.ts'
import { contentKey, documentPlace } from './places.ts'
import { upsertMedia } from './queries.ts'
import { signPermit } from './signed-links.ts'

/** Content types of stored documents and recordings; other types are not served. */
export const DOCUMENT_MIME: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['txt', 'text/plain; charset=utf-8'],
  ['zip', 'application/zip'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['mp4', 'audio/mp4'],
  ['webm', 'audio/webm'],
])

export interface DocumentOptions {
  folder: string
  ownerId: number | null
  kind: 'document' | 'audio'
  isPrivate: boolean
  /** False for a draft: media that no row claims within a day are deleted. */
  isClaimed?: boolean
}

export interface IngestedDocument {
  mediaId: number
  key: string
  /** A safe file name with the extension of the detected type. */
  name: string
  type: string
}

const LONGEST_STEM = 80
const LINK_SECONDS = 900

/** Stores an upload that is only offered as a download: documents unchanged, photos re-encoded without metadata. */
export async function ingestDocument(
  sql: Sql,
  storage: Storage,
  upload: Upload,
  options: DocumentOptions,
): Promise<IngestedDocument> {
  const mime = DOCUMENT_MIME.get(upload.type)
  const sent = await storage.read(upload.key)
  if (!mime || !sent) throw new AppError('invalid', 'api.document-not-stored', { field: upload.field })
  const bytes = isPhoto(upload.type) ? await cleaned(sent, upload.type, upload.field) : sent
  const { folder, ownerId, kind, isPrivate, isClaimed = true } = options
  const key = contentKey(bytes, { folder, ownerId, kind: isPrivate ? `private ${kind}` : kind })
  const name = harmlessName(upload.originalName, upload.type)
  await storage.put(documentPlace(key, upload.type, isPrivate), bytes)
  const facts = { width: null, height: null, thumbhash: null, blur: null, alt: null }
  const media = { ...facts, key, folder, ownerId, kind, mime, isPrivate, bytes: bytes.length, originalName: name }
  const mediaId = await upsertMedia(sql, { ...media, isClaimed })
  return { mediaId, key, name, type: upload.type }
}

async function cleaned(bytes: Uint8Array, type: Parameters<typeof cleanPhoto>[1], field: string) {
  try {
    return await cleanPhoto(bytes, type)
  } catch {
    throw new AppError('invalid', 'api.picture-unreadable', { field })
  }
}

/** The uploaded file name without folders and special characters, with the extension of the detected type. */
function harmlessName(originalName: string, type: string): string {
  const base = originalName.normalize('NFC').split(/[/\\]/).at(-1)!
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_STEM)
    .toWellFormed()
    .replace(/^-+|-+$/g, '')
  return `${stem || 'document'}.${type}`
}

/** Permanent URL of a public document. */
export const documentUrl = (base: string, { key, name }: { key: string; name: string }) =>
  `${base}/documents/${key}/${encodeURIComponent(name)}`

/** The reader of a private file, the time and the site's origin. */
export interface PaperReader {
  viewer: { id: number; impersonationId?: number } | null
  now: Date
  origin: string
  derive: Derive
}

/** URL of a listing's document: permanent once the listing is public; until then signed for its reader, for minutes. */
export const paperUrl = (
  { viewer, now, origin, derive }: PaperReader,
  paper: { key: string; name: string },
  isPublic: boolean,
) => (isPublic || !viewer ? documentUrl(origin, paper) : privateDocumentUrl(origin, derive, paper, viewer, now))

/** Signed URL of a private document, valid for 15 minutes and bound to a user. */
export function privateDocumentUrl(
  base: string,
  derive: Derive,
  document: { key: string; name: string },
  { id: userId, impersonationId: sessionId }: NonNullable<PaperReader['viewer']>,
  now: Date,
): string {
  const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS
  const signature = signPermit(derive, { key: document.key, userId, expires, sessionId })
  const session = sessionId === undefined ? '' : `&session=${sessionId}`
  return `${documentUrl(base, document)}?user=${userId}&expires=${expires}${session}&signature=${signature}`
}
