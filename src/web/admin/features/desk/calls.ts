import { readChat, sendMessage } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'

type Token = string | undefined

export interface Talk {
  userId: number
  propertyId: number
}

/** Says something in the name of the site; the same key is said once. */
export const reply = (token: Token, { userId, propertyId }: Talk, message: string, key: string) =>
  call<typeof sendMessage>(
    sendMessage,
    { receiver_id: userId, property_id: propertyId, message, idempotency_key: key, desk: 1 },
    { token },
  )

/** Everything up to this message was seen. */
export const markRead = (token: Token, { userId, propertyId }: Talk, messageId: number) =>
  call<typeof readChat>(
    readChat,
    { user_id: userId, property_id: propertyId, message_id: messageId, desk: 1 },
    { token },
  )
