import type { ParticipantId } from '#domain/policy.ts'
import { one, type Sql } from '#server/db/sql.ts'
import type { BlockState, Pair } from '#server/features/blocks/public.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

/** Matches the chat of two participants and a property, as its unique index does. */
export const ofPair = (sql: Sql, { me, other }: Pair, propertyId: number) => sql`
  c.property_id = ${propertyId}
  and least(c.user_id, coalesce(c.counterpart_id, 0)) = ${Math.min(me ?? 0, other ?? 0)}
  and greatest(c.user_id, coalesce(c.counterpart_id, 0)) = ${Math.max(me ?? 0, other ?? 0)}`

/** What decides whether a message may be sent, and what its response shows. */
export interface Standing extends BlockState {
  chatId: number | null
  isReachable: boolean
  /** The recipient has devices for push notifications. */
  hasDevices: boolean
  /** The message sent earlier with the same idempotency key. */
  sent: { id: number; chatId: number } | null
  /** The sender's avatar. */
  image: ImageRow | null
}

export const findSendEligibility = (sql: Sql, pair: Pair, propertyId: number, key: string | null): Promise<Standing> =>
  one(sql<Standing[]>`
    select (select c.id from chats c where ${ofPair(sql, pair, propertyId)}) as "chatId",
      exists (select from blocks where coalesce(blocker_id, 0) = ${pair.me ?? 0} and coalesce(blocked_id, 0) = ${pair.other ?? 0}) as "byMe",
      exists (select from blocks where coalesce(blocker_id, 0) = ${pair.other ?? 0} and coalesce(blocked_id, 0) = ${pair.me ?? 0}) as "byOther",
      ${pair.other}::bigint is null or exists (select from users where id = ${pair.other} and is_active) as "isReachable",
      exists (select from device_tokens where user_id = ${pair.other}) as "hasDevices",
      (select json_build_object('id', id, 'chatId', chat_id) from messages
       where coalesce(sender_id, 0) = ${pair.me ?? 0} and idempotency_key = ${key}) as sent,
      (select ${sql.unsafe(IMAGE)} from users u join media m on m.id = u.profile_media_id where u.id = ${pair.me}) as image`)

export const isInterested = async (sql: Sql, userId: number, propertyId: number): Promise<boolean> =>
  (await sql`select from interests where user_id = ${userId} and property_id = ${propertyId}`).length > 0

/** Inserts the chat or returns the existing one; two parallel first messages get the same chat. */
export async function openChat(sql: Sql, { me, other }: Pair, propertyId: number, now: Date): Promise<number> {
  const [person, counterpart] = me === null ? [other, null] : [me, other]
  const { id } = await one(sql<{ id: number }[]>`
    insert into chats as c (property_id, user_id, counterpart_id, last_message_at, created_at)
    values (${propertyId}, ${person}, ${counterpart}, ${now}, ${now})
    on conflict (property_id, least(user_id, coalesce(counterpart_id, 0)), greatest(user_id, coalesce(counterpart_id, 0)))
    do update set property_id = c.property_id
    returning id`)
  return id
}

/** Locks the chat row: waits for messages that are being sent in this chat and makes later ones wait. */
export const lockChat = (sql: Sql, chatId: number) => sql`select from chats where id = ${chatId} for no key update`

export interface NewMessage {
  chatId: number
  kind: string
  body: string | null
  fileMediaId: number | null
  audioMediaId: number | null
  idempotencyKey: string | null
  /** The staff member who replies as Support; null for other senders. */
  authorId: number | null
  now: Date
  /** When an email is due if the message is still unread. */
  mailAt: Date
}

/**
 * Inserts the message, increments the unread count and adds an event for both participants. The chat row is locked
 * before the id is assigned, so ids follow the order in which messages become visible.
 */
export const insertMessage = (sql: Sql, { me, other }: Pair, given: NewMessage): Promise<{ id: number }> =>
  one(sql<{ id: number }[]>`
    with turn as (select id from chats where id = ${given.chatId} for no key update),
    sent as (
      insert into messages (chat_id, sender_id, recipient_id, kind, body, file_media_id, audio_media_id, idempotency_key, author_id, created_at)
      select turn.id, ${me}::bigint, ${other}::bigint, ${given.kind}, ${given.body}, ${given.fileMediaId}::bigint,
        ${given.audioMediaId}::bigint, ${given.idempotencyKey}, ${given.authorId}::bigint, ${given.now}::timestamptz
      from turn
      returning id),
    chat as (
      update chats set last_message_id = sent.id, last_message_at = ${given.now} from sent where chats.id = ${given.chatId}),
    sides as (
      insert into chat_members as m (chat_id, user_id, unread_count, mail_at)
      select ${given.chatId}, side.id, side.unread, case when side.unread = 1 then ${given.mailAt}::timestamptz end
      from sent, (values (${me}::bigint, 0), (${other}::bigint, 1)) side (id, unread)
      on conflict (chat_id, user_id) do update set unread_count = m.unread_count + excluded.unread_count,
        mail_at = case when m.unread_count = 0 then excluded.mail_at else m.mail_at end),
    told as (
      insert into live_events (owner_id, kind, message_id)
      select owner_id, 'message', sent.id from sent, unnest(array[${me ?? 0}, ${other ?? 0}]::bigint[]) owner_id)
    select id from sent`)

/**
 * Waits for a message that is being sent with the same key. Taken before any lock that others may wait for; a null key
 * locks nothing.
 */
export const lockKey = (sql: Sql, me: ParticipantId, key: string | null) =>
  sql`select pg_advisory_xact_lock(hashtextextended('key ' || ${me ?? 0}::bigint || ' ' || ${key}::text, 0))`.execute()
