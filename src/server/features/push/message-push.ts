import { instantOf } from '#domain/instant.ts'
import { channelsFor } from '#domain/notification-kinds.ts'
import { timeAgo } from '#domain/time-ago.ts'
import type { PushMessage } from '#server/adapters/push/port.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { type FillTemplate, wordsOf } from '#server/features/notifications/public.ts'
import { IMAGE, type ImageRow, imageAddress } from '#server/features/properties/public.ts'
import type { Writer } from './writer.ts'

const MAX_QUOTED = 300

interface MessageRow {
  senderId: number | null
  senderName: string | null
  senderImage: ImageRow | null
  recipientId: number
  propertyId: number
  title: string
  titleImage: ImageRow | null
  kind: 'text' | 'file' | 'audio' | 'file_and_text'
  body: string | null
  createdAt: Date
  unread: number
  language: string | null
  siteName: string
  isOn: boolean | null
  wants: boolean
}

/** A chat message as a push message; null when it was read or unsent meanwhile, or push is turned off. */
export async function messagePush(sql: Sql, id: number, writer: Writer): Promise<PushMessage | null> {
  const row = await findMessage(sql, id)
  if (!row) return null
  const channels = channelsFor('message', row.isOn === null ? {} : { push: row.isOn }, row.wants)
  if (!channels.includes('push')) return null
  const say = await wordsOf(writer.texts, row.language)
  const name = row.senderName ?? row.siteName
  const quoted = quote(row, say)
  const portrait = imageAddress(row.senderImage, writer.baseUrl)
  const picture = imageAddress(row.titleImage, writer.baseUrl)
  return {
    title: row.title,
    body: `${name}: ${quoted}`,
    image: '',
    icon: portrait || picture,
    link: `${writer.baseUrl}/user/chat?user=${row.senderId ?? 0}&property=${row.propertyId}`,
    tag: tagOf(row),
    data: {
      type: 'chat',
      message_id: String(id),
      title: row.title,
      message: quoted,
      body: quoted,
      sender_id: String(row.senderId ?? 0),
      sender_name: name,
      sender_profile: portrait,
      receiver_id: String(row.recipientId),
      file: '',
      audio: '',
      username: name,
      user_profile: portrait,
      date: instantOf(row.createdAt),
      time_ago: timeAgo(row.createdAt, writer.now),
      created_at: instantOf(row.createdAt),
      property_id: String(row.propertyId),
      property_title_image: picture,
      chat_message_type: row.kind,
      unread_messages_count: String(row.unread),
      click_action: 'FLUTTER_NOTIFICATION_CLICK',
      sound: 'default',
    },
  }
}

const tagOf = ({ senderId, propertyId }: Pick<MessageRow, 'senderId' | 'propertyId'>) =>
  `chat-${senderId ?? 0}-${propertyId}`

/** A silent push for an unsent message: apps and browsers remove the notification they showed. */
export async function takenBackPush(sql: Sql, id: number): Promise<PushMessage | null> {
  const row = await maybeOne(sql<Pick<MessageRow, 'senderId' | 'propertyId' | 'recipientId'>[]>`
    select x.sender_id as "senderId", x.recipient_id as "recipientId", c.property_id as "propertyId"
    from messages x join chats c on c.id = x.chat_id where x.id = ${id}`)
  if (!row) return null
  return {
    title: '',
    body: '',
    image: '',
    icon: '',
    link: '',
    tag: tagOf(row),
    data: {
      type: 'delete_message',
      message_id: String(id),
      sender_id: String(row.senderId ?? 0),
      receiver_id: String(row.recipientId),
      property_id: String(row.propertyId),
    },
  }
}

const quote = ({ body, kind }: MessageRow, say: FillTemplate) =>
  body?.slice(0, MAX_QUOTED) ?? say(kind === 'audio' ? 'mail.message-audio' : 'mail.message-file')

const findMessage = (sql: Sql, id: number): Promise<MessageRow | null> =>
  maybeOne(sql<MessageRow[]>`
    select x.sender_id as "senderId", s.name as "senderName",
      (select ${sql.unsafe(IMAGE)} from media m where m.id = s.profile_media_id) as "senderImage", x.recipient_id as "recipientId",
      c.property_id as "propertyId", p.title, (select ${sql.unsafe(IMAGE)} from media m where m.id = p.title_media_id) as "titleImage",
      x.kind, x.body, x.created_at as "createdAt", coalesce(own.unread_count, 0) as unread,
      coalesce(r.language_code, (select value from settings where key = 'default_language')) as language,
      coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as "siteName",
      (select is_on from notification_preferences o where o.user_id = r.id and o.kind = 'message' and o.channel = 'push') as "isOn",
      r.wants_notifications as wants
    from messages x join chats c on c.id = x.chat_id join properties p on p.id = c.property_id join users r on r.id = x.recipient_id
    left join chat_members own on own.chat_id = c.id and own.user_id = r.id
    left join users s on s.id = x.sender_id
    where x.id = ${id} and x.deleted_at is null and x.hidden_at is null and x.read_at is null
      and not exists (select from blocks b where coalesce(b.blocker_id, 0) = r.id and coalesce(b.blocked_id, 0) = coalesce(x.sender_id, 0))`)
