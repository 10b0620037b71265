import type { RawInput } from '#contract/endpoint.ts'
import { discardJobs, retryJobs, retryOutbox } from '#contract/queues-admin.ts'
import { call } from '#web/api/call.ts'

export const retry = (input: RawInput<typeof retryJobs>) => call<typeof retryJobs>(retryJobs, input)
export const discard = (input: RawInput<typeof discardJobs>) => call<typeof discardJobs>(discardJobs, input)
export const sendAnew = (input: RawInput<typeof retryOutbox>) => call<typeof retryOutbox>(retryOutbox, input)
