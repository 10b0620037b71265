import type { verifyOtp as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { attemptKey, forgetAttempts } from './attempts.ts'
import { issueTicket, receiverOf, spendCode } from './codes.ts'
import { verifyEmail } from './queries.ts'

export const verifyOtp: Handler<typeof endpoint> = async (ctx, { otp, ...asked }) => {
  const to = receiverOf(asked)
  const found = await spendCode(ctx.sql, ctx.derive, to, otp, ctx.now)
  if (found === 'none') throw new AppError('missing', 'api.code-expired')
  if (found === 'wrong') throw new AppError('refused', 'api.code-wrong', { leavesTrace: true, field: 'otp' })
  if (to.channel === 'mail') await verifyEmail(ctx.sql, to.address, ctx.now)
  await forgetAttempts(ctx.sql, attemptKey('code', to.channel, to.address))
  ctx.say('api.verified')
  return { data: null, auth_id: await issueTicket(ctx.sql, to, ctx.now) }
}
