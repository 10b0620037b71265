import { getPushSettings, registerPush, unregisterPush } from '#contract/push.ts'
import { call } from '#web/api/call.ts'
import { PATIENCE_MS } from './registration.ts'
import { withRetries } from './retry.ts'

/** The calls of this feature; each request, with its retries, ends within ten seconds. */
export const fetchKey = () => tried((signal) => call(getPushSettings, {}, { signal }))

export const register = (device: { token: string; replaces?: string }) =>
  tried((signal) => call(registerPush, device, { signal }))

export const unregister = (device: string) => tried((signal) => call(unregisterPush, { token: device }, { signal }))

function tried<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return withRetries(() => work(signal), signal)
}
