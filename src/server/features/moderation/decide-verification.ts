import type { Context } from '#server/context.ts'
import { lockApplication, settleVerification } from '#server/features/verification/public.ts'
import type { Decision } from './decision.ts'

/** Verifies somebody, or refuses to; whoever has applied again since is decided about by the newer request. */
export async function decideVerification(ctx: Context, id: number, decision: Decision, check: () => Promise<void>) {
  const application = await lockApplication(ctx.sql, id)
  if (application?.status !== 'pending' || !application.isLatest) return false
  await check()
  await settleVerification(ctx, { id, ...application }, decision.isApproved ? null : decision.reason)
  return true
}
