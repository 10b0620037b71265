import type { changeEmail as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { isEmailTaken, lockCredentials } from './credential.sql.ts'
import { checkCurrentPassword } from './current-password.ts'
import { emailTaken } from './refusals.ts'
import { limitRequests } from './request-limits.ts'
import { sendCode } from './send-code.ts'

export const changeEmail: Handler<typeof endpoint> = async (ctx, { email, current_password }) => {
  const account = await lockCredentials(ctx.sql, ctx.viewer!.id)
  await checkCurrentPassword(ctx, account, current_password)
  if (account.isEmailVerified && email.toLowerCase() === account.email?.toLowerCase())
    throw new AppError('refused', 'api.email-same', { field: 'email' })
  if (await isEmailTaken(ctx.sql, account, email)) throw emailTaken()
  await limitRequests(ctx, { purpose: 'email change', recipient: String(account.id), refusal: 'api.too-many-codes' })
  ctx.say('api.code-sent-new-email')
  return {
    data: null,
    ...(await sendCode(ctx, { channel: 'mail', address: email.toLowerCase(), userId: account.id })),
  }
}
