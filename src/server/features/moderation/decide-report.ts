import { may } from '#domain/policy.ts'
import { moved } from '#domain/property-status.ts'
import type { Context } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { refundCredit } from '#server/features/packages/public.ts'
import { lockVisibility, saveMove } from '#server/features/properties/public.ts'
import type { Decision } from './decision.ts'
import { insertRejection } from './queries.ts'
import { findReported, resolveReports } from './report.sql.ts'

/** Dismisses the reports about a property, or upholds them and rejects the property; all reporters are notified. */
export async function decideReport(ctx: Context, id: number, decision: Decision, check: () => Promise<void>) {
  const reported = await findReported(ctx.sql, id)
  if (!reported) return false
  const home = await lockVisibility(ctx.sql, reported.propertyId)
  await check()
  const reporters = await resolveReports(ctx.sql, reported.propertyId, {
    status: decision.isApproved ? 'dismissed' : 'upheld',
    userId: ctx.viewer!.id,
    now: ctx.now,
  })
  if (reporters.length === 0 || !home) return false
  if (!decision.isApproved && may.moveProperty(ctx.viewer, home, 'reject')) {
    await saveMove(ctx.sql, home.id, moved(home, 'reject'), null)
    const { reason } = decision
    await insertRejection(ctx.sql, { propertyId: home.id, reason, actorId: ctx.viewer!.id, now: ctx.now })
    await refundCredit(ctx, 'property_list', { kind: 'property', id: home.id })
    if (home.ownerId !== null)
      await notify(ctx, home.ownerId, 'listing-rejected', { propertyId: home.id, title: home.title, reason })
  }
  for (const { userId } of reporters) await notify(ctx, userId, 'report-decided', { title: home.title })
  return true
}
