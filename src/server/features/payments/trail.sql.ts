import type { Sql } from '#server/db/sql.ts'

interface TrailRow {
  at: Date
  what: string
  who: string | null
  reason: string | null
}

/** Webhook events and staff actions of a payment, newest first. */
export const listTrail = (sql: Sql, id: number): Promise<TrailRow[]> => sql<TrailRow[]>`
  select * from (
    (select e.created_at as at, e.kind as what, e.gateway as who, null as reason from payment_events e
      where e.transaction_id = ${id} order by e.id desc limit 100)
    union all
    (select l.at, l.action, (select u.name from users u where u.id = l.actor_id), l.details ->> 'reason' from audit_log l
      where l.subject = 'payment' and l.subject_id = ${id} order by l.at desc limit 100)) trail
  order by at desc`
