import type { addPasskey as endpoint } from '#contract/passkeys.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { requireRecentProof } from './identity-proof.ts'
import { insertPasskey, spendRiddle } from './passkeys.ts'
import { mailPasskeyAdded } from './security-letters.ts'

export const addPasskey: Handler<typeof endpoint> = async (ctx, { answer, label }) => {
  await requireRecentProof(ctx)
  const { sql, viewer, now, passkeys } = ctx
  const named = passkeys.named(answer)
  const isOurs = named !== null && (await spendRiddle(sql, named.challenge, viewer!.id, now))
  const passkey = isOurs ? await passkeys.accept(answer, named.challenge) : null
  if (!passkey) throw new AppError('refused', 'api.passkey-not-added', { leavesTrace: true })
  await insertPasskey(sql, viewer!.id, passkey, label ?? null)
  await mailPasskeyAdded(ctx, viewer!.id)
  return null
}
