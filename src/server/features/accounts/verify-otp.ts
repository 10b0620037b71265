import type { verifyOtp as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { checkCode } from './check-code.ts'
import { issueTicket, receiverOf } from './codes.ts'
import { verifyEmail } from './queries.ts'

export const verifyOtp: Handler<typeof endpoint> = async (ctx, { otp, ...asked }) => {
  const to = receiverOf(asked)
  await checkCode(ctx, to, otp)
  if (to.channel === 'mail') await verifyEmail(ctx.sql, to.address, ctx.now)
  ctx.say('api.verified')
  return { data: null, auth_id: await issueTicket(ctx.sql, to, ctx.now) }
}
