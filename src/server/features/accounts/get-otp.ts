import type { getOtp as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { receiverOf } from './codes.ts'
import { sendCode } from './send-code.ts'

export const getOtp: Handler<typeof endpoint> = async (ctx, input) => {
  ctx.say('api.code-sent-if-known')
  return { data: null, ...(await sendCode(ctx, receiverOf(input))) }
}
