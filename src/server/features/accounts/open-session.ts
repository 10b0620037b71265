import type { User } from '#contract/accounts.ts'
import type { Context } from '#server/context.ts'
import { issueToken } from '#server/db/sessions.ts'
import { AppError } from '#server/errors.ts'
import { rememberDevice } from './known-devices.ts'
import { presentUser } from './present.ts'
import { findAccount, saveDevice } from './queries.ts'
import { emailNotVerified } from './refusals.ts'
import type { CompletedSignIn } from './second-factor.ts'
import { findMustEnrol } from './two-factor.sql.ts'

const SESSION_DAYS = 60

/** Opens a session on this device after all factors of the sign-in were checked. */
export async function openSession(
  ctx: Context,
  signIn: CompletedSignIn,
  deviceToken: string | undefined,
): Promise<{ data: User; token: string; two_factor_setup_required?: boolean }> {
  const account = await findAccount(ctx.sql, signIn.userId)
  if (!account.isActive) throw deactivated(account.loginType !== 'email')
  if (account.isDemo && !ctx.hasDemo) throw new AppError('refused', 'api.demo-account')
  if (account.loginType === 'email' && !account.isEmailVerified) throw emailNotVerified()
  const token = await issueToken(ctx.sql, {
    userId: account.id,
    userAgent: ctx.device,
    now: ctx.now,
    days: SESSION_DAYS,
  })
  if (deviceToken) await saveDevice(ctx.sql, deviceToken, account.id)
  await rememberDevice(ctx, account.id)
  ctx.keepSession(token)
  ctx.say('api.logged-in')
  return {
    data: presentUser(account, ctx.origin),
    token,
    ...((await findMustEnrol(ctx.sql, account.id)) && { two_factor_setup_required: true }),
  }
}

/** Older clients expect HTTP 200 after a provider sign-in and HTTP 400 after a password. */
const deactivated = (isSoft: boolean) =>
  new AppError('refused', 'api.account-deactivated', {
    key: 'accountDeactivated',
    beside: { is_active: false },
    isSoft,
  })
