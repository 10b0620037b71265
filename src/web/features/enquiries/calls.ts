import type { RawInput } from '#contract/endpoint.ts'
import { answerEnquiry, deleteEnquiry, readEnquiries, sendEnquiry } from '#contract/enquiries.ts'
import { call } from '#web/api/call.ts'

/** What this feature says to the server; fetched with the first press. */
export const enquiry = sendEnquiry

export const ask = (question: RawInput<typeof sendEnquiry>) => call<typeof sendEnquiry>(sendEnquiry, question)

export const answer = (enquiry_id: number, message: string) =>
  call<typeof answerEnquiry>(answerEnquiry, { enquiry_id, message })

export const forget = (enquiry_id: number) => call<typeof deleteEnquiry>(deleteEnquiry, { enquiry_id })

export const markRead = (ids: readonly number[]) => call<typeof readEnquiries>(readEnquiries, { ids: [...ids] })
