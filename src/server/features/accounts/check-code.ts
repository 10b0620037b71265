import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type CodeAddress, consumeCode } from './codes.ts'
import { lockEmail } from './registrations.sql.ts'
import { resetRequests } from './request-limits.ts'
import { requestersOf } from './requester.ts'
import { codeRequests } from './send-code.ts'

/**
 * Throws for a code that was not sent to this address; a correct code invalidates all codes of the address. Returns the
 * registration that the code completes.
 */
export async function checkCode(ctx: Context, to: CodeAddress, otp: string): Promise<number | null> {
  if (to.channel === 'mail') await lockEmail(ctx.sql, to.address)
  const guess = { ...to, typed: otp, requesters: requestersOf(ctx) }
  const spent = await consumeCode(ctx.sql, ctx.derive, guess, ctx.now)
  if (spent === 'none') throw new AppError('missing', 'api.code-expired', { field: 'otp' })
  if (spent === 'wrong') throw new AppError('refused', 'api.code-wrong', { leavesTrace: true, field: 'otp' })
  await resetRequests(ctx, codeRequests(to))
  return spent.registrationId
}
