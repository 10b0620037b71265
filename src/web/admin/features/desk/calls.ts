import { readChat, sendMessage } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'

export interface Talk {
  userId: number
  propertyId: number
}

interface Reply {
  message: string
  file: File | null
  /** The same key is said once. */
  key: string
}

/** Says something in the name of the site, and sends a file along. */
export function reply({ userId, propertyId }: Talk, { message, file, key }: Reply) {
  const form = new FormData()
  form.set('receiver_id', String(userId))
  form.set('property_id', String(propertyId))
  form.set('idempotency_key', key)
  form.set('desk', '1')
  if (message !== '') form.set('message', message)
  if (file) form.set('file', file)
  return call<typeof sendMessage>(sendMessage, form)
}

/** Everything up to this message was seen. */
export const markRead = ({ userId, propertyId }: Talk, messageId: number) =>
  call<typeof readChat>(readChat, { user_id: userId, property_id: propertyId, message_id: messageId, desk: 1 })
