import type { Context } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { refundCredit } from '#server/features/packages/public.ts'
import { approvePromotion, type PromotionRow, rejectPromotion } from './queries.ts'

/** Approves a promotion and notifies its owner. */
export async function approve(ctx: Context, advert: PromotionRow): Promise<void> {
  await approvePromotion(ctx.sql, advert.id, ctx.now)
  if (advert.userId !== null)
    await notify(ctx, advert.userId, 'advertisement-approved', { ...subjectOf(advert), title: advert.title })
}

/** Rejects a promotion and refunds its credit. */
export async function reject(ctx: Context, advert: PromotionRow, reason: string): Promise<void> {
  await rejectPromotion(ctx.sql, advert.id, reason, ctx.now)
  const feature = advert.propertyId === null ? 'project_feature' : 'property_feature'
  await refundCredit(ctx, feature, { kind: 'advertisement', id: advert.id })
  if (advert.userId !== null)
    await notify(ctx, advert.userId, 'advertisement-rejected', { ...subjectOf(advert), title: advert.title, reason })
}

/** The listing a promotion is for. */
export const subjectOf = ({ propertyId, projectId }: Pick<PromotionRow, 'propertyId' | 'projectId'>) =>
  propertyId === null ? { projectId: projectId! } : { propertyId }
