import type { getPushSettings as endpoint } from '#contract/push.ts'
import type { Handler } from '#server/context.ts'

export const getPushSettings: Handler<typeof endpoint> = async ({ push }) => ({ public_key: push.publicKey })
