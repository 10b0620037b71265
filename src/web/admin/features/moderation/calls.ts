import type { RawInput } from '#contract/endpoint.ts'
import { moderate } from '#contract/moderation.ts'
import { call } from '#web/api/call.ts'

/** Sends a decision; fetched with the first one. */
export const sendDecision = (token: string | undefined, decision: RawInput<typeof moderate>) =>
  call<typeof moderate>(moderate, decision, { token })
