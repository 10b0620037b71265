import type { askPasskey as endpoint } from '#contract/passkeys.ts'
import type { Handler } from '#server/context.ts'
import { insertRiddle } from './passkeys.ts'

export const askPasskey: Handler<typeof endpoint> = async ({ sql, now, passkeys }) => {
  const { challenge, options } = await passkeys.ask()
  await insertRiddle(sql, challenge, null, now)
  return { options }
}
