import type { Draft, DraftFile, DraftHead } from '#contract/drafts.ts'
import { instantOf } from '#domain/instant.ts'
import { EMPTY_DRAFT } from '#domain/listing-draft.ts'
import { imageUrl } from '#domain/renditions.ts'
import type { Context } from '#server/context.ts'
import { documentUrl, photoBase, privateDocumentUrl } from '#server/features/media/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import type { DraftFileRow } from './file.sql.ts'
import type { DraftRow, HeadRow } from './queries.ts'

type Reader = Pick<Context, 'origin' | 'derive' | 'viewer' | 'now'>

export const presentDraft = (
  { key, kind, step, version, updatedAt, data }: Omit<DraftRow, 'id' | 'propertyId' | 'projectId' | 'publishedAt'>,
  files: readonly DraftFileRow[],
  reader: Reader,
): Draft => ({
  key,
  kind,
  step,
  version,
  updated_at: instantOf(updatedAt),
  // Defaults for fields that were added after the draft was saved.
  data: { ...EMPTY_DRAFT, ...data },
  files: files.map((file) => presentFile(file, reader)),
})

export function presentFile(file: DraftFileRow, reader: Reader): DraftFile {
  const isImage = file.kind === 'image' || file.kind === 'panorama'
  return {
    id: file.id,
    url: isImage
      ? imageUrl(photoBase(reader, false), { ...file, width: file.width ?? 0 }, PREVIEW_WIDTH)
      : paperUrl(file, reader),
    blur: file.blur ?? '',
    width: file.width ?? 0,
    height: file.height ?? 0,
    name: file.name ?? '',
    is_image: isImage,
  }
}

/** Preview width, enough for a form tile and a card. */
const PREVIEW_WIDTH = 640

function paperUrl({ key, name, isPrivate }: DraftFileRow, { origin, derive, viewer, now }: Reader): string {
  const paper = { key, name: name ?? 'document' }
  return isPrivate ? privateDocumentUrl(origin, derive, paper, viewer!, now) : documentUrl(origin, paper)
}

export const presentHead = (
  { key, kind, step, title, image, slug, updatedAt }: HeadRow,
  reader: Reader,
): DraftHead => ({
  key,
  kind,
  step,
  title: title ?? '',
  image: imageAddress(image, photoBase(reader, false)),
  slug_id: slug ?? '',
  updated_at: instantOf(updatedAt),
})
