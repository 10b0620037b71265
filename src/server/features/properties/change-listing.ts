import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import {
  approvalOf,
  claimSlug,
  isSameState,
  requireSentLocation,
  saveRevision,
} from '#server/features/listings/public.ts'
import { releaseMedia } from '#server/features/media/public.ts'
import { takeUnit } from '#server/features/packages/public.ts'
import { judge, sketchOfHome } from '#server/features/shield/public.ts'
import { changedState, readyChange } from './change-state.ts'
import type { ListingChange, ListingState } from './listing-state.ts'
import { type EditedRow, findEdited, mediaOf, setPrivate, updateListing } from './state-sql.ts'

/** A home that the viewer may edit, as it would be with the changes that still wait. */
export async function findOwnListing(
  ctx: Context,
  by: { id: number } | { slug: string },
  isLocked = false,
): Promise<Omit<EditedRow, 'pending'> & { hasRevision: boolean }> {
  const found = await findEdited(ctx.sql, by, isLocked)
  // Somebody else's home answers like an absent one, so ids cannot be probed.
  if (!found || !may.editListing(ctx.viewer, found)) throw missing('Property')
  const { pending, ...row } = found
  // Privacy is no part of a review, so changes that wait have no say in it.
  const state = pending ? { ...pending, isPrivate: row.state.isPrivate } : row.state
  return { ...row, state, hasRevision: pending !== null }
}

/**
 * Changes a home. What the public sees of an approved one stays until a moderator has read the change, where the site's
 * owner wants that; a refused one goes back to the moderators and costs its unit again. Whether a home is private is its
 * owner's choice alone and takes effect at once.
 */
export async function changeListing(ctx: Context, id: number, change: ListingChange): Promise<{ isRevision: boolean }> {
  const { state: before } = await findOwnListing(ctx, { id })
  await requireSentLocation(ctx, change, before, 'address')
  const ready = await readyChange(ctx, change)
  const own = await findOwnListing(ctx, { id }, true)
  const isOwners = !may.administer(ctx.viewer)
  if (!isOwners && own.hasRevision) throw new AppError('refused', 'api.changes-waiting')
  const state = await changedState(ctx, own.state, ready)
  if (change.slug !== undefined || state.slug === '')
    state.slug = await claimSlug(ctx.sql, 'properties', { slug: change.slug, title: state.title }, id)
  const { isEditApproved } = await approvalOf(ctx)
  await releaseUnused(ctx, own.state, state)
  if (own.requestStatus === 'approved' && isOwners) {
    await setPrivate(ctx.sql, id, state.isPrivate)
    if (isSameState({ ...state, isPrivate: own.state.isPrivate }, own.state)) return { isRevision: own.hasRevision }
  }
  const mustBeRead = async () =>
    !isEditApproved ||
    (await judge(ctx.sql, sketchOfHome(state, { exceptId: id, ownerId: own.ownerId }), ctx.now)).isHeld
  if (own.requestStatus === 'approved' && isOwners && (await mustBeRead())) {
    const revision = { authorId: ctx.viewer!.id, state, mediaIds: mediaOf(state), now: ctx.now }
    await saveRevision(ctx.sql, { propertyId: id }, revision)
    return { isRevision: true }
  }
  await updateListing(ctx.sql, id, state)
  await ctx.sql`delete from listing_revisions where property_id = ${id}`
  if (own.requestStatus === 'rejected' && isOwners) await askAgain(ctx, id)
  return { isRevision: false }
}

/** Hands a refused home to the moderators once more; it costs a unit again. */
export async function askAgain(ctx: Context, id: number): Promise<void> {
  await ctx.sql`update properties set request_status = 'pending' where id = ${id}`
  await takeUnit(ctx, 'property_list', { kind: 'property', id })
}

/** Lets go of files that are not used here any more; the sweep leaves those that any row still points to. */
export async function releaseUnused(ctx: Pick<Context, 'sql'>, before: ListingState, after: ListingState | null) {
  const used = new Set(after ? mediaOf(after) : [])
  const unused = mediaOf(before).filter((mediaId) => !used.has(mediaId))
  if (unused.length > 0) await releaseMedia(ctx.sql, unused)
}
