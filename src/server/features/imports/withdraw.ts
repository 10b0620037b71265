import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { lockVisibility, moveOwn, removeListing } from '#server/features/properties/public.ts'
import { type ImportRow, listDropped, markWithdrawn, type Outcome } from './queries.ts'

/** Whether the share of withdrawn listings needs a confirmation: a truncated feed looks the same. */
export const isAlarming = (
  withdrawn: number,
  { known, withdrawPercent }: Pick<ImportRow, 'known' | 'withdrawPercent'>,
) => withdrawn > 1 && withdrawn * 100 > known * withdrawPercent

/** Withdraws listings that a full sync no longer names: hides live ones and deletes those still in review. */
export async function withdrawDropped(ctx: Context, feed: ImportRow, isDryRun: boolean): Promise<Outcome[]> {
  const dropped = await listDropped(ctx.sql, feed)
  if (!isDryRun) {
    if (isAlarming(dropped.length, feed) && !feed.mayWithdrawAll)
      throw new AppError('refused', messageOf('api.import-withdraws', { count: dropped.length }))
    for (const { externalId, propertyId } of dropped) {
      const home = await lockVisibility(ctx.sql, propertyId)
      await markWithdrawn(ctx.sql, feed.sourceId, externalId, ctx.now)
      if (home?.requestStatus === 'pending') await removeListing(ctx, propertyId)
      else if (home?.requestStatus === 'approved' && home.isActive)
        await moveOwn(ctx, propertyId, () => 'hide', 'api.property-not-hidden')
    }
  }
  return dropped.map(({ externalId, propertyId }, index) => ({
    line: -1 - index,
    externalId,
    outcome: 'withdrawn',
    fields: [],
    problem: null,
    propertyId,
  }))
}
