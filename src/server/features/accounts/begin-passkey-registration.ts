import type { beginPasskeyRegistration as endpoint } from '#contract/accounts-passkeys.ts'
import type { Handler } from '#server/context.ts'
import { requireRecentProof } from './identity-proof.ts'
import { insertPasskeyChallenge, listPasskeysOf, passkeyOf } from './passkeys.sql.ts'
import { findAccount } from './queries.ts'

export const beginPasskeyRegistration: Handler<typeof endpoint> = async (ctx) => {
  await requireRecentProof(ctx)
  const { sql, viewer, now, passkeys } = ctx
  const { id, name, email } = await findAccount(sql, viewer!.id)
  const known = (await listPasskeysOf(sql, id)).map(passkeyOf)
  const { challenge, options } = await passkeys.offer({ id, name, email: email ?? '' }, known)
  await insertPasskeyChallenge(sql, challenge, id, now)
  return { options }
}
