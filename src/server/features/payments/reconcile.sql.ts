import type { Sql } from '#server/db/sql.ts'

const MINUTE = 60_000
const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE)

/** Payments to poll: pending for 15 minutes, and for two days also those the payer cancelled. */
export const listUnsettled = (sql: Sql, now: Date, most: number) => sql<{ id: number }[]>`
  select id from payment_transactions
  where payment_type = 'online payment' and order_id is not null and reference is not null and (
    (payment_status = 'pending' and coalesce(looked_at, created_at) <= ${ago(now, 15)})
    or (payment_status = 'failed' and created_at > ${ago(now, 2 * 24 * 60)} and coalesce(looked_at, created_at) <= ${ago(now, 60)}))
  order by coalesce(looked_at, created_at), id limit ${most}`

export const recordCheck = (sql: Sql, id: number, now: Date) =>
  sql`update payment_transactions set looked_at = ${now} where id = ${id}`

/**
 * Fails payments that are pending for three days, or for one day without a gateway order. A later success still wins.
 */
export const markAbandoned = (sql: Sql, now: Date) => sql`
  update payment_transactions set payment_status = 'failed'
  where payment_type = 'online payment' and payment_status = 'pending'
    and (created_at < ${ago(now, 3 * 24 * 60)} or (order_id is null and created_at < ${ago(now, 24 * 60)}))`
