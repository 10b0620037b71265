import type { NotificationKind } from '#domain/notification-kinds.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

export interface MailReader {
  name: string
  email: string | null
  language: string | null
  siteName: string
  mailedAt: Date | null
}

/** Who a letter is for; the lock keeps two workers from writing to the same person at once. */
export async function lockReader(sql: Sql, userId: number): Promise<MailReader | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('notices', ${userId}))`
  return maybeOne(sql<MailReader[]>`
    select name, email, coalesce(language_code, (select value from settings where key = 'default_language')) as language,
      coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as "siteName",
      (select notices_mailed_at from acquaintance where user_id = users.id) as "mailedAt"
    from users where id = ${userId} and is_active`)
}

/** A notification that is about to be mailed. */
export interface News {
  kind: NotificationKind | null
  title: string
  message: string
  data: Record<string, string>
  propertySlug: string | null
  projectSlug: string | null
}

/** Takes what waits, oldest first; it is gone from the list when the transaction ends well. */
export const takeWaiting = async (sql: Sql, userId: number, now: Date): Promise<News[]> => {
  const news = await sql<(News & { id: number })[]>`
    with taken as (delete from notification_mails where user_id = ${userId} returning notification_id)
    select n.id, n.kind, n.title, n.message, n.data, p.slug as "propertySlug", j.slug as "projectSlug"
    from taken join notifications n on n.id = taken.notification_id
    left join properties p on p.id = n.property_id left join projects j on j.id = n.project_id
    order by n.id limit 50`
  if (news.length > 0)
    await sql`
      insert into acquaintance (user_id, notices_mailed_at) values (${userId}, ${now})
      on conflict (user_id) do update set notices_mailed_at = excluded.notices_mailed_at`
  return news
}

export const listForgotten = (sql: Sql, before: Date): Promise<{ userId: number }[]> => sql<{ userId: number }[]>`
  select distinct w.user_id as "userId" from notification_mails w
  join notifications n on n.id = w.notification_id where n.created_at < ${before}`
