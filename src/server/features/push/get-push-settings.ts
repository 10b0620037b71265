import type { getPushSettings as endpoint } from '#contract/push.ts'
import type { Handler } from '#server/context.ts'

/** Browsers re-register weekly, and with it refresh the key. */
const KEY_SECONDS = 7 * 86_400

export const getPushSettings: Handler<typeof endpoint> = async ({ push }) => ({
  public_key: push.publicKey,
  expires_in: KEY_SECONDS,
})
