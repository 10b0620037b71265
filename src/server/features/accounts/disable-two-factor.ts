import type { disableTwoFactor as endpoint } from '#contract/accounts-two-factor.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { requireRecentProof } from './identity-proof.ts'
import { deleteTotp } from './two-factor.sql.ts'
import { recordTwoFactor } from './two-factor-changes.ts'

export const disableTwoFactor: Handler<typeof endpoint> = async (ctx) => {
  await requireRecentProof(ctx)
  if (!(await deleteTotp(ctx.sql, ctx.viewer!.id))) throw new AppError('refused', 'api.two-factor-off')
  await recordTwoFactor(ctx, 'two-factor-off')
  return null
}
