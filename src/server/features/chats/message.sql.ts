import type { ParticipantId } from '#domain/policy.ts'
import type { Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow, prepared } from '#server/features/properties/public.ts'

interface FileRef {
  key: string
  name: string
}

/** A message as selected by the statements. */
export interface MessageRow {
  id: number
  senderId: ParticipantId
  recipientId: ParticipantId
  propertyId: number
  kind: 'text' | 'file' | 'audio' | 'file_and_text'
  body: string | null
  isRead: boolean
  isDelivered: boolean
  createdAt: Date
  readAt: Date | null
  idempotencyKey: string | null
  authorName: string | null
  file: FileRef | null
  audio: FileRef | null
}

const fileOf = (column: string) =>
  `(select json_build_object('key', m.key, 'name', m.original_name) from media m where m.id = x.${column})`

/** Columns of message `x` in chat `c`. */
export const MESSAGE = `
  x.id, x.sender_id as "senderId", x.recipient_id as "recipientId", c.property_id as "propertyId", x.kind, x.body,
  x.read_at is not null as "isRead", x.delivered_at is not null or x.read_at is not null as "isDelivered",
  x.created_at as "createdAt", x.read_at as "readAt", x.idempotency_key as "idempotencyKey",
  case when x.author_id is not null then (select a.name from users a where a.id = x.author_id) end as "authorName",
  case when x.file_media_id is not null then ${fileOf('file_media_id')} end as file,
  case when x.audio_media_id is not null then ${fileOf('audio_media_id')} end as audio`

/** Whether `reader` still sees message `x`: it is not unsent, and the reader has neither hidden nor cleared it. */
export const isShownTo = (reader: string, cleared: string) =>
  `(x.deleted_at is null and x.id > ${cleared} and (x.hidden_at is null or x.recipient_id is distinct from ${reader}))`

export interface ReadMessage extends MessageRow {
  ownerId: number
  image: ImageRow | null
}

/** Messages by id for the inboxes that hold them; those their owner no longer sees are left out. */
export const listForInboxes = (sql: Sql, wanted: readonly { ownerId: number; messageId: number }[]) =>
  prepared<ReadMessage>(
    sql,
    `select w.owner_id as "ownerId", ${MESSAGE},
       (select ${IMAGE} from users u join media m on m.id = u.profile_media_id where u.id = w.owner_id) as image
     from unnest($1::bigint[], $2::bigint[]) w (owner_id, message_id)
     join messages x on x.id = w.message_id join chats c on c.id = x.chat_id
     where ${isShownTo('nullif(w.owner_id, 0)', '0')}
       and (coalesce(x.sender_id, 0) = w.owner_id or coalesce(x.recipient_id, 0) = w.owner_id)`,
    [wanted.map(({ ownerId }) => ownerId), wanted.map(({ messageId }) => messageId)],
  )
