import type { Sql } from '#server/db/sql.ts'

interface Batch {
  now: Date
  most: number
}

/** A package whose owner is to be told about it. */
export interface EndingRow {
  userId: number
  name: string
  endsAt: Date
}

/** How many days before its end somebody is reminded of a package; 0 is never. */
export async function findReminderDays(sql: Sql): Promise<number> {
  const [row] = await sql<{ value: string }[]>`select value from settings where key = 'package_reminder_days'`
  return Math.max(0, Number(row?.value) || 0)
}

/** Marks packages as told that end within so many days. Half of its time passes before a short one is called soon over. */
export const takeExpiring = (sql: Sql, days: number, { now, most }: Batch) => sql<EndingRow[]>`
  update user_packages o set expiring_told_at = ${now} from packages p
  where p.id = o.package_id and o.id in (
    select id from user_packages
    where expired_told_at is null and revoked_at is null and expiring_told_at is null and ends_at > ${now}
      and ends_at - least(make_interval(secs => ${days * 86_400}), (ends_at - starts_at) / 2) <= ${now}
    order by ends_at limit ${most} for update skip locked)
  returning o.user_id as "userId", p.name, o.ends_at as "endsAt"`

/** Marks packages as told that have ended by themselves; of one that was taken back its owner was told then. */
export const takeExpired = (sql: Sql, { now, most }: Batch) => sql<EndingRow[]>`
  update user_packages o set expired_told_at = ${now} from packages p
  where p.id = o.package_id and o.id in (
    select id from user_packages where expired_told_at is null and revoked_at is null and ends_at <= ${now}
    order by ends_at limit ${most} for update skip locked)
  returning o.user_id as "userId", p.name, o.ends_at as "endsAt"`
