import { CODE_RULES } from '#domain/one-time-code.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { attemptKey, countAttempt } from './attempts.ts'
import { type CodeAddress, codeOf, takeCode } from './codes.ts'

/** Codes that one household or office may ask for within an hour, for whomever. */
const PER_HOUR_FROM_ADDRESS = 60

/** Queues a code for an address; the job finds out whether anybody is there, so the answer cannot tell. */
export async function sendCode(ctx: Context, to: CodeAddress): Promise<{ demo_code?: string }> {
  const asked = await countAttempt(ctx.sql, attemptKey('code', to.channel, to.address), ctx.now)
  const fromHere = await countAttempt(ctx.sql, attemptKey('code', ctx.address), ctx.now)
  if (asked > CODE_RULES.perHour || fromHere > PER_HOUR_FROM_ADDRESS)
    throw new AppError('too-many', 'api.too-many-codes', {
      leavesTrace: true,
      retryAfterSeconds: 3600,
    })
  const code = await takeCode(ctx.sql, to, ctx.now)
  await ctx.enqueue('send-code', { id: code.id, language: ctx.language })
  return ctx.showsCodes ? { demo_code: codeOf(ctx.derive, code) } : {}
}
