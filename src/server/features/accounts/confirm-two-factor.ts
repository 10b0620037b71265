import type { confirmTwoFactor as endpoint } from '#contract/accounts-two-factor.ts'
import { LOGIN_RULES } from '#domain/login-attempts.ts'
import type { Handler } from '#server/context.ts'
import { deleteOtherSessions } from '#server/db/sessions.ts'
import { unseal } from '#server/derive.ts'
import { AppError } from '#server/errors.ts'
import { assertNotLockedOut, attemptKey, countFailure } from './attempts.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { acceptedStep, totpLock } from './totp.ts'
import { confirmTotp, lockTotp } from './two-factor.sql.ts'
import { recordTwoFactor } from './two-factor-changes.ts'

const SETUP_MINUTES = 60

export const confirmTwoFactor: Handler<typeof endpoint> = async (ctx, { code }) => {
  const { sql, derive, now } = ctx
  const userId = ctx.viewer!.id
  const totp = await lockTotp(sql, userId)
  if (totp?.confirmedAt) throw new AppError('refused', 'api.two-factor-on')
  const isRecent = totp !== null && now.getTime() - totp.createdAt.getTime() < SETUP_MINUTES * 60_000
  const secret = isRecent ? unseal(derive, totpLock(userId), totp.sealed) : null
  if (secret === null) throw new AppError('refused', 'api.two-factor-begin')
  const typed = code.normalize('NFKC').replaceAll(/\s/g, '')
  const key = attemptKey('two-factor setup', String(userId))
  await assertNotLockedOut(sql, [key], now)
  const step = acceptedStep(Buffer.from(secret, 'base64'), typed, now, null)
  if (step === null) {
    await countFailure(ctx, key, LOGIN_RULES.accountFromAddress)
    throw new AppError('refused', 'api.two-factor-setup-wrong', { field: 'code', leavesTrace: true })
  }
  await confirmTotp(sql, userId, step, now)
  // The other sessions were opened without the second factor.
  await deleteOtherSessions(sql, userId, ctx.sessionId)
  const recovery_codes = await issueRecoveryCodes(sql, userId)
  await recordTwoFactor(ctx, 'two-factor-on')
  return { recovery_codes }
}
