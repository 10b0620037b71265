import type { RawInput } from '#contract/endpoint.ts'
import {
  claimModerationCase,
  moderate,
  moderateMany,
  saveReasonTemplate,
  undoModeration,
} from '#contract/moderation.ts'
import { call } from '#web/api/call.ts'

type Token = string | undefined

/** What the queue says to the server; fetched when the first case is opened. */
export const sendDecision = (token: Token, decision: RawInput<typeof moderate>) =>
  call<typeof moderate>(moderate, decision, { token })

export const sendDecisions = (token: Token, decisions: RawInput<typeof moderateMany>) =>
  call<typeof moderateMany>(moderateMany, decisions, { token })

export const sendUndo = (token: Token, cases: RawInput<typeof undoModeration>['cases']) =>
  call<typeof undoModeration>(undoModeration, { cases }, { token })

export const sendClaim = (token: Token, claim: RawInput<typeof claimModerationCase>) =>
  call<typeof claimModerationCase>(claimModerationCase, claim, { token })

export const sendTemplate = (token: Token, template: RawInput<typeof saveReasonTemplate>) =>
  call<typeof saveReasonTemplate>(saveReasonTemplate, template, { token })
