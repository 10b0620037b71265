import { sendAnnouncement } from '#contract/announcements-admin.ts'
import { answerContact, markContact } from '#contract/contacts-admin.ts'
import type { RawInput } from '#contract/endpoint.ts'
import { call } from '#web/api/call.ts'

type Token = string | undefined

export const answer = (token: Token, input: RawInput<typeof answerContact>) =>
  call<typeof answerContact>(answerContact, input, { token })
export const mark = (token: Token, input: RawInput<typeof markContact>) =>
  call<typeof markContact>(markContact, input, { token })
export const announce = (token: Token, input: RawInput<typeof sendAnnouncement>) =>
  call<typeof sendAnnouncement>(sendAnnouncement, input, { token })
