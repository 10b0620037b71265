import type { ListingKind } from '#domain/listing-draft.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { draftOfListing } from './of-listing.ts'
import { countDrafts, type DraftRow, findDraft, insertDraft, lockDraft } from './queries.ts'

/** Maximum number of unfinished drafts per user. */
const MAX_DRAFTS = 50

interface DraftRequest {
  key: string
  kind: ListingKind
  slug_id?: string | undefined
}

/** The viewer's draft with this key; creates it if needed, for an edit with the current data of the listing. */
export async function openDraft(
  ctx: Context,
  request: DraftRequest,
  { isLocked }: { isLocked: boolean },
): Promise<DraftRow> {
  const find = isLocked ? lockDraft : findDraft
  const ownerId = ctx.viewer!.id
  const draft = (await find(ctx.sql, ownerId, request.key)) ?? (await makeDraft(ctx, request, find))
  if (draft.kind !== request.kind) throw missing('Draft')
  if (draft.publishedAt) throw new AppError('refused', 'api.listing-published', { key: 'draftPublished' })
  return draft
}

async function makeDraft(
  ctx: Context,
  { key, kind, slug_id }: DraftRequest,
  find: typeof findDraft,
): Promise<DraftRow> {
  const ownerId = ctx.viewer!.id
  if ((await countDrafts(ctx.sql, ownerId)) >= MAX_DRAFTS)
    throw new AppError('refused', messageOf('api.too-many-drafts', { count: MAX_DRAFTS }))
  const source = slug_id === undefined ? null : await draftOfListing(ctx, kind, slug_id)
  await insertDraft(ctx.sql, {
    ownerId,
    key,
    kind,
    listing: source?.listing ?? null,
    data: source?.data ?? {},
    files: source?.files ?? [],
    now: ctx.now,
  })
  return (await find(ctx.sql, ownerId, key))!
}
