import type { RawInput } from '#contract/endpoint.ts'
import {
  claimModerationCase,
  moderate,
  moderateMany,
  saveReasonTemplate,
  undoModeration,
} from '#contract/moderation.ts'
import { call } from '#web/api/call.ts'

/** What the queue says to the server; fetched when the first case is opened. */
export const sendDecision = (decision: RawInput<typeof moderate>) => call<typeof moderate>(moderate, decision)

export const sendDecisions = (decisions: RawInput<typeof moderateMany>) =>
  call<typeof moderateMany>(moderateMany, decisions)

export const sendUndo = (cases: RawInput<typeof undoModeration>['cases']) =>
  call<typeof undoModeration>(undoModeration, { cases })

export const sendClaim = (claim: RawInput<typeof claimModerationCase>) =>
  call<typeof claimModerationCase>(claimModerationCase, claim)

export const sendTemplate = (template: RawInput<typeof saveReasonTemplate>) =>
  call<typeof saveReasonTemplate>(saveReasonTemplate, template)
