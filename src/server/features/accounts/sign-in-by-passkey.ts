import type { signInByPasskey as endpoint } from '#contract/passkeys.ts'
import type { Handler } from '#server/context.ts'
import { openSession } from './open-session.ts'
import { findPasskey, passkeyOf, spendRiddle, touchPasskey } from './passkeys.ts'
import { wrongDetails } from './refusals.ts'

export const signInByPasskey: Handler<typeof endpoint> = async (ctx, { answer }) => {
  const named = ctx.passkeys.named(answer)
  const isOurs = named !== null && (await spendRiddle(ctx.sql, named.challenge, null, ctx.now))
  const known = isOurs ? await findPasskey(ctx.sql, named.id) : null
  const counter = known && (await ctx.passkeys.check(answer, named!.challenge, passkeyOf(known)))
  // The riddle stays spent: an answer is looked at once.
  if (!known || counter === null) throw wrongDetails({ leavesTrace: true })
  await touchPasskey(ctx.sql, known.id, counter, ctx.now)
  return openSession(ctx, known.userId, undefined)
}
