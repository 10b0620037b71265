import type { confirmEmail as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { checkCode } from './check-code.ts'
import { deleteUnverifiedHolder, isEmailTaken, lockCredentials, setEmail } from './credential-sql.ts'
import { presentUser } from './present.ts'
import { findAccount } from './queries.ts'
import { emailTaken } from './refusals.ts'
import { mailEmailChanged } from './security-letters.ts'

export const confirmEmail: Handler<typeof endpoint> = async (ctx, { email, otp }) => {
  const account = await lockCredentials(ctx.sql, ctx.viewer!.id)
  await checkCode(ctx, { channel: 'mail', address: email.toLowerCase(), userId: account.id }, otp)
  // Two accounts that confirm one address at the same time take turns.
  await ctx.sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email.toLowerCase()}`}, 0))`
  await deleteUnverifiedHolder(ctx.sql, account, email)
  if (await isEmailTaken(ctx.sql, account, email)) throw emailTaken()
  await setEmail(ctx.sql, account.id, email, ctx.now)
  if (account.email && account.email.toLowerCase() !== email.toLowerCase())
    await mailEmailChanged(ctx, account.id, { from: account.email, to: email })
  ctx.say('api.email-changed')
  return presentUser(await findAccount(ctx.sql, account.id), ctx.baseUrl)
}
