import type { ParticipantId } from '#domain/policy.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

interface FoundMessage {
  chatId: number
  propertyId: number
  senderId: ParticipantId
  recipientId: ParticipantId
}

/** A message that this participant sent or received; null for others. */
export const findOwnMessage = (sql: Sql, id: number, side: ParticipantId): Promise<FoundMessage | null> =>
  maybeOne(sql<FoundMessage[]>`
    select x.chat_id as "chatId", c.property_id as "propertyId", x.sender_id as "senderId", x.recipient_id as "recipientId"
    from messages x join chats c on c.id = x.chat_id
    where x.id = ${id} and x.deleted_at is null
      and (x.sender_id is not distinct from ${side} or x.recipient_id is not distinct from ${side} and x.hidden_at is null)`)

/** Clears the text immediately; the row is kept, so that both participants get the event. */
export const unsendMessage = (sql: Sql, id: number, now: Date): Promise<{ mediaId: number }[]> => sql<
  { mediaId: number }[]
>`
  with old as (select file_media_id, audio_media_id from messages where id = ${id}),
  gone as (
    update messages set deleted_at = ${now}, kind = 'file', body = null, file_media_id = null, audio_media_id = null where id = ${id})
  select mediaId as "mediaId" from old, unnest(array[file_media_id, audio_media_id]) mediaId where mediaId is not null`

export const hideMessage = (sql: Sql, id: number, now: Date) =>
  sql`update messages set hidden_at = ${now} where id = ${id}`

/** Clears one participant's view of a chat; the other participant keeps all messages. */
export const clearChat = async (sql: Sql, chatId: number, side: ParticipantId): Promise<void> => {
  await sql`
    insert into chat_members (chat_id, user_id, cleared_message_id)
    select c.id, ${side}::bigint, coalesce(c.last_message_id, 0) from chats c where c.id = ${chatId}
    on conflict (chat_id, user_id) do update set cleared_message_id = excluded.cleared_message_id, unread_count = 0, mail_at = null`
}

/** The given files that no message references any more. */
export const listUnusedFiles = async (sql: Sql, ids: readonly number[]): Promise<number[]> => {
  const rows = await sql<{ id: number }[]>`
    select file.id from unnest(${ids as number[]}::bigint[]) file (id)
    where not exists (select from messages x where x.file_media_id = file.id)
      and not exists (select from messages x where x.audio_media_id = file.id)`
  return rows.map(({ id }) => id)
}
