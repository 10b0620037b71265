import { hash, randomBytes } from 'node:crypto'
import type { forgotPassword as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { findEmailLogin, insertReset } from './queries.ts'
import { limitRequests } from './request-limits.ts'
import { resetToken } from './reset-token.ts'

const MINUTES = 60

export const forgotPassword: Handler<typeof endpoint> = async (ctx, { email }) => {
  await limitRequests(ctx, { purpose: 'reset', recipient: email.toLowerCase(), refusal: 'api.too-many-links' })
  const login = await findEmailLogin(ctx.sql, email)
  const nonce = randomBytes(32)
  // The same work is done for an unknown address, so that neither the response nor its timing reveals whether an
  // account exists.
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
