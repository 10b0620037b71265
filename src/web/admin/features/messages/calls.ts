import { sendAnnouncement } from '#contract/announcements-admin.ts'
import { answerContact, markContact } from '#contract/contacts-admin.ts'
import type { RawInput } from '#contract/endpoint.ts'
import { call } from '#web/api/call.ts'

export const answer = (input: RawInput<typeof answerContact>) => call<typeof answerContact>(answerContact, input)
export const mark = (input: RawInput<typeof markContact>) => call<typeof markContact>(markContact, input)
export const announce = (input: RawInput<typeof sendAnnouncement>) =>
  call<typeof sendAnnouncement>(sendAnnouncement, input)
