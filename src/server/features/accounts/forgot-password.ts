import { hash, randomBytes } from 'node:crypto'
import type { forgotPassword as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { attemptKey, countAttempt } from './attempts.ts'
import { findEmailLogin, insertReset } from './queries.ts'
import { resetToken } from './reset-token.ts'

const PER_HOUR = 6
const MINUTES = 60

export const forgotPassword: Handler<typeof endpoint> = async (ctx, { email }) => {
  const asked = await countAttempt(ctx.sql, attemptKey('reset', email.toLowerCase()), ctx.now)
  if (asked > PER_HOUR)
    throw new AppError('too-many', 'api.too-many-links', {
      leavesTrace: true,
      retryAfterSeconds: 3600,
    })
  const login = await findEmailLogin(ctx.sql, email)
  const nonce = randomBytes(32)
  // The same work for an unknown address, so that neither words nor time tell who has an account.
  const id = await insertReset(ctx.sql, {
    userId: login?.id ?? null,
    nonce,
    tokenHash: hash('sha256', resetToken(ctx.derive, nonce), 'buffer'),
    now: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + MINUTES * 60_000),
  })
  await ctx.enqueue('mail-reset-link', { id: id ?? 0, language: ctx.language })
  ctx.say('api.link-sent-if-known')
  return null
}
