import type { Side } from '#domain/policy.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import type { BlockState, Pair } from '#server/features/blocks/public.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'
import type { MessageRow } from './message-sql.ts'

/** A conversation by the two sides and the home it is about, as the unique index knows it. */
export const ofPair = (sql: Sql, { me, other }: Pair, propertyId: number) => sql`
  c.property_id = ${propertyId}
  and least(c.user_id, coalesce(c.counterpart_id, 0)) = ${Math.min(me ?? 0, other ?? 0)}
  and greatest(c.user_id, coalesce(c.counterpart_id, 0)) = ${Math.max(me ?? 0, other ?? 0)}`

/** What decides whether something may be sent, and what its answer shows. */
export interface Standing extends BlockState {
  chatId: number | null
  isReachable: boolean
  /** The other side can be reached while the site is closed. */
  hasDevices: boolean
  /** The message that was sent before with the same key. */
  sent: { id: number; chatId: number } | null
  /** The sender's own picture. */
  image: ImageRow | null
}

export const findStandingOf = (sql: Sql, pair: Pair, propertyId: number, key: string | null): Promise<Standing> =>
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

/** The conversation's own row; two first messages at once find the same one. */
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

/** Waits for messages that are being sent in this conversation, and lets others wait. */
export const lockChat = (sql: Sql, chatId: number) => sql`select from chats where id = ${chatId} for no key update`

export interface NewMessage {
  chatId: number
  kind: string
  body: string | null
  fileMediaId: number | null
  audioMediaId: number | null
  idempotencyKey: string | null
  /** Who speaks for the desk; null for everybody who speaks for themselves. */
  authorId: number | null
  now: Date
  /** When a mail is due if nobody reads it before. */
  mailAt: Date
}

/**
 * Keeps the message, counts it as unread, and tells both sides; null when the key was used meanwhile. Its id is taken when it
 * is its turn in the conversation, so that ids are in the order in which messages are seen.
 */
export const insertMessage = (sql: Sql, { me, other }: Pair, given: NewMessage): Promise<{ id: number } | null> =>
  maybeOne(sql<{ id: number }[]>`
    with turn as (select id from chats where id = ${given.chatId} for no key update),
    sent as (
      insert into messages (chat_id, sender_id, recipient_id, kind, body, file_media_id, audio_media_id, idempotency_key, author_id, created_at)
      select turn.id, ${me}::bigint, ${other}::bigint, ${given.kind}, ${given.body}, ${given.fileMediaId}::bigint,
        ${given.audioMediaId}::bigint, ${given.idempotencyKey}, ${given.authorId}::bigint, ${given.now}::timestamptz
      from turn
      on conflict (coalesce(sender_id, 0), idempotency_key) where idempotency_key is not null do nothing
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

/** Words alone, as they are said and as the word about them brings them along. */
export interface Words {
  id: number
  senderId: Side
  recipientId: Side
  propertyId: number
  body: string
  createdAt: string | Date
  idempotencyKey: string | null
}

export const rowOfWords = (words: Words): MessageRow => ({
  ...words,
  kind: 'text',
  isRead: false,
  isDelivered: false,
  createdAt: new Date(words.createdAt),
  readAt: null,
  authorName: null,
  file: null,
  audio: null,
})

/** Waits for a message that is being sent with the same key; before anything that others could be waiting for. */
export const lockKey = (sql: Sql, me: Side, key: string | null) =>
  sql`select pg_advisory_xact_lock(hashtextextended('key ' || ${me ?? 0}::bigint || ' ' || ${key}::text, 0))`.execute()

/**
 * Says words in a conversation that goes on, all in one statement that also makes sure of the session; null when it is not that
 * simple, and then nothing was done.
 */
export const sayWords = async (
  sql: Sql,
  sessionId: number,
  { me, other }: Pair,
  {
    propertyId,
    idempotencyKey,
    body,
    now,
    mailAt,
  }: Omit<Words, 'id' | 'senderId' | 'recipientId' | 'createdAt'> & Pick<NewMessage, 'now' | 'mailAt'>,
): Promise<{ id: number; image: ImageRow | null } | null> => {
  const { message_id: id, image } = await one(sql<{ message_id: number | null; image: ImageRow | null }[]>`
    call say_message(${sessionId}::bigint, ${me}::bigint, ${other}::bigint, ${propertyId}::bigint, ${idempotencyKey}::text, ${body}::text,
      ${now}::timestamptz, ${mailAt}::timestamptz, null, null)`)
  return id === null ? null : { id, image }
}
