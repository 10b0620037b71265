import type { Context } from '#server/context.ts'
import { followVerification } from '#server/features/accounts/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { type ApplicationState, resolveApplication } from './application.sql.ts'

/** Verifies a user, or with a reason rejects or revokes the verification; notifies the user. */
export async function resolveVerification(
  ctx: Context,
  { id, userId, status: before }: { id: number; userId: number; status: ApplicationState },
  refusedBecause: string | null,
): Promise<void> {
  const status = refusedBecause === null ? 'success' : 'failed'
  await resolveApplication(ctx.sql, id, { status, reason: refusedBecause, by: ctx.viewer!.id, now: ctx.now })
  await followVerification(ctx.sql, userId, { wasVerified: before === 'success', isVerified: status === 'success' })
  if (refusedBecause === null) await notify(ctx, userId, 'verification-approved', {})
  else await notify(ctx, userId, 'verification-rejected', { reason: refusedBecause })
}
