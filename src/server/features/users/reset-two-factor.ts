import type { resetTwoFactor as endpoint } from '#contract/users-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { requireRecentProof, resetSecondFactors } from '#server/features/accounts/public.ts'
import { lockUser } from './queries.ts'

export const resetTwoFactor: Handler<typeof endpoint> = async (ctx, { user_id, reason }) => {
  // For the own account the profile page requires a proof by second factor.
  if (user_id === ctx.viewer!.id) throw new AppError('refused', 'api.two-factor-own')
  await requireRecentProof(ctx)
  if (!(await lockUser(ctx.sql, user_id))) throw missing('Account')
  if (!(await resetSecondFactors(ctx, user_id))) throw new AppError('refused', 'api.two-factor-none')
  await ctx.audit({ action: 'two-factor reset', subject: 'user', subjectId: user_id, details: { reason } })
  return null
}
