import type { Sql } from '#server/db/sql.ts'

interface Batch {
  now: Date
  most: number
}

/** A package whose owner is to be notified. */
export interface EndingRow {
  userId: number
  name: string
  endsAt: Date
}

/** Number of days before the end at which a user is reminded of a package; 0 disables reminders. */
export async function findReminderDays(sql: Sql): Promise<number> {
  const [row] = await sql<{ value: string }[]>`select value from settings where key = 'package_reminder_days'`
  return Math.max(0, Number(row?.value) || 0)
}

/**
 * Claims packages that end within `days` and have not been announced. A short package is announced after half of its
 * duration.
 */
export const claimExpiring = (sql: Sql, days: number, { now, most }: Batch) => sql<EndingRow[]>`
  update user_packages o set expiry_reminder_sent_at = ${now} from packages p
  where p.id = o.package_id and o.id in (
    select id from user_packages
    where expiry_notice_sent_at is null and revoked_at is null and expiry_reminder_sent_at is null and ends_at > ${now}
      and ends_at - least(make_interval(secs => ${days * 86_400}), (ends_at - starts_at) / 2) <= ${now}
    order by ends_at limit ${most} for update skip locked)
  returning o.user_id as "userId", p.name, o.ends_at as "endsAt"`

/**
 * Claims packages that have ended and have not been announced, without revoked ones: their owner was notified on
 * revocation.
 */
export const claimExpired = (sql: Sql, { now, most }: Batch) => sql<EndingRow[]>`
  update user_packages o set expiry_notice_sent_at = ${now} from packages p
  where p.id = o.package_id and o.id in (
    select id from user_packages where expiry_notice_sent_at is null and revoked_at is null and ends_at <= ${now}
    order by ends_at limit ${most} for update skip locked)
  returning o.user_id as "userId", p.name, o.ends_at as "endsAt"`
