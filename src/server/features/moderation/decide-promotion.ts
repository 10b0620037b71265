import type { Context } from '#server/context.ts'
import { approveAdvert, lockPromotion, rejectAdvert } from '#server/features/promotions/public.ts'
import type { Decision } from './decision.ts'

/** Approves a promotion, or rejects it and refunds its credit. */
export async function decidePromotion(ctx: Context, id: number, decision: Decision, check: () => Promise<void>) {
  const advert = await lockPromotion(ctx.sql, id)
  if (advert?.status !== 'pending') return false
  await check()
  if (decision.isApproved) await approveAdvert(ctx, advert)
  else await rejectAdvert(ctx, advert, decision.reason)
  return true
}
