import type { Answer, Endpoint, RawInput } from '#contract/endpoint.ts'
import type { CallOptions } from './call.ts'

type CallName<File> = { [K in keyof File]: File[K] extends Endpoint ? K : never }[keyof File]
type CallIn<File, Name extends keyof File> = File[Name] & Endpoint

/**
 * Calls an endpoint of a contract file that is loaded on demand, together with the client:
 * `lazyCall(import('#contract/support.ts'), 'contactUs', input)`. Pages stay small, because most visits make no call.
 */
export async function lazyCall<File, Name extends CallName<File>>(
  file: Promise<File>,
  name: Name,
  input: RawInput<CallIn<File, Name>> | FormData,
  options?: CallOptions,
): Promise<Answer<CallIn<File, Name>>> {
  const [{ call }, calls] = await Promise.all([import('./call.ts'), file])
  return call(calls[name] as CallIn<File, Name>, input, options)
}
