import type { hideListings as endpoint } from '#contract/listing-maintenance-admin.ts'
import { canMove, moved } from '#domain/property-status.ts'
import type { Handler } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { lockVisibility, saveMove } from '#server/features/properties/public.ts'
import { dropStale } from './stale.sql.ts'

/** Hides listings like an expired confirmation does: the owner restores one by confirming its availability. */
export const hideListings: Handler<typeof endpoint> = async (ctx, { ids, reason }) => {
  const hidden: number[] = []
  // Ascending id order, so that parallel calls cannot deadlock.
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const home = await lockVisibility(ctx.sql, id)
    if (!home || !canMove(home, 'retire')) continue
    await saveMove(ctx.sql, id, moved(home, 'retire'), null)
    await dropStale(ctx.sql, id)
    if (home.ownerId !== null)
      await notify(ctx, home.ownerId, 'listing-hidden', { propertyId: id, title: home.title, reason })
    hidden.push(id)
  }
  await ctx.audit({ action: 'listings hidden', subject: 'property', details: { ids: hidden, reason } })
  return { hidden: hidden.length }
}
