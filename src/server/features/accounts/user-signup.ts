import type { userSignup as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { issueToken } from '#server/db/sessions.ts'
import { AppError } from '#server/errors.ts'
import { presentUser } from './present.ts'
import { findAccount, findEmailLogin, saveDevice } from './queries.ts'

const SESSION_DAYS = 60

export const userSignup: Handler<typeof endpoint> = async (ctx, { email, password, fcm_id }) => {
  const login = await findEmailLogin(ctx.sql, email)
  // One answer for an unknown address and a wrong password: who has an account is nobody's business.
  if (!(await ctx.passwords.fits(login?.passwordHash ?? null, password)) || !login)
    throw new AppError('refused', 'The details entered are incorrect Please enter the correct details and try again.')
  const account = await findAccount(ctx.sql, login.id)
  if (!account.isActive) throw new AppError('refused', 'Account Deactivated by Administrative please connect to them')
  if (!account.isEmailVerified) throw new AppError('refused', 'Email is not verified', { key: 'emailNotVerified' })
  const token = await issueToken(ctx.sql, {
    userId: account.id,
    userAgent: ctx.device,
    now: ctx.now,
    days: SESSION_DAYS,
  })
  if (fcm_id) await saveDevice(ctx.sql, fcm_id, account.id)
  ctx.keepSession(token)
  ctx.say('Login successful')
  return { data: presentUser(account, ctx.baseUrl), token }
}
