import type { Context } from '#server/context.ts'
import { deleteOtherSessions } from '#server/db/sessions.ts'
import { mailTwoFactorReset } from './security-emails.ts'
import { deletePendingSignInsOf, deleteSecondFactors } from './two-factor.sql.ts'

/**
 * Removes TOTP and all passkeys (they may be on the lost device), ends all sessions and emails the owner. For an owner
 * who lost both the authenticator app and the recovery codes. Returns false if the account has no second factor.
 */
export async function resetSecondFactors(
  ctx: Pick<Context, 'sql' | 'texts' | 'baseUrl'>,
  userId: number,
): Promise<boolean> {
  if (!(await deleteSecondFactors(ctx.sql, userId))) return false
  await deletePendingSignInsOf(ctx.sql, userId)
  await deleteOtherSessions(ctx.sql, userId, null)
  await mailTwoFactorReset(ctx, userId)
  return true
}
