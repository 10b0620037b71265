import { LOGIN_RULES } from '#domain/login-attempts.ts'
import { isStaffLength } from '#domain/password.ts'
import type { Context } from '#server/context.ts'
import { reserveAttempt } from './account-attempts.ts'
import { assertNotLockedOut, attemptKey, deleteAttempts, reserve } from './attempts.ts'
import type { ProvedAccount } from './by-identity.ts'
import { recordStaffLength } from './new-password.ts'
import { type EmailLogin, findEmailLogin, type PasswordLogin, updateUser } from './queries.ts'
import { emailNotVerified, wrongDetails } from './refusals.ts'
import { claimRegistration, endRegistration, findRegistrationPassword } from './registrations.sql.ts'
import { requestersOf } from './requester.ts'

interface PasswordSignIn {
  email?: string | undefined
  password?: string | undefined
}

/** Resolves the account of an email address and password. */
export async function accountByPassword(
  ctx: Context,
  { email = '', password = '' }: PasswordSignIn,
): Promise<ProvedAccount> {
  const { login, isRight } = await tryPassword(ctx, email.toLowerCase(), () => findEmailLogin(ctx.sql, email), password)
  if (isRight) return { id: login!.id, isNew: false }
  // The failure stays counted: otherwise a registration would allow uncounted password guesses on an account.
  const id = await byRegistration(ctx, { email, password, login })
  if (id !== null) return { id, isNew: false }
  throw wrongDetails({ leavesTrace: true })
}

/**
 * Compares a password with that of a login and counts the attempt. `name` identifies the login for the limits, whether
 * or not it exists.
 */
export async function tryPassword<L extends PasswordLogin>(
  ctx: Context,
  name: string,
  find: () => Promise<L | null>,
  password: string,
): Promise<{ login: L | null; isRight: boolean }> {
  const pair = attemptKey('sign-in', name, ctx.address)
  const address = attemptKey('sign-in', ctx.address)
  await assertNotLockedOut(ctx.sql, [pair, address], ctx.now)
  const login = await find()
  const attempt = await reserveAttempt(ctx, name, login?.id ?? null)
  const isRight = await ctx.passwords.fits(login?.passwordHash ?? null, password)
  // Reserved after the slow hash comparison, so that an IP address with many parallel sign-ins holds these rows only
  // briefly.
  const fromAddress = await reserve(ctx, address, LOGIN_RULES.address)
  const onPair = await reserve(ctx, pair, LOGIN_RULES.accountFromAddress)
  if (isRight && login) {
    await deleteAttempts(ctx.sql, pair)
    await fromAddress.succeeded()
    await attempt.succeeded()
    if (isStaffLength(password) && !login.hasStaffPassword) await recordStaffLength(ctx.sql, login.id)
    return { login, isRight: true }
  }
  await attempt.failed()
  await fromAddress.failed()
  await onPair.failed()
  return { login, isRight: false }
}

interface Guess {
  email: string
  password: string
  login: EmailLogin | null
}

/**
 * Resolves the account without a password whose address this client verified, for the password of its registration, and
 * stores the password. Throws `emailNotVerified` for the correct password of a pending registration; the error does not
 * reveal whether the address has an account.
 */
async function byRegistration(ctx: Context, { email, password, login }: Guess): Promise<number | null> {
  const registration = await findRegistrationPassword(ctx.sql, email, ctx.now)
  if (!registration || !(await ctx.passwords.fits(registration.passwordHash, password))) return null
  const hasNoPassword = login?.isVerified && login.passwordHash === null
  if (hasNoPassword && requestersOf(ctx).some((own) => own.equals(registration.requester))) {
    await endRegistration(ctx.sql, email)
    await updateUser(ctx.sql, login.id, { password_hash: registration.passwordHash })
    return login.id
  }
  // A stranger who registered a verified address must not become the requester of the registration.
  if (!hasNoPassword) await claimRegistration(ctx.sql, registration.id, requestersOf(ctx)[0])
  throw emailNotVerified({ leavesTrace: true })
}
