import { maybeOne, type Sql } from '#server/db/sql.ts'
import { DEFAULTS } from './host.ts'

/** Completes confirmed viewings that are over. */
export const completeOver = (sql: Sql, now: Date) =>
  sql`update viewings set status = 'completed' where status = 'confirmed' and ends_at <= ${now}`

/** Claims a viewing that was not confirmed within the host's time limit or before its start. */
export const claimLapsed = (sql: Sql, now: Date): Promise<{ id: number } | null> =>
  maybeOne(sql<{ id: number }[]>`
    update viewings set status = 'auto_cancelled', sequence = sequence + 1, updated_at = ${now},
      reason = (select expiry_message from viewing_host_settings s where s.host_key = viewings.host_key)
    where id = (
      select v.id from viewings v left join viewing_host_settings s on s.host_key = v.host_key
      where v.status in ('pending', 'rescheduled') and (v.starts_at <= ${now}
        or coalesce(s.expiry_minutes, ${DEFAULTS.expiryMinutes}::integer) > 0 and v.updated_at + make_interval(mins => coalesce(s.expiry_minutes, ${DEFAULTS.expiryMinutes}::integer)) <= ${now})
      order by v.id limit 1 for no key update of v skip locked)
    returning id`)

/**
 * Claims a viewing that is due for a reminder: one day ahead, or one hour if it was last changed later than that. A
 * viewing changed after its reminder was due gets none.
 */
export const claimReminder = (sql: Sql, now: Date): Promise<{ id: number } | null> =>
  maybeOne(sql<{ id: number }[]>`
    update viewings set reminded_for = starts_at
    where id = (
      select v.id from viewings v
      cross join lateral (
        select v.starts_at - case when v.updated_at < v.starts_at - interval '1 day' then interval '1 day' else interval '1 hour' end as at) due
      where v.status = 'confirmed' and v.starts_at > ${now} and v.reminded_for is distinct from v.starts_at
        and due.at <= ${now} and v.updated_at < due.at
      order by v.starts_at, v.id limit 1 for no key update of v skip locked)
    returning id`)
