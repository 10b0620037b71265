import { may } from '#domain/policy.ts'
import { isSmallPriceChange } from '#domain/price-change.ts'
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
import { consumeCredit } from '#server/features/packages/public.ts'
import { assessRisk, riskSubjectOfProperty } from '#server/features/risk/public.ts'
import { changedState, readyChange } from './change-state.ts'
import type { ListingChange, ListingState } from './listing-state.ts'
import { findReviewedPrice } from './reviewed-price.sql.ts'
import { type EditedRow, findEdited, mediaOf, setPrivate, updateListing } from './state.sql.ts'

/** A property that the viewer may edit, with its pending revision applied. */
export async function findOwnListing(
  ctx: Context,
  by: { id: number } | { slug: string },
  isLocked = false,
): Promise<Omit<EditedRow, 'pending'> & { hasRevision: boolean }> {
  const found = await findEdited(ctx.sql, by, isLocked)
  // Another user's property gives the same error as a missing one, so ids cannot be probed.
  if (!found || !may.editListing(ctx.viewer, found)) throw missing('Property')
  const { pending, ...row } = found
  // Privacy is not reviewed, so a pending revision does not affect it.
  const state = pending ? { ...pending, isPrivate: row.state.isPrivate } : row.state
  return { ...row, state, hasRevision: pending !== null }
}

/**
 * Changes a property. Changes to an approved one become a revision for moderation, unless the site approves edits
 * automatically; a rejected one is resubmitted and costs another credit. Privacy is the owner's choice and takes effect
 * immediately.
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
  const { isEditApproved, isPriceLive } = await approvalOf(ctx)
  await releaseUnused(ctx, own.state, state)
  if (own.requestStatus === 'approved' && isOwners) {
    await setPrivate(ctx.sql, id, state.isPrivate)
    if (isSameState({ ...state, isPrivate: own.state.isPrivate }, own.state)) return { isRevision: own.hasRevision }
  }
  if (isPriceLive && (await isSmallPriceEdit(ctx, id, own, state))) {
    await updateListing(ctx.sql, id, state)
    return { isRevision: false }
  }
  const mustBeRead = async () =>
    !isEditApproved ||
    (await assessRisk(ctx.sql, riskSubjectOfProperty(state, { exceptId: id, ownerId: own.ownerId }), ctx.now)).isHeld
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

/**
 * Whether the price is all that the owner changed, by little enough to need no review. A price changed while other edits
 * are in review becomes part of them.
 */
async function isSmallPriceEdit(
  ctx: Context,
  id: number,
  { state: before, requestStatus, hasRevision }: Awaited<ReturnType<typeof findOwnListing>>,
  after: ListingState,
): Promise<boolean> {
  if (requestStatus !== 'approved' || hasRevision) return false
  if (!isSameState({ ...after, isPrivate: before.isPrivate, price: before.price }, before)) return false
  return isSmallPriceChange(await findReviewedPrice(ctx.sql, id, ctx.viewer!.id), after.price)
}

/** Resubmits a rejected property for moderation, which costs another credit. */
export async function askAgain(ctx: Context, id: number): Promise<void> {
  await ctx.sql`update properties set request_status = 'pending' where id = ${id}`
  await consumeCredit(ctx, 'property_list', { kind: 'property', id })
}

/** Releases files that the property no longer uses; the sweep keeps files that any other row references. */
export async function releaseUnused(ctx: Pick<Context, 'sql'>, before: ListingState, after: ListingState | null) {
  const used = new Set(after ? mediaOf(after) : [])
  const unused = mediaOf(before).filter((mediaId) => !used.has(mediaId))
  if (unused.length > 0) await releaseMedia(ctx.sql, unused)
}
