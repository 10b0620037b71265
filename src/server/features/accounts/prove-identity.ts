import type { proveIdentity as endpoint } from '#contract/accounts-identity.ts'
import { LOGIN_RULES } from '#domain/login-attempts.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { assertNotLockedOut, attemptKey, countFailure, deleteAttempts } from './attempts.ts'
import { checkCode } from './check-code.ts'
import { lockCredentials } from './credential.sql.ts'
import { findOwnReceiver, markProved } from './identity-proof.ts'
import { consumePasskeyChallenge, findPasskey, passkeyOf, touchPasskey } from './passkeys.sql.ts'
import { checkSecondFactor } from './second-factor.ts'
import { hasTotp } from './two-factor.sql.ts'

export const proveIdentity: Handler<typeof endpoint> = async (ctx, { password, answer, otp, totp }) => {
  const isTwoFactor = await hasTotp(ctx.sql, ctx.viewer!.id)
  if (answer !== undefined) await checkPasskey(ctx, answer)
  else if (isTwoFactor && totp === undefined) throw new AppError('refused', 'api.proof-second-factor')
  else if (!isTwoFactor && totp !== undefined) throw new AppError('refused', 'api.two-factor-off', { field: 'totp' })
  else if (totp !== undefined) await checkSecondFactor(ctx, ctx.viewer!.id, totp, 'totp')
  else if (password !== undefined) await checkPassword(ctx, password)
  else await checkOwnCode(ctx, otp!)
  await markProved(ctx.sql, ctx.sessionId, ctx.now)
  return null
}

async function checkPassword(ctx: Context, typed: string) {
  const { id, passwordHash } = await lockCredentials(ctx.sql, ctx.viewer!.id)
  const key = attemptKey('current password', String(id))
  await assertNotLockedOut(ctx.sql, [key], ctx.now)
  if (await ctx.passwords.fits(passwordHash, typed)) return void (await deleteAttempts(ctx.sql, key))
  await countFailure(ctx, key, LOGIN_RULES.accountFromAddress)
  throw new AppError('refused', 'api.current-password-wrong', { field: 'password', leavesTrace: true })
}

/** A passkey of another user does not prove the identity. */
async function checkPasskey(ctx: Context, answer: string) {
  const named = ctx.passkeys.named(answer)
  const isOurs = named !== null && (await consumePasskeyChallenge(ctx.sql, named.challenge, null, ctx.now))
  const known = isOurs ? await findPasskey(ctx.sql, named.id) : null
  const isOwn = known?.userId === ctx.viewer!.id
  const counter = isOwn ? await ctx.passkeys.check(answer, named!.challenge, passkeyOf(known)) : null
  if (!isOwn || counter === null) throw new AppError('refused', 'api.proof-failed', { leavesTrace: true })
  await touchPasskey(ctx.sql, known.id, counter, ctx.now)
}

async function checkOwnCode(ctx: Context, otp: string) {
  const to = await findOwnReceiver(ctx.sql, ctx.viewer!.id)
  if (!to) throw new AppError('refused', 'api.proof-no-receiver')
  await checkCode(ctx, to, otp)
}
