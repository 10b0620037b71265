import type { Context } from '#server/context.ts'
import { approveAdvert, lockAdvert, rejectAdvert } from '#server/features/adverts/public.ts'
import type { Decision } from './decision.ts'

/** Lets an advertisement out, or refuses it and gives its unit back. */
export async function decideAdvert(ctx: Context, id: number, decision: Decision, check: () => Promise<void>) {
  const advert = await lockAdvert(ctx.sql, id)
  if (advert?.status !== 'pending') return false
  await check()
  if (decision.isApproved) await approveAdvert(ctx, advert)
  else await rejectAdvert(ctx, advert, decision.reason)
  return true
}
