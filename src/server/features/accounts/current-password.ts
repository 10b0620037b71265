import { LOGIN_RULES } from '#domain/login-attempts.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { assertNotLockedOut, attemptKey, countFailure, deleteAttempts } from './attempts.ts'

/** Requires the current password where the account has one, so that a hijacked session cannot take the account over. */
export async function checkCurrentPassword(
  ctx: Context,
  { id, passwordHash }: { id: number; passwordHash: string | null },
  typed: string | undefined,
): Promise<void> {
  if (passwordHash === null) return
  if (typed === undefined)
    throw new AppError('invalid', messageOf('api.required', { field: 'current_password' }), {
      field: 'current_password',
    })
  const key = attemptKey('current password', String(id))
  await assertNotLockedOut(ctx.sql, [key], ctx.now)
  if (await ctx.passwords.fits(passwordHash, typed)) return void (await deleteAttempts(ctx.sql, key))
  await countFailure(ctx, key, LOGIN_RULES.accountFromAddress)
  throw new AppError('refused', 'api.current-password-wrong', { field: 'current_password', leavesTrace: true })
}
