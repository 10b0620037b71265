import type { confirmEmail as endpoint } from '#contract/accounts.ts'
import type { Context, Handler } from '#server/context.ts'
import { checkCode } from './check-code.ts'
import { type Credentials, deleteUnverifiedHolder, isEmailTaken, lockCredentials, setEmail } from './credential.sql.ts'
import { presentUser } from './present.ts'
import { findAccount } from './queries.ts'
import { emailTaken } from './refusals.ts'
import { mailEmailChanged } from './security-emails.ts'

export const confirmEmail: Handler<typeof endpoint> = async (ctx, { email, otp }) => {
  const account = await lockCredentials(ctx.sql, ctx.viewer!.id)
  await checkCode(ctx, { channel: 'mail', address: email.toLowerCase(), userId: account.id }, otp)
  await applyEmail(ctx, account, email)
  ctx.say('api.email-changed')
  return presentUser(await findAccount(ctx.sql, account.id), ctx.origin)
}

/**
 * Sets the new email address that the user has just confirmed. The caller holds the lock on the address, so two
 * accounts cannot confirm it at once.
 */
export async function applyEmail(ctx: Context, account: Credentials, email: string): Promise<void> {
  await deleteUnverifiedHolder(ctx.sql, account, email)
  if (await isEmailTaken(ctx.sql, account, email)) throw emailTaken()
  await setEmail(ctx.sql, account.id, email, ctx.now)
  if (account.email && account.email.toLowerCase() !== email.toLowerCase())
    await mailEmailChanged(ctx, account.id, { from: account.email, to: email })
}
