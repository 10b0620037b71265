import type { replaceRecoveryCodes as endpoint } from '#contract/accounts-two-factor.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { requireRecentProof } from './identity-proof.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { lockTotp } from './two-factor.sql.ts'
import { recordTwoFactor } from './two-factor-changes.ts'

export const replaceRecoveryCodes: Handler<typeof endpoint> = async (ctx) => {
  await requireRecentProof(ctx)
  const userId = ctx.viewer!.id
  if (!(await lockTotp(ctx.sql, userId))?.confirmedAt) throw new AppError('refused', 'api.two-factor-off')
  const recovery_codes = await issueRecoveryCodes(ctx.sql, userId)
  await recordTwoFactor(ctx, 'recovery-codes')
  return { recovery_codes }
}
