import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { attemptKey, forgetAttempts } from './attempts.ts'
import { type CodeAddress, spendCode } from './codes.ts'

/** Refuses a code that is not the one sent to this address; a right one is worth nothing afterwards. */
export async function checkCode(ctx: Context, to: CodeAddress, otp: string): Promise<void> {
  const found = await spendCode(ctx.sql, ctx.derive, to, otp, ctx.now)
  if (found === 'none') throw new AppError('missing', 'api.code-expired', { field: 'otp' })
  if (found === 'wrong') throw new AppError('refused', 'api.code-wrong', { leavesTrace: true, field: 'otp' })
  await forgetAttempts(ctx.sql, attemptKey('code', to.channel, to.address))
}
