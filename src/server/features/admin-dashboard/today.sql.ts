import { one, type Sql } from '#server/db/sql.ts'

interface Work {
  properties: number
  projects: number
  changes: number
  advertisements: number
  reports: number
  escalated: number
  verifications: number
  receipts: number
  contacts: number
}

/** Pending work by type; each type has a small index of its own. */
export const countWork = (sql: Sql): Promise<Work> =>
  one(sql<Work[]>`
    select
      (select count(*) from properties where request_status = 'pending') as properties,
      (select count(*) from projects where request_status = 'pending') as projects,
      (select count(*) from listing_revisions where status = 'pending') as changes,
      (select count(*) from advertisements where status = 'pending') as advertisements,
      (select count(*) from reports where status = 'open') as reports,
      (select count(*) from moderation_cases where escalated_at is not null) as escalated,
      (select count(*) from verification_applications where status = 'pending') as verifications,
      (select count(*) from payment_transactions where payment_status = 'review') as receipts,
      (select count(*) from contact_requests where handled_at is null) as contacts`)

export interface TrafficRow {
  day: string
  views: number
  impressions: number
  people: number
  listings: number
}

/** The days of a period and as many before it, oldest first, including days without traffic. */
export const listTraffic = (sql: Sql, now: Date, days: number): Promise<TrafficRow[]> =>
  sql<TrafficRow[]>`
    with span as (
      select at::date as day from generate_series(${now}::timestamptz::date - ${2 * days - 1}::integer, ${now}::timestamptz::date, interval '1 day') at
    ), joined as (
      select (created_at at time zone 'utc')::date as day, count(*) from users
      where created_at >= ${now}::timestamptz::date - ${2 * days - 1}::integer group by 1
    ), listed as (
      select (at at time zone 'utc')::date as day, count(*) from listing_events
      where kind = 'created' and at >= ${now}::timestamptz::date - ${2 * days - 1}::integer group by 1
    )
    select to_char(s.day, 'YYYY-MM-DD') as day, coalesce(d.views, 0) as views, coalesce(d.impressions, 0) as impressions,
      coalesce(j.count, 0) as people, coalesce(l.count, 0) as listings
    from span s left join site_days d using (day) left join joined j using (day) left join listed l using (day)
    order by s.day`

export interface SaleRow {
  currency: string
  day: string
  /** In minor units. */
  amount: number | string
  payments: number
}

/** Payments per day and currency for the same days, without refunded ones. */
export const listSales = (sql: Sql, now: Date, days: number): Promise<SaleRow[]> =>
  sql<SaleRow[]>`
    with span as (
      select at::date as day from generate_series(${now}::timestamptz::date - ${2 * days - 1}::integer, ${now}::timestamptz::date, interval '1 day') at
    ), paid as (
      select currency, (created_at at time zone 'utc')::date as day, sum(amount_minor) as amount, count(*) as payments
      from payment_transactions
      where payment_status = 'success' and amount_minor > 0 and refund_requested_at is null
        and created_at >= ${now}::timestamptz::date - ${2 * days - 1}::integer
      group by 1, 2
    )
    select c.currency, to_char(s.day, 'YYYY-MM-DD') as day, coalesce(p.amount, 0) as amount, coalesce(p.payments, 0) as payments
    from (select distinct currency from paid) c cross join span s left join paid p on p.currency = c.currency and p.day = s.day
    order by c.currency, s.day`
