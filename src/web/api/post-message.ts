import { type ChatMessage, sendMessage } from '#contract/chats.ts'
import { call } from './call.ts'

/** Hands one message over; null when it was taken before and is gone meanwhile. */
export const postMessage = async (form: FormData): Promise<ChatMessage | null> =>
  (await call<typeof sendMessage>(sendMessage, form)).data
