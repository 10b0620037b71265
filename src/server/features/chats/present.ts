import type { ChatMessage } from '#contract/chats.ts'
import { instantOf } from '#domain/instant.ts'
import { timeAgo } from '#domain/time-ago.ts'
import type { Derive } from '#server/derive.ts'
import { SUPPORT_ID } from '#server/features/live/public.ts'
import { type PaperReader, privateDocumentUrl } from '#server/features/media/public.ts'
import { type ImageRow, imageAddress } from '#server/features/properties/public.ts'
import type { MessageRow } from './message.sql.ts'
import { numberOf } from './participants.ts'

/** The reader of a message: file links are signed for this reader and expire after minutes. */
export interface MessageReader {
  /** 0 for Support. */
  number: number
  image: ImageRow | null
  /** The user of the session; links made by an impersonated session expire with it. */
  viewer?: PaperReader['viewer']
  now: Date
  origin: string
  derive: Derive
}

export function presentMessage(row: MessageRow, reader: MessageReader): ChatMessage {
  const { now, origin, derive, number, viewer } = reader
  const link = (file: MessageRow['file']) =>
    file ? privateDocumentUrl(origin, derive, file, { ...viewer, id: number }, now) : ''
  const senderId = numberOf(row.senderId)
  return {
    id: row.id,
    sender_id: senderId,
    receiver_id: numberOf(row.recipientId),
    property_id: row.propertyId,
    message: row.body,
    is_read: row.isRead ? 1 : 0,
    is_delivered: row.isDelivered ? 1 : 0,
    file: link(row.file),
    file_name: row.file?.name ?? '',
    audio: link(row.audio),
    created_at: instantOf(row.createdAt),
    updated_at: instantOf(row.readAt ?? row.createdAt),
    chat_message_type: row.kind,
    user_profile: imageAddress(reader.image, origin),
    time_ago: timeAgo(row.createdAt, now),
    author_name: number === SUPPORT_ID ? row.authorName : null,
    idempotency_key: senderId === number ? row.idempotencyKey : null,
  }
}

/** The same message as sent to an event stream: with its chat. */
export const presentInThread = (row: MessageRow, reader: MessageReader) => ({
  ...presentMessage(row, reader),
  user_id: numberOf(row.senderId) === reader.number ? numberOf(row.recipientId) : numberOf(row.senderId),
})
