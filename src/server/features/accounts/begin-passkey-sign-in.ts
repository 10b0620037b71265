import type { beginPasskeySignIn as endpoint } from '#contract/accounts-passkeys.ts'
import type { Handler } from '#server/context.ts'
import { insertPasskeyChallenge } from './passkeys.sql.ts'

export const beginPasskeySignIn: Handler<typeof endpoint> = async ({ sql, now, passkeys }) => {
  const { challenge, options } = await passkeys.ask()
  await insertPasskeyChallenge(sql, challenge, null, now)
  return { options }
}
