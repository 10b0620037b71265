import { randomBytes } from 'node:crypto'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { unseal } from '#server/derive.ts'
import { AppError } from '#server/errors.ts'
import { reserveAttempt } from './account-attempts.ts'
import { recoveryHash } from './recovery-codes.ts'
import { mailRecoveryCodeUsed } from './security-emails.ts'
import { acceptedStep, totpLock } from './totp.ts'
import {
  claimPendingAttempt,
  consumeRecoveryCode,
  deletePendingSignIn,
  hasRequiredPasskey,
  hasTotp,
  insertPendingSignIn,
  lockTotp,
  saveStep,
} from './two-factor.sql.ts'

declare const CHECKED: unique symbol

/**
 * A sign-in whose second factor was checked if the account has one. Only this file constructs it, and `openSession`
 * accepts nothing else.
 */
export interface CompletedSignIn {
  readonly userId: number
  readonly [CHECKED]: true
}

const completed = (userId: number) => ({ userId }) as CompletedSignIn

const PENDING_MINUTES = 10
const PENDING_ATTEMPTS = 5

interface FirstStep {
  /** Sent with the first step by API clients. */
  code: string | undefined
  deviceToken: string | undefined
  /** Whether older clients expect this refusal as HTTP 200. */
  isSoft: boolean
}

/**
 * Requires the second factor after a password, a phone code or a provider sign-in. API clients send the code with the
 * sign-in; a page gets a pending sign-in and completes it with the next call.
 */
export async function requireSecondFactor(
  ctx: Context,
  userId: number,
  { code, deviceToken, isSoft }: FirstStep,
): Promise<CompletedSignIn> {
  if (!(await hasTotp(ctx.sql, userId))) {
    await refuseWithoutPasskey(ctx, userId, isSoft)
    return completed(userId)
  }
  if (code !== undefined) {
    await checkSecondFactor(ctx, userId, code, 'totp_code')
    return completed(userId)
  }
  const key = 'secondFactorRequired'
  // The error rolls back the use of the first-factor proof, so the client can send it again with the code.
  if (!ctx.isOwnPage)
    throw new AppError('refused', messageOf('api.two-factor-elsewhere', { url: `${ctx.origin}/sign-in` }), {
      ...{ key, field: 'totp_code', isSoft },
    })
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(ctx.now.getTime() + PENDING_MINUTES * 60_000)
  await insertPendingSignIn(ctx.sql, { token, userId, deviceToken, expiresAt })
  throw new AppError('refused', 'api.two-factor-code', { key, leavesTrace: true, pendingSignIn: token })
}

/** For staff who must use a second factor, a passkey replaces TOTP; the password alone must not open a session then. */
async function refuseWithoutPasskey({ sql, origin }: Context, userId: number, isSoft: boolean) {
  if (!(await hasRequiredPasskey(sql, userId))) return
  const message = messageOf('api.passkey-required', { url: `${origin}/sign-in` })
  throw new AppError('refused', message, { key: 'passkeyRequired', isSoft })
}

/** A passkey covers both factors: the device, and the fingerprint, face or PIN check that the site requires. */
export const completedByPasskey = (userId: number): CompletedSignIn => completed(userId)

/** Second step on a page. A pending sign-in is used once and has a limited number of attempts. */
export async function completePendingSignIn(
  ctx: Context,
  code: string,
): Promise<{ signIn: CompletedSignIn; deviceToken: string | undefined }> {
  const token = ctx.pendingSignIn
  const pending = token === null ? null : await claimPendingAttempt(ctx.sql, token, PENDING_ATTEMPTS, ctx.now)
  if (token === null || pending === null) throw new AppError('refused', 'api.sign-in-expired', { key: 'signInExpired' })
  await checkSecondFactor(ctx, pending.userId, code, 'code')
  await deletePendingSignIn(ctx.sql, token)
  return { signIn: completed(pending.userId), deviceToken: pending.deviceToken ?? undefined }
}

/** Throws for a wrong code and rate-limits guesses per account, across all calls. */
export async function checkSecondFactor(ctx: Context, userId: number, typed: string, field: string): Promise<void> {
  const attempt = await reserveAttempt(ctx, `second factor ${userId}`, userId)
  const kind = await consumeCode(ctx, userId, typed)
  if (kind === null) {
    await attempt.failed()
    throw new AppError('refused', 'api.two-factor-wrong', { field, leavesTrace: true })
  }
  await attempt.succeeded()
  if (kind === 'recovery') await mailRecoveryCodeUsed(ctx, userId)
}

/** Consumes a code; null for a wrong one. */
async function consumeCode({ sql, derive, now }: Context, userId: number, typed: string) {
  const code = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase()
  const totp = await lockTotp(sql, userId)
  if (!totp?.confirmedAt) return null
  if (!/^\d{6}$/.test(code))
    return (await consumeRecoveryCode(sql, userId, recoveryHash(userId, code))) ? 'recovery' : null
  const secret = unseal(derive, totpLock(userId), totp.sealed)
  const step = secret === null ? null : acceptedStep(Buffer.from(secret, 'base64'), code, now, totp.lastStep)
  if (step === null) return null
  await saveStep(sql, userId, step)
  return 'totp'
}
