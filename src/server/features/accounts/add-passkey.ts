import type { addPasskey as endpoint } from '#contract/accounts-passkeys.ts'
import type { Handler } from '#server/context.ts'
import { deleteOtherSessions } from '#server/db/sessions.ts'
import { AppError } from '#server/errors.ts'
import { requireRecentProof } from './identity-proof.ts'
import { consumePasskeyChallenge, insertPasskey } from './passkeys.sql.ts'
import { mailPasskeyAdded } from './security-emails.ts'
import { findMustEnrol } from './two-factor.sql.ts'

export const addPasskey: Handler<typeof endpoint> = async (ctx, { answer, label }) => {
  await requireRecentProof(ctx)
  const { sql, viewer, now, passkeys } = ctx
  const named = passkeys.named(answer)
  const isOurs = named !== null && (await consumePasskeyChallenge(sql, named.challenge, viewer!.id, now))
  const passkey = isOurs ? await passkeys.accept(answer, named.challenge) : null
  if (!passkey) throw new AppError('refused', 'api.passkey-not-added', { leavesTrace: true })
  // Completing the required setup must not validate sessions that were opened elsewhere with the password alone.
  if (await findMustEnrol(sql, viewer!.id)) await deleteOtherSessions(sql, viewer!.id, ctx.sessionId)
  await insertPasskey(sql, viewer!.id, passkey, label ?? null)
  await mailPasskeyAdded(ctx, viewer!.id)
  return null
}
