import type { sendProofCode as endpoint } from '#contract/accounts-identity.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findOwnReceiver } from './identity-proof.ts'
import { sendCode } from './send-code.ts'

export const sendProofCode: Handler<typeof endpoint> = async (ctx) => {
  const to = await findOwnReceiver(ctx.sql, ctx.viewer!.id)
  if (!to) throw new AppError('refused', 'api.proof-no-receiver')
  ctx.say('api.code-sent')
  return { data: null, ...(await sendCode(ctx, to)) }
}
