import { readChat, sendMessage } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'

export interface SupportChat {
  userId: number
  propertyId: number
}

interface Reply {
  message: string
  file: File | null
  /** The idempotency key: a repeated key is sent once. */
  key: string
}

/** Sends a message as support, with an optional file. */
export function reply({ userId, propertyId }: SupportChat, { message, file, key }: Reply) {
  const form = new FormData()
  form.set('receiver_id', String(userId))
  form.set('property_id', String(propertyId))
  form.set('idempotency_key', key)
  form.set('desk', '1')
  if (message !== '') form.set('message', message)
  if (file) form.set('file', file)
  return call(sendMessage, form)
}

/** Marks everything up to this message as read. */
export const markRead = ({ userId, propertyId }: SupportChat, messageId: number) =>
  call(readChat, { user_id: userId, property_id: propertyId, message_id: messageId, desk: 1 })
