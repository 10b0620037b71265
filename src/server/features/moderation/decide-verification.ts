import type { Context } from '#server/context.ts'
import { lockApplication, resolveVerification } from '#server/features/verification/public.ts'
import type { Decision } from './decision.ts'

/**
 * Approves or rejects an application; false if the user has applied again, because the newer application is decided
 * instead.
 */
export async function decideVerification(ctx: Context, id: number, decision: Decision, check: () => Promise<void>) {
  const application = await lockApplication(ctx.sql, id)
  if (application?.status !== 'pending' || !application.isLatest) return false
  await check()
  await resolveVerification(ctx, { id, ...application }, decision.isApproved ? null : decision.reason)
  return true
}
