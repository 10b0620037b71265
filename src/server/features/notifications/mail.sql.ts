import type { NotificationKind } from '#domain/notification-kinds.ts'
import type { ImageRef } from '#domain/renditions.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { IS_PUBLIC } from '#server/features/properties/public.ts'

export interface MailReader {
  name: string
  email: string | null
  language: string | null
  siteName: string
  mailedAt: Date | null
}

/** Finds the recipient of an email; the advisory lock serialises emails to one user. */
export async function lockReader(sql: Sql, userId: number): Promise<MailReader | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('notices', ${userId}))`
  return maybeOne(sql<MailReader[]>`
    select name, email, coalesce(language_code, (select value from settings where key = 'default_language')) as language,
      coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as "siteName",
      (select digest_sent_at from user_activity where user_id = users.id) as "mailedAt"
    from users where id = ${userId} and is_active`)
}

/** A notification that is about to be emailed. */
export interface News {
  kind: NotificationKind | null
  title: string
  message: string
  data: Record<string, string>
  propertySlug: string | null
  projectSlug: string | null
  /** The title photo of a public property; one of another property needs a signed address, which expires. */
  image: ImageRef | null
}

/** Deletes and returns the pending notifications of a user, oldest first; a rollback restores them. */
export const takeWaiting = async (sql: Sql, userId: number, now: Date): Promise<News[]> => {
  const news = await sql<(News & { id: number })[]>`
    with taken as (delete from notification_mails where user_id = ${userId} returning notification_id)
    select n.id, n.kind, n.title, n.message, n.data, p.slug as "propertySlug", j.slug as "projectSlug",
      case when ${sql.unsafe(IS_PUBLIC)} then json_build_object('folder', m.folder, 'key', m.key, 'width', m.width) end as image
    from taken join notifications n on n.id = taken.notification_id
    left join properties p on p.id = n.property_id left join projects j on j.id = n.project_id
    left join users o on o.id = p.owner_id left join media m on m.id = p.title_media_id
    order by n.id limit 50`
  if (news.length > 0)
    await sql`
      insert into user_activity (user_id, digest_sent_at) values (${userId}, ${now})
      on conflict (user_id) do update set digest_sent_at = excluded.digest_sent_at`
  return news
}

export const listForgotten = (sql: Sql, before: Date): Promise<{ userId: number }[]> => sql<{ userId: number }[]>`
  select distinct w.user_id as "userId" from notification_mails w
  join notifications n on n.id = w.notification_id where n.created_at < ${before}`
