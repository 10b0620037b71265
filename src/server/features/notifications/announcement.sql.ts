import type { Segment } from '#contract/notifications-admin.ts'
import type { Channel } from '#domain/notification-kinds.ts'
import { type Fragment, maybeOne, one, type Sql } from '#server/db/sql.ts'

/** Condition for membership in a segment; deactivated accounts never match. */
const belongs = (sql: Sql, { kind, verification, language_code, package: has }: Segment, now: Date): Fragment => {
  const owns = sql`exists (select from user_packages o where o.user_id = u.id and o.starts_at <= ${now}
    and (o.ends_at is null or o.ends_at > ${now}) and o.revoked_at is null)`
  return sql`
    u.is_active
    ${kind === undefined ? sql`` : sql`and u.account_kind = ${kind}`}
    ${verification === undefined ? sql`` : sql`and u.verification = ${verification}`}
    ${language_code === undefined ? sql`` : sql`and coalesce(u.language_code, (select value from settings where key = 'default_language')) = ${language_code}`}
    ${has === undefined ? sql`` : has === 'with' ? sql`and ${owns}` : sql`and not ${owns}`}`
}

export interface Recipient {
  userId: number
  wantsNotifications: boolean
  choices: Partial<Record<Channel, boolean>>
  hasDevice: boolean
  hasMail: boolean
}

const RECIPIENT_COLUMNS = `
  u.id as "userId", u.wants_notifications as "wantsNotifications", u.email is not null as "hasMail",
  exists (select from device_tokens d where d.user_id = u.id) as "hasDevice",
  coalesce((select json_object_agg(p.channel, p.is_on) from notification_preferences p
    where p.user_id = u.id and p.kind = 'announcement'), '{}') as choices`

/** The next users of a segment in id order, after the given id. */
export const listRecipients = (
  sql: Sql,
  segment: Segment,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<Recipient[]> => sql<Recipient[]>`
  select ${sql.unsafe(RECIPIENT_COLUMNS)} from users u
  where u.id > ${after} and ${belongs(sql, segment, now)} order by u.id limit ${limit}`

export const countRecipients = async (sql: Sql, segment: Segment, now: Date): Promise<number> =>
  (
    await one(sql<{ count: number }[]>`
      select count(*) from users u where ${belongs(sql, segment, now)}`)
  ).count

/** Channel choices of the users of a segment, with the number of users per combination. */
export const listChannels = (
  sql: Sql,
  segment: Segment,
  now: Date,
): Promise<(Omit<Recipient, 'userId'> & { count: number })[]> =>
  sql<(Omit<Recipient, 'userId'> & { count: number })[]>`
    select "wantsNotifications", "hasMail", "hasDevice", choices::text::json as choices, count(*) as count from (
      select ${sql.unsafe(RECIPIENT_COLUMNS)} from users u where ${belongs(sql, segment, now)}) recipients
    group by 1, 2, 3, choices::text`

export async function insertAnnouncement(
  sql: Sql,
  given: { title: string; message: string; segment: Segment; reach: number; by: number; now: Date },
): Promise<number> {
  const { id } = await one(sql<{ id: number }[]>`
    with words as (
      insert into notifications (type, title, message, created_at)
      values ('general', ${given.title}, ${given.message}, ${given.now}) returning id)
    insert into announcements (notification_id, segment, reach, created_by, created_at)
    select id, ${sql.json(given.segment as never)}, ${given.reach}, ${given.by}, ${given.now} from words returning id`)
  return id
}

/** Serialises announcements, so that `wasJustAnnounced` detects a duplicate sent at the same time. */
export const lockAnnouncing = (sql: Sql) => sql`select pg_advisory_xact_lock(hashtextextended('announcing', 0))`

export const wasJustAnnounced = async (
  sql: Sql,
  { title, message, since }: { title: string; message: string; since: Date },
) =>
  (
    await sql`
      select from announcements a join notifications n on n.id = a.notification_id
      where a.created_at > ${since} and n.title = ${title} and n.message = ${message} limit 1`
  ).length > 0

export interface LockedAnnouncement {
  notificationId: number
  segment: Segment
  lastUserId: number
  createdAt: Date
  isFinished: boolean
}

export const lockAnnouncement = (sql: Sql, id: number): Promise<LockedAnnouncement | null> =>
  maybeOne(sql<LockedAnnouncement[]>`
    select notification_id as "notificationId", segment, last_user_id as "lastUserId", created_at as "createdAt",
      finished_at is not null as "isFinished"
    from announcements where id = ${id} for update`)

export const noteProgress = (sql: Sql, id: number, lastUserId: number, reached: number) => sql`
  update announcements set last_user_id = ${lastUserId}, reached = reached + ${reached} where id = ${id}`

export const finish = (sql: Sql, id: number, now: Date) =>
  sql`update announcements set finished_at = ${now} where id = ${id}`

/** Inserts a recipient row per user; only the users in `listed` see the announcement in their notification list. */
export const insertRecipients = (sql: Sql, notificationId: number, recipients: number[], listed: number[]) => sql`
  insert into notification_recipients (notification_id, user_id, is_listed)
  select ${notificationId}, user_id, user_id = any (${listed}::bigint[]) from unnest(${recipients}::bigint[]) user_id
  on conflict do nothing`

export interface AnnouncementRow {
  id: number
  title: string
  message: string
  segment: Segment
  reach: number
  reached: number
  createdAt: Date
  createdBy: { id: number; name: string } | null
  finishedAt: Date | null
}

export const listAnnouncementRows = (
  sql: Sql,
  { offset, limit }: { offset: number; limit: number },
): Promise<AnnouncementRow[]> => sql<AnnouncementRow[]>`
  select a.id, n.title, n.message, a.segment, a.reach, a.reached, a.created_at as "createdAt", a.finished_at as "finishedAt",
    (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = a.created_by) as "createdBy"
  from announcements a join notifications n on n.id = a.notification_id order by a.id desc offset ${offset} limit ${limit}`

export const countAnnouncements = async (sql: Sql): Promise<number> =>
  (await one(sql<{ count: number }[]>`select count(*) from announcements`)).count
