import type { signInByPasskey as endpoint } from '#contract/accounts-passkeys.ts'
import type { Handler } from '#server/context.ts'
import { openSession } from './open-session.ts'
import { consumePasskeyChallenge, findPasskey, passkeyOf, touchPasskey } from './passkeys.sql.ts'
import { wrongDetails } from './refusals.ts'
import { completedByPasskey } from './second-factor.ts'

export const signInByPasskey: Handler<typeof endpoint> = async (ctx, { answer }) => {
  const named = ctx.passkeys.named(answer)
  const isOurs = named !== null && (await consumePasskeyChallenge(ctx.sql, named.challenge, null, ctx.now))
  const known = isOurs ? await findPasskey(ctx.sql, named.id) : null
  const counter = known && (await ctx.passkeys.check(answer, named!.challenge, passkeyOf(known)))
  // The challenge stays consumed (`leavesTrace`): a response to it is checked only once.
  if (!known || counter === null) throw wrongDetails({ leavesTrace: true })
  await touchPasskey(ctx.sql, known.id, counter, ctx.now)
  return openSession(ctx, completedByPasskey(known.userId), undefined)
}
