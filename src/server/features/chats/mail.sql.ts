import { channelsFor } from '#domain/notification-kinds.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { isShownTo, type MessageRow } from './message.sql.ts'

/**
 * Claims one user to whom an email about unread messages is due; `skip locked` keeps other workers from claiming the
 * same one.
 */
export async function claimDue(sql: Sql, now: Date): Promise<{ userId: number } | null> {
  const due = await maybeOne(sql<{ userId: number | null }[]>`
    select user_id as "userId" from chat_members where mail_at <= ${now} order by mail_at limit 1 for no key update skip locked`)
  if (!due) return null
  // Support sees unread messages in the admin area; it has no email address here.
  const userId = due.userId ?? 0
  await sql`update chat_members set mail_at = null where mail_at <= ${now} and user_id is not distinct from ${due.userId}`
  return { userId }
}

export interface UnreadReader {
  name: string
  email: string
  language: string | null
  siteName: string
}

/** The recipient of the email; null if the user has no address, does not want it or is online. */
export async function findUnreadReader(sql: Sql, userId: number, now: Date): Promise<UnreadReader | null> {
  const row = await maybeOne(sql<(UnreadReader & { mail: boolean | null; wants: boolean })[]>`
    select name, email, coalesce(language_code, (select value from settings where key = 'default_language')) as language,
      coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as "siteName",
      (select is_on from notification_preferences p where p.user_id = u.id and p.kind = 'message' and p.channel = 'mail') as mail,
      wants_notifications as wants
    from users u where id = ${userId} and is_active and email is not null and not exists (
      select from presence o where o.user_id = u.id and o.seen_at > ${now}::timestamptz - interval '1 minute')`)
  if (!row) return null
  const channels = channelsFor('message', row.mail === null ? {} : { mail: row.mail }, row.wants)
  return channels.includes('mail') ? row : null
}

export interface UnreadMessage {
  name: string | null
  title: string
  kind: MessageRow['kind']
  body: string | null
}

const MAX_NOTIFIED = 20

/** A user's unread messages, oldest first, without those of blocked users. */
export const listUnread = (sql: Sql, userId: number): Promise<UnreadMessage[]> => sql<UnreadMessage[]>`
  select u.name, p.title, x.kind, x.body
  from chat_members own join chats c on c.id = own.chat_id join properties p on p.id = c.property_id
  join messages x on x.chat_id = c.id and x.recipient_id = own.user_id and x.read_at is null
  left join users u on u.id = x.sender_id
  where own.user_id = ${userId} and own.unread_count > 0 and ${sql.unsafe(isShownTo('own.user_id', 'own.cleared_message_id'))}
    and not exists (select from blocks b where coalesce(b.blocker_id, 0) = own.user_id and coalesce(b.blocked_id, 0) = coalesce(x.sender_id, 0))
  order by x.id limit ${MAX_NOTIFIED}`
