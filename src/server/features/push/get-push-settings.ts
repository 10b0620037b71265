import type { getPushSettings as endpoint } from '#contract/push.ts'
import type { Handler } from '#server/context.ts'

/** Browsers renew their registration every week, and with it the key it was made for. */
const KEY_SECONDS = 7 * 86_400

export const getPushSettings: Handler<typeof endpoint> = async ({ push }) => ({
  public_key: push.publicKey,
  expires_in: KEY_SECONDS,
})
