import { type ChatMessage, sendMessage } from '#contract/chats.ts'
import { call } from './call.ts'

/** Sends one message; null when it was accepted earlier and deleted since. */
export const postMessage = async (form: FormData): Promise<ChatMessage | null> => (await call(sendMessage, form)).data
