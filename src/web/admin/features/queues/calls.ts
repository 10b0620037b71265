import type { RawInput } from '#contract/endpoint.ts'
import { discardJobs, retryJobs, retryOutbox } from '#contract/queues-admin.ts'
import { call } from '#web/api/call.ts'

type Token = string | undefined

export const retry = (token: Token, input: RawInput<typeof retryJobs>) =>
  call<typeof retryJobs>(retryJobs, input, { token })
export const discard = (token: Token, input: RawInput<typeof discardJobs>) =>
  call<typeof discardJobs>(discardJobs, input, { token })
export const sendAnew = (token: Token, input: RawInput<typeof retryOutbox>) =>
  call<typeof retryOutbox>(retryOutbox, input, { token })
