import type { offerPasskey as endpoint } from '#contract/passkeys.ts'
import type { Handler } from '#server/context.ts'
import { requireRecentProof } from './identity-proof.ts'
import { insertRiddle, listPasskeysOf, passkeyOf } from './passkeys.ts'
import { findAccount } from './queries.ts'

export const offerPasskey: Handler<typeof endpoint> = async (ctx) => {
  await requireRecentProof(ctx)
  const { sql, viewer, now, passkeys } = ctx
  const { id, name, email } = await findAccount(sql, viewer!.id)
  const known = (await listPasskeysOf(sql, id)).map(passkeyOf)
  const { challenge, options } = await passkeys.offer({ id, name, email: email ?? '' }, known)
  await insertRiddle(sql, challenge, id, now)
  return { options }
}
