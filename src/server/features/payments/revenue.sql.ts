import type { Sql } from '#server/db/sql.ts'

export interface RevenueRow {
  currency: string
  /** A day, a month or a package id. */
  key: string
  label: string
  salesMinor: number
  refundsMinor: number
  payments: number
}

const KEYS = {
  day: `to_char(m.at at time zone 'UTC', 'YYYY-MM-DD')`,
  month: `to_char(m.at at time zone 'UTC', 'YYYY-MM')`,
  package: 't.package_id::text',
}

/** Revenue per bucket: sales count on the invoice date, refunds on the refund date. */
export function listRevenue(
  sql: Sql,
  { from, to }: { from: string; to: string },
  by: keyof typeof KEYS,
): Promise<RevenueRow[]> {
  const within = (column: string) => sql`
    ${sql.unsafe(column)} >= ${from}::date at time zone 'UTC' and ${sql.unsafe(column)} < (${to}::date + 1) at time zone 'UTC'`
  const key = sql.unsafe(KEYS[by])
  return sql<RevenueRow[]>`
    select m.currency, ${key} as key, ${by === 'package' ? sql`min(p.name)` : sql`${key}`} as label,
      sum(m.sales)::float8 as "salesMinor", sum(m.refunds)::float8 as "refundsMinor", count(*) filter (where m.sales > 0) as payments
    from (
      select i.transaction_id, i.issued_at as at, i.currency, i.gross_minor as sales, 0::bigint as refunds
      from invoices i where ${within('i.issued_at')}
      union all
      select t.id, t.refunded_at, t.currency, 0, t.amount_minor from payment_transactions t
      where t.refunded_at is not null and ${within('t.refunded_at')}
    ) m
    join payment_transactions t on t.id = m.transaction_id join packages p on p.id = t.package_id
    group by 1, 2 order by 1, 2`
}
