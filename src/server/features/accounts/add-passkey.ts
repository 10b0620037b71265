import type { addPasskey as endpoint } from '#contract/passkeys.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { insertPasskey, spendRiddle } from './passkeys.ts'

export const addPasskey: Handler<typeof endpoint> = async ({ sql, viewer, now, passkeys }, { answer, label }) => {
  const named = passkeys.named(answer)
  const isOurs = named !== null && (await spendRiddle(sql, named.challenge, viewer!.id, now))
  const passkey = isOurs ? await passkeys.accept(answer, named.challenge) : null
  if (!passkey) throw new AppError('refused', 'api.passkey-not-added', { leavesTrace: true })
  await insertPasskey(sql, viewer!.id, passkey, label ?? null)
  return null
}
