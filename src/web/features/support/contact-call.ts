import type { RawInput } from '#contract/endpoint.ts'
import { contactUs } from '#contract/support.ts'
import { call } from '#web/api/call.ts'

export const contact = contactUs

export const sendMessage = (message: RawInput<typeof contactUs>) => call<typeof contactUs>(contactUs, message)
