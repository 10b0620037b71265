import { DRAFT_SLOTS, type DraftSlot, type addDraftFile as endpoint } from '#contract/drafts.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context, Handler, Upload } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type FilePlace, PROJECT_PLACES, PROPERTY_PLACES, storeFile } from '#server/features/listings/public.ts'
import { countDraftFiles, insertDraftFile, listFilesById } from './file.sql.ts'
import { openDraft } from './open-draft.ts'
import { presentFile } from './present.ts'

/** 40 photos, 40 floor plans and 40 documents, plus some that were replaced. */
const MAX_FILES = 160

const PLACES: Record<ListingKind, Partial<Record<DraftSlot, FilePlace>>> = {
  property: {
    photo: PROPERTY_PLACES.gallery,
    floor: PROPERTY_PLACES.floor,
    meta_image: PROPERTY_PLACES.metaImage,
    three_d_image: PROPERTY_PLACES.panorama,
    document: PROPERTY_PLACES.document,
    parameter: PROPERTY_PLACES.parameter,
  },
  project: {
    photo: PROJECT_PLACES.gallery,
    meta_image: PROJECT_PLACES.metaImage,
    document: PROJECT_PLACES.document,
    plan: PROJECT_PLACES.plan,
  },
}

export const addDraftFile: Handler<typeof endpoint> = async (ctx, input) => {
  const [slot, upload] = theFile(ctx)
  const place = PLACES[input.kind][slot]
  if (!place) throw new AppError('invalid', messageOf('api.draft-no-slot', { kind: input.kind, slot }), { field: slot })
  // Not locked: several files of one draft are uploaded in parallel.
  const draft = await openDraft(ctx, input, { isLocked: false })
  if ((await countDraftFiles(ctx.sql, draft.id)) >= MAX_FILES)
    throw new AppError('refused', 'api.listing-files-full', { field: slot })
  const { mediaId } = await storeFile(ctx, { upload }, place, false)
  await insertDraftFile(ctx.sql, draft.id, mediaId, slot)
  const [file] = await listFilesById(ctx.sql, [mediaId])
  return presentFile(file!, ctx)
}

function theFile({ files }: Context): [DraftSlot, Upload] {
  const sent = [...files].flatMap(([slot, uploads]) => uploads.map((upload) => [slot as DraftSlot, upload] as const))
  const [first] = sent
  if (!first || sent.length > 1)
    throw new AppError('invalid', messageOf('api.draft-one-file', { slots: Object.keys(DRAFT_SLOTS).join(', ') }))
  return [...first]
}
