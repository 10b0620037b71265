import type { ParticipantId } from '#domain/policy.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import type { Pair } from '#server/features/blocks/public.ts'
import { IMAGE, type ImageRow, prepared } from '#server/features/properties/public.ts'
import { isShownTo, MESSAGE, type MessageRow } from './message.sql.ts'
import { ofPair } from './send.sql.ts'

export const findMessage = (sql: Sql, id: number): Promise<MessageRow | null> =>
  maybeOne(
    prepared<MessageRow>(
      sql,
      `select ${MESSAGE} from messages x join chats c on c.id = x.chat_id where x.id = $1 and x.deleted_at is null`,
      [id],
    ),
  )

/** A participant's avatar; Support has none. */
export const findReaderImage = async (sql: Sql, side: ParticipantId): Promise<ImageRow | null> => {
  if (side === null) return null
  const row = await maybeOne(sql<{ image: ImageRow }[]>`
    select ${sql.unsafe(IMAGE)} as image from users u join media m on m.id = u.profile_media_id where u.id = ${side}`)
  return row?.image ?? null
}

/** A participant of a chat, with the last cleared message and the unread count. */
export interface MemberRow {
  chatId: number
  clearedId: number
  unread: number
}

export const findMember = (sql: Sql, pair: Pair, propertyId: number): Promise<MemberRow | null> =>
  maybeOne(sql<MemberRow[]>`
    select c.id as "chatId", coalesce(m.cleared_message_id, 0) as "clearedId", coalesce(m.unread_count, 0) as unread
    from chats c left join chat_members m on m.chat_id = c.id and m.user_id is not distinct from ${pair.me}
    where ${ofPair(sql, pair, propertyId)}`)

interface Window {
  before?: number | undefined
  after?: number | undefined
  offset?: number
  limit: number
}

/** Messages of a chat visible to a participant: newest first, or oldest first after a given one. */
export const listMessages = (
  sql: Sql,
  member: MemberRow,
  side: ParticipantId,
  { before, after, offset = 0, limit }: Window,
) =>
  prepared<MessageRow>(
    sql,
    `select ${MESSAGE} from messages x join chats c on c.id = x.chat_id
     where x.chat_id = $1 and ${isShownTo('$3::bigint', '$2::bigint')} and x.id < $4 and x.id > $5
     order by x.id ${after === undefined ? 'desc' : 'asc'} offset $6 limit $7`,
    [member.chatId, member.clearedId, side, before ?? Number.MAX_SAFE_INTEGER, after ?? 0, offset, limit],
  )

export const countMessages = (sql: Sql, member: MemberRow, side: ParticipantId) =>
  one(
    prepared<{ total: number; firstUnreadId: number | null }>(
      sql,
      `select count(*) as total, min(x.id) filter (where x.read_at is null and x.recipient_id is not distinct from $3::bigint) as "firstUnreadId"
       from messages x where x.chat_id = $1 and ${isShownTo('$3::bigint', '$2::bigint')}`,
      [member.chatId, member.clearedId, side],
    ),
  )

/** Marks a participant's messages up to an id as read; returns those that were unread. */
export const markRead = (
  sql: Sql,
  chatId: number,
  side: ParticipantId,
  upTo: number,
  now: Date,
): Promise<{ id: number }[]> =>
  sql<{ id: number }[]>`
    with unread as (
      select id from messages
      where chat_id = ${chatId} and recipient_id is not distinct from ${side} and read_at is null and id <= ${upTo}
      order by id for no key update)
    update messages x set read_at = ${now}, delivered_at = coalesce(delivered_at, ${now}) from unread where x.id = unread.id
    returning x.id`

/** Recounts a participant's unread messages, and cancels the due email if none is left. */
export const recountUnread = (sql: Sql, chatId: number, side: ParticipantId): Promise<{ unread: number } | null> =>
  maybeOne(
    prepared<{ unread: number }>(
      sql,
      `update chat_members m set unread_count = now_unread.count, mail_at = case when now_unread.count > 0 then m.mail_at end
       from (select count(*) from messages x join chat_members own on own.chat_id = x.chat_id and own.user_id is not distinct from $2::bigint
         where x.chat_id = $1 and x.recipient_id is not distinct from $2::bigint and x.read_at is null
           and ${isShownTo('$2::bigint', 'own.cleared_message_id')}) now_unread
       where m.chat_id = $1 and m.user_id is not distinct from $2::bigint
       returning m.unread_count as unread`,
      [chatId, side],
    ),
  )

interface Arrived {
  id: number
  senderId: ParticipantId
  propertyId: number
  isBlocked: boolean
}

/**
 * Marks these messages to the participant as delivered; returns those that were not. Rows are locked in id order, as
 * `markRead` does.
 */
export const markDelivered = (
  sql: Sql,
  side: ParticipantId,
  ids: readonly number[],
  now: Date,
): Promise<Arrived[]> => sql<Arrived[]>`
  with arrived as (
    select id from messages
    where id = any (${ids as number[]}::bigint[]) and recipient_id is not distinct from ${side}
      and delivered_at is null and deleted_at is null
    order by id for no key update)
  update messages x set delivered_at = ${now} from arrived, chats c where x.id = arrived.id and c.id = x.chat_id
  returning x.id, x.sender_id as "senderId", c.property_id as "propertyId", exists (
    select from blocks b where coalesce(b.blocker_id, 0) = coalesce(x.recipient_id, 0) and coalesce(b.blocked_id, 0) = coalesce(x.sender_id, 0)
      or coalesce(b.blocker_id, 0) = coalesce(x.sender_id, 0) and coalesce(b.blocked_id, 0) = coalesce(x.recipient_id, 0)) as "isBlocked"`
