import type { MESSAGE_OUTCOMES, MESSAGE_SORTS } from '#contract/payments-admin.ts'
import type { PaymentStatus } from '#domain/payment-status.ts'
import { countRowsOf } from '#server/db/bounded-count.ts'
import type { Fragment, Sql } from '#server/db/sql.ts'

export interface MessageRow {
  id: number
  gateway: string
  eventId: string
  kind: string
  outcome: (typeof MESSAGE_OUTCOMES)[number] | null
  amountMinor: number | null
  currency: string | null
  payment: { id: number; status: PaymentStatus } | null
  at: Date
}

export interface MessageFilter {
  gateway?: string | undefined
  kind?: string | undefined
  outcome?: (typeof MESSAGE_OUTCOMES)[number] | undefined
  paymentId?: number | undefined
}

const ORDERS: Record<(typeof MESSAGE_SORTS)[number], string> = { heard: 'e.id', '-heard': 'e.id desc' }

/** Only the amounts of the payload are selected; card numbers are never stored. */
export const listMessageRows = (
  sql: Sql,
  filter: MessageFilter,
  sort: keyof typeof ORDERS,
  { offset, limit }: { offset: number; limit: number },
): Promise<MessageRow[]> => sql<MessageRow[]>`
  select e.id, e.gateway, e.event_id as "eventId", e.kind, e.outcome, e.created_at as at,
    (e.payload #>> '{finding,amountMinor}')::float8 as "amountMinor", e.payload #>> '{finding,currency}' as currency,
    case when t.id is not null then json_build_object('id', t.id, 'status', t.payment_status) end as payment
  from (
    select e.id from payment_events e where ${fits(sql, filter)}
    order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}) page
  join payment_events e on e.id = page.id left join payment_transactions t on t.id = e.transaction_id
  order by ${sql.unsafe(ORDERS[sort])}`

export const countMessages = (sql: Sql, filter: MessageFilter): Promise<number> =>
  countRowsOf(sql, sql`payment_events e where ${fits(sql, filter)}`)

const fits = (sql: Sql, { gateway, kind, outcome, paymentId }: MessageFilter): Fragment => sql`
  true
  ${gateway === undefined ? sql`` : sql`and e.gateway = ${gateway}`}
  ${kind === undefined ? sql`` : sql`and e.kind = ${kind}`}
  ${outcome === undefined ? sql`` : sql`and e.outcome = ${outcome}`}
  ${paymentId === undefined ? sql`` : sql`and e.transaction_id = ${paymentId}`}`
