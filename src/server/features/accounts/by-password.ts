import { LOGIN_RULES } from '#domain/login-attempts.ts'
import { isStaffLength } from '#domain/password.ts'
import type { Context } from '#server/context.ts'
import { reserveAttempt } from './account-attempts.ts'
import { attemptKey, countFailure, forgetAttempts, refuseWhilePausing } from './attempts.ts'
import type { ProvedAccount } from './by-identity.ts'
import { noteStaffLength } from './new-password.ts'
import { findEmailLogin } from './queries.ts'
import { emailNotVerified, wrongDetails } from './refusals.ts'
import { claimRegistration, findRegistrationPassword } from './registrations.ts'
import { requestersOf } from './requester.ts'

interface Asked {
  email?: string | undefined
  password?: string | undefined
}

/** The account that an email address and its password belong to. */
export async function accountByPassword(ctx: Context, { email = '', password = '' }: Asked): Promise<ProvedAccount> {
  const pair = attemptKey('sign-in', email.toLowerCase(), ctx.address)
  const address = attemptKey('sign-in', ctx.address)
  await refuseWhilePausing(ctx.sql, [pair, address], ctx.now)
  const login = await findEmailLogin(ctx.sql, email)
  const attempt = await reserveAttempt(ctx, email.toLowerCase(), login?.id ?? null)
  if ((await ctx.passwords.fits(login?.passwordHash ?? null, password)) && login) {
    await forgetAttempts(ctx.sql, pair)
    await attempt.succeeded()
    if (isStaffLength(password) && !login.hasStaffPassword) await noteStaffLength(ctx.sql, login.id)
    return { id: login.id, isNew: false }
  }
  await attempt.failed()
  await countFailure(ctx, address, LOGIN_RULES.address)
  await countFailure(ctx, pair, LOGIN_RULES.accountFromAddress)
  // Counted all the same: a registration must not be a way to try its password on an account for free.
  await refuseUnproved(ctx, email, password)
  throw wrongDetails({ leavesTrace: true })
}

/** The right password of a registration whose address nobody has proved. It does not tell whether the address has an account. */
async function refuseUnproved(ctx: Context, email: string, password: string): Promise<void> {
  const registration = await findRegistrationPassword(ctx.sql, email, ctx.now)
  if (!registration || !(await ctx.passwords.fits(registration.passwordHash, password))) return
  await claimRegistration(ctx.sql, registration.id, requestersOf(ctx)[0])
  throw emailNotVerified({ leavesTrace: true })
}
