import type { confirmLink as endpoint } from '#contract/accounts.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findLinkedCode, useCode } from './codes.ts'
import { completeRegistration, type IsOwn, isRequester } from './complete-registration.ts'
import { applyEmail } from './confirm-email.ts'
import { lockCredentials } from './credential.sql.ts'
import { verifyEmail } from './queries.ts'
import { lockEmail } from './registrations.sql.ts'

/** Confirms an emailed code by its link, with the same effect as entering the code. */
export const confirmLink: Handler<typeof endpoint> = async (ctx, { token, password }) => {
  const code = await findLinkedCode(ctx.sql, ctx.derive, token)
  if (!code) throw linkExpired()
  const { address, userId, registrationId } = code
  const account = userId === null ? null : await ownAccount(ctx, userId)
  await lockEmail(ctx.sql, address)
  if (!(await useCode(ctx.sql, code, ctx.now))) throw linkExpired()
  if (account) await applyEmail(ctx, account, address)
  else if (registrationId !== null) await completeRegistration(ctx, registrationId, registeredBy(ctx, password))
  else await verifyEmail(ctx.sql, address, ctx.now)
  ctx.say(account ? 'api.email-changed' : 'api.verified')
  return { email: address, is_new: registrationId !== null }
}

const linkExpired = () => new AppError('refused', 'api.link-expired', { field: 'token' })

/** A new address is confirmed only by the account's own user. */
function ownAccount({ sql, viewer }: Context, userId: number) {
  if (viewer?.id !== userId) throw new AppError('refused', 'api.sign-in-to-confirm', { key: 'signInRequired' })
  return lockCredentials(sql, userId)
}

/** A link is easily opened by mistake, so a browser other than the one that registered must send the password. */
const registeredBy =
  (ctx: Context, password: string | undefined): IsOwn =>
  async (registration) => {
    if (isRequester(ctx, registration)) return true
    if (password === undefined)
      throw new AppError('refused', 'api.registration-password', { key: 'passwordRequired', field: 'password' })
    if (!(await ctx.passwords.fits(registration.password_hash, password)))
      throw new AppError('refused', 'api.registration-password-wrong', { key: 'passwordRequired', field: 'password' })
    return true
  }
