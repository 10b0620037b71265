import type { Channel, NotificationKind } from '#domain/notification-kinds.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow, isOwnHidden, prepared } from '#server/features/properties/public.ts'

interface RecipientRow {
  isActive: boolean
  wantsNotifications: boolean
  language: string | null
  choices: Partial<Record<Channel, boolean>>
}

export const findRecipient = (sql: Sql, userId: number, kind: NotificationKind): Promise<RecipientRow | null> =>
  maybeOne(sql<RecipientRow[]>`
    select is_active as "isActive", wants_notifications as "wantsNotifications", 
      coalesce(language_code, (select value from settings where key = 'default_language')) as language, coalesce((
      select json_object_agg(channel, is_on) from notification_preferences p where p.user_id = u.id and p.kind = ${kind}), '{}') as choices
    from users u where id = ${userId}`)

interface NewNotification {
  userId: number
  kind: NotificationKind
  type: string
  title: string
  message: string
  data: object
  propertyId: number | null
  projectId: number | null
  aboutUserId: number | null
  isListed: boolean
  createdAt: Date
}

export async function insertNotification(sql: Sql, given: NewNotification): Promise<number> {
  const { id } = await one(sql<{ id: number }[]>`
    with made as (
      insert into notifications (type, kind, title, message, data, property_id, project_id, about_user_id, created_at)
      values (${given.type}, ${given.kind}, ${given.title}, ${given.message}, ${sql.json(given.data as never)},
        ${given.propertyId}, ${given.projectId}, ${given.aboutUserId}, ${given.createdAt})
      returning id),
    told as (
      insert into notification_recipients (notification_id, user_id, is_listed)
      select id, ${given.userId}, ${given.isListed} from made)
    select id from made`)
  return id
}

export const hasWaitingMail = async (sql: Sql, userId: number): Promise<boolean> =>
  (await sql`select from notification_mails where user_id = ${userId} limit 1`).length > 0

export const insertWaitingMail = (sql: Sql, userId: number, notificationId: number) =>
  sql`insert into notification_mails (user_id, notification_id) values (${userId}, ${notificationId})`

/** A notification with the reader's own state. */
export interface NotificationRow {
  id: number
  kind: NotificationKind | null
  type: 'general' | 'inquiry' | 'payment'
  sendType: 'selected' | 'everyone'
  title: string
  message: string
  data: Record<string, string>
  propertyId: number | null
  createdAt: Date
  isRead: boolean
  image: ImageRow | null
  property: { id: number; slug: string; title: string; isOwnHidden: boolean; image: ImageRow | null } | null
}

/** Columns of notification `n` for reader `reader.id`. */
const SHOWN = `
  n.id, n.kind, n.type, n.send_type as "sendType", n.title, n.message, n.data, n.property_id as "propertyId", n.created_at as "createdAt",
  exists (select from notification_reads r where r.user_id = reader.id and r.notification_id = n.id) as "isRead",
  (select ${IMAGE} from media m where m.id = n.media_id) as image,
  (select json_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'isOwnHidden', ${isOwnHidden('reader.id')}, 'image', (
    select ${IMAGE} from media m where m.id = p.title_media_id)) from properties p where p.id = n.property_id) as property`

/** Own notifications and those for all users, without broadcasts sent before the account was created. */
const MINE = `
  from users reader
  cross join lateral (
    select notification_id as id from notification_recipients where user_id = reader.id and is_listed
    union
    select id from notifications where send_type = 'everyone' and created_at >= reader.created_at) mine
  join notifications n on n.id = mine.id
  where reader.id = $1`

const IS_READ = 'exists (select from notification_reads r where r.user_id = reader.id and r.notification_id = n.id)'

export const listNotifications = (sql: Sql, userId: number, { offset, limit }: { offset: number; limit: number }) =>
  prepared<NotificationRow>(sql, `select ${SHOWN} ${MINE} order by n.id desc offset $2 limit $3`, [
    userId,
    offset,
    limit,
  ])

export const countNotifications = (sql: Sql, userId: number) =>
  one(
    prepared<{ total: number; unread: number }>(
      sql,
      `select count(*) as total, count(*) filter (where not ${IS_READ}) as unread ${MINE}`,
      [userId],
    ),
  )

/** Notifications by id, each for its own reader. */
export const listForReaders = (sql: Sql, wanted: readonly { userId: number; notificationId: number }[]) =>
  prepared<NotificationRow & { readerId: number }>(
    sql,
    `select reader.id as "readerId", ${SHOWN}
     from unnest($1::bigint[], $2::bigint[]) wanted (user_id, notification_id)
     join users reader on reader.id = wanted.user_id join notifications n on n.id = wanted.notification_id`,
    [wanted.map(({ userId }) => userId), wanted.map(({ notificationId }) => notificationId)],
  )

/** Marks the given notifications, or all, as read; returns the ids that belong to the reader and were unread. */
export async function markRead(sql: Sql, userId: number, ids: readonly number[] | null, now: Date): Promise<number[]> {
  const rows = await prepared<{ id: number }>(
    sql,
    `insert into notification_reads (user_id, notification_id, read_at)
     select reader.id, n.id, $3::timestamptz ${MINE} and ($2::bigint[] is null or n.id = any ($2::bigint[]))
     on conflict do nothing returning notification_id as id`,
    [userId, ids, now],
  )
  return rows.map(({ id }) => id)
}

export const listChoices = (
  sql: Sql,
  userId: number,
): Promise<{ kind: string; channel: Channel; isOn: boolean }[]> => sql<
  { kind: string; channel: Channel; isOn: boolean }[]
>`
  select kind, channel, is_on as "isOn" from notification_preferences where user_id = ${userId}`

export async function upsertChoices(
  sql: Sql,
  userId: number,
  choices: readonly { kind: NotificationKind; channel: Channel; isOn: boolean }[],
) {
  if (choices.length === 0) return
  await sql`
    insert into notification_preferences ${sql(
      choices.map(({ kind, channel, isOn }) => ({ user_id: userId, kind, channel, is_on: isOn })),
    )}
    on conflict (user_id, kind, channel) do update set is_on = excluded.is_on`
}
