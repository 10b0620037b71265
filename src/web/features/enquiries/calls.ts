import type { RawInput } from '#contract/endpoint.ts'
import { answerEnquiry, deleteEnquiry, readEnquiries, sendEnquiry } from '#contract/enquiries.ts'
import { call } from '#web/api/call.ts'

/** What this feature says to the server; fetched with the first press. */
export const enquiry = sendEnquiry

export const ask = (question: RawInput<typeof sendEnquiry>) => call<typeof sendEnquiry>(sendEnquiry, question)

export const answer = (enquiry_id: number, message: string, token: string) =>
  call<typeof answerEnquiry>(answerEnquiry, { enquiry_id, message }, { token })

export const forget = (enquiry_id: number, token: string) =>
  call<typeof deleteEnquiry>(deleteEnquiry, { enquiry_id }, { token })

export const markRead = (ids: readonly number[], token: string) =>
  call<typeof readEnquiries>(readEnquiries, { ids: [...ids] }, { token })
