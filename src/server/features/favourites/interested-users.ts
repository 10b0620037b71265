import type { interestedUsers as endpoint } from '#contract/favourites.ts'
import { may, type Viewer } from '#domain/policy.ts'
import { isOpen } from '#domain/property-status.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { findBlocks } from '#server/features/blocks/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { findVisibility, type VisibilityRow } from '#server/features/properties/public.ts'
import { deletePair, findInterest, insertPair } from './queries.ts'

export const interestedUsers: Handler<typeof endpoint> = async (ctx, { property_id, type: isAdded }) => {
  const { sql, viewer, say } = ctx
  const pair = { userId: viewer!.id, propertyId: property_id }
  if (isAdded) {
    const home = await findVisibility(sql, { id: property_id })
    if (!home || !may.seeProperty(viewer, home)) throw missing('Property')
    refuseSenseless(viewer, home)
    const added = await insertPair(sql, 'interests', pair)
    if (!added) throw missing('Property')
    if (added.isNew && home.ownerId !== null) await notifyOwner(ctx, home.id, home.ownerId)
    say('api.interest-sent')
  } else {
    await deletePair(sql, 'interests', pair)
    say('api.interest-removed')
  }
  return null
}

/** A block in either direction prevents the notification. */
async function notifyOwner(ctx: Context, propertyId: number, ownerId: number) {
  const { byMe, byOther } = await findBlocks(ctx.sql, { me: ctx.viewer!.id, other: ownerId })
  if (byMe || byOther) return
  const facts = await findInterest(ctx.sql, { userId: ctx.viewer!.id, propertyId })
  await notify(ctx, ownerId, 'interest', { propertyId, ...facts }, ctx.viewer!.id)
}

function refuseSenseless(viewer: Viewer, home: VisibilityRow) {
  if (may.beInterested(viewer, home)) return
  throw new AppError('refused', isOpen(home.kind) ? 'api.interest-own' : 'api.property-unavailable')
}
