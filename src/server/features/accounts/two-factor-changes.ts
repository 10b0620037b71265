import type { Context } from '#server/context.ts'
import { mailTwoFactor, type TwoFactorChange } from './security-emails.ts'

const ACTIONS: Record<TwoFactorChange, string> = {
  'two-factor-on': 'two-factor turned on',
  'two-factor-off': 'two-factor turned off',
  'recovery-codes': 'recovery codes replaced',
}

/** Emails the owner, and writes an audit entry if the account is staff. */
export async function recordTwoFactor(ctx: Context, change: TwoFactorChange): Promise<void> {
  const { id, role } = ctx.viewer!
  await mailTwoFactor(ctx, id, change)
  if (role !== 'user') await ctx.audit({ action: ACTIONS[change], subject: 'user', subjectId: id })
}
