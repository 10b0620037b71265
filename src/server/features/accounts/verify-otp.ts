import type { verifyOtp as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { checkCode } from './check-code.ts'
import { receiverOf } from './codes.ts'
import { completeRegistration, isRequester } from './complete-registration.ts'
import { verifyEmail } from './queries.ts'
import { issueTicket } from './tickets.sql.ts'

export const verifyOtp: Handler<typeof endpoint> = async (ctx, { otp, ...input }) => {
  const to = receiverOf(input)
  const registrationId = await checkCode(ctx, to, otp)
  if (registrationId !== null) await completeRegistration(ctx, registrationId, (taken) => isRequester(ctx, taken))
  else if (to.channel === 'mail') await verifyEmail(ctx.sql, to.address, ctx.now)
  ctx.say('api.verified')
  return { data: null, auth_id: await issueTicket(ctx.sql, to, ctx.now) }
}
