import type { setAccountType as endpoint } from '#contract/users-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { assignAccountType } from '#server/features/accounts/public.ts'

export const setAccountType: Handler<typeof endpoint> = async (ctx, { user_id, account_type }) => {
  const before = await assignAccountType(ctx.sql, user_id, account_type)
  if (!before) throw missing('Account')
  if (before.type === account_type && before.requested === null) throw new AppError('refused', 'api.account-type-same')
  await ctx.audit({
    action: 'account type changed',
    subject: 'user',
    subjectId: user_id,
    details: { from: before.type, to: account_type, requested: before.requested },
  })
  return null
}
