import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type CodeAddress, spendCode } from './codes.ts'
import { lockEmail } from './registrations.ts'
import { forgetRequests } from './request-limits.ts'
import { requestersOf } from './requester.ts'
import { codeRequests } from './send-code.ts'

/** Refuses a code that is not one sent to this address; a right one ends all of them. Returns the registration it completes. */
export async function checkCode(ctx: Context, to: CodeAddress, otp: string): Promise<number | null> {
  if (to.channel === 'mail') await lockEmail(ctx.sql, to.address)
  const guess = { ...to, typed: otp, requesters: requestersOf(ctx) }
  const spent = await spendCode(ctx.sql, ctx.derive, guess, ctx.now)
  if (spent === 'none') throw new AppError('missing', 'api.code-expired', { field: 'otp' })
  if (spent === 'wrong') throw new AppError('refused', 'api.code-wrong', { leavesTrace: true, field: 'otp' })
  await forgetRequests(ctx, codeRequests(to))
  return spent.registrationId
}
