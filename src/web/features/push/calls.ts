import { getPushSettings, registerPush, unregisterPush } from '#contract/push.ts'
import { call } from '#web/api/call.ts'

/** What this feature says to the server; fetched when a device has something to say. */
export const fetchKey = async (token: string) =>
  (await call<typeof getPushSettings>(getPushSettings, {}, { token })).public_key

export const register = (device: { token: string; replaces?: string }, token: string) =>
  call<typeof registerPush>(registerPush, device, { token })

export const unregister = (device: string, token: string) =>
  call<typeof unregisterPush>(unregisterPush, { token: device }, { token })
