import type { GatewayName, PaymentStatus, PaymentType } from '#domain/payment-status.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

export interface PaymentRow {
  id: number
  userId: number | null
  packageId: number
  packageName: string
  translatedName: string
  packagePriceMinor: number | null
  amountMinor: number
  currency: string
  gateway: GatewayName | null
  type: PaymentType
  status: PaymentStatus
  reference: string | null
  orderId: string | null
  gatewayPaymentId: string | null
  rejectReason: string | null
  reviewNote: string | null
  begun: { amount: number; response: Record<string, unknown> } | null
  refundRequestedAt: Date | null
  refundedAt: Date | null
  invoice: { year: number; number: number } | null
  createdAt: Date
  updatedAt: Date
}

/** Columns of a payment `t` with its package `p` and invoice. */
export const PAYMENT = (sql: Sql, language = 'en') => sql`
  t.id, t.user_id as "userId", t.package_id as "packageId", p.name as "packageName", p.price_minor::float8 as "packagePriceMinor",
  coalesce((select x.value from content_translations x where x.subject = 'package' and x.subject_id = p.id
            and x.language_code = ${language} and x.field = 'name'), p.name) as "translatedName",
  t.amount_minor::float8 as "amountMinor", t.currency, t.payment_gateway as gateway, t.payment_type as type,
  t.payment_status as status, t.reference, t.order_id as "orderId", t.transaction_id as "gatewayPaymentId",
  t.reject_reason as "rejectReason", t.review_note as "reviewNote", t.begun,
  t.refund_requested_at as "refundRequestedAt", t.refunded_at as "refundedAt",
  (select json_build_object('year', i.year, 'number', i.number) from invoices i where i.transaction_id = t.id) as invoice,
  t.created_at as "createdAt", t.updated_at as "updatedAt"`

export const findPayment = (sql: Sql, id: number, language?: string): Promise<PaymentRow | null> =>
  maybeOne(sql<PaymentRow[]>`
    select ${PAYMENT(sql, language)} from payment_transactions t join packages p on p.id = t.package_id where t.id = ${id}`)

/** Same, locked until the transaction ends; concurrent changes wait and then read the new status. */
export const lockPayment = (sql: Sql, id: number): Promise<PaymentRow | null> =>
  maybeOne(sql<PaymentRow[]>`
    select ${PAYMENT(sql)} from payment_transactions t join packages p on p.id = t.package_id
    where t.id = ${id} for update of t`)

interface GatewayOrder {
  gateway: GatewayName
  reference: string | null
  orderId: string | null
}

/** Locks the payment of a gateway by our reference or the gateway's order id, only among payments of that gateway. */
export const lockOrder = (sql: Sql, { gateway, reference, orderId }: GatewayOrder): Promise<PaymentRow | null> =>
  maybeOne(sql<PaymentRow[]>`
    select ${PAYMENT(sql)} from payment_transactions t join packages p on p.id = t.package_id
    where t.payment_gateway = ${gateway} and (t.reference = ${reference} or t.order_id = ${orderId})
    order by t.reference = ${reference} desc nulls last limit 1 for update of t`)

interface ListFilter {
  userId: number
  type: PaymentType | null
  status: PaymentStatus | null
}

const ofUser = (sql: Sql, { userId, type, status }: ListFilter) => sql`
  t.user_id = ${userId} and (${type}::text is null or t.payment_type = ${type})
  and (${status}::text is null or t.payment_status = ${status})`

export const listPayments = (
  sql: Sql,
  filter: ListFilter & { offset: number; limit: number; language: string },
): Promise<PaymentRow[]> => sql<PaymentRow[]>`
  select ${PAYMENT(sql, filter.language)} from payment_transactions t join packages p on p.id = t.package_id
  where ${ofUser(sql, filter)} order by t.created_at desc, t.id desc offset ${filter.offset} limit ${filter.limit}`

export const countPayments = async (sql: Sql, filter: ListFilter): Promise<number> =>
  (await one(sql<{ count: number }[]>`select count(*) from payment_transactions t where ${ofUser(sql, filter)}`)).count

interface NewPayment {
  userId: number
  packageId: number
  amountMinor: number
  currency: string
  gateway: GatewayName | null
  type: PaymentType
  status: PaymentStatus
  platform: 'web' | 'app'
  reference: string | null
  now: Date
}

export const insertPayment = (sql: Sql, payment: NewPayment): Promise<{ id: number }> =>
  one(sql<{ id: number }[]>`
    insert into payment_transactions (user_id, package_id, amount_minor, currency, payment_gateway, payment_type,
      payment_status, platform, reference, created_at)
    values (${payment.userId}, ${payment.packageId}, ${payment.amountMinor}, ${payment.currency}, ${payment.gateway},
      ${payment.type}, ${payment.status}, ${payment.platform}, ${payment.reference}, ${payment.now}) returning id`)

interface Wanted {
  userId: number
  packageId: number
  gateway: GatewayName
  amountMinor: number
  currency: string
  since: Date
}

/** A recent open payment for the same package, gateway and price; a repeated request continues it. */
export const findOpenPayment = (sql: Sql, wanted: Wanted): Promise<{ id: number } | null> =>
  maybeOne(sql<{ id: number }[]>`
    select id from payment_transactions
    where user_id = ${wanted.userId} and package_id = ${wanted.packageId} and payment_gateway = ${wanted.gateway}
      and amount_minor = ${wanted.amountMinor} and currency = ${wanted.currency} and payment_status = 'pending'
      and created_at > ${wanted.since} order by id desc limit 1`)

/** Stores the gateway's order unless a concurrent request stored one first. */
export const saveBegun = (
  sql: Sql,
  id: number,
  { orderId, ...begun }: { orderId: string; amount: number; response: Record<string, unknown> },
) => sql`
  update payment_transactions set order_id = ${orderId}, begun = ${sql.json(begun as never)}
  where id = ${id} and order_id is null`

export const setStatus = (
  sql: Sql,
  id: number,
  status: PaymentStatus,
  facts: { gatewayPaymentId?: string | null; rejectReason?: string | null; reviewNote?: string | null } = {},
) => sql`
  update payment_transactions set payment_status = ${status},
    transaction_id = coalesce(${facts.gatewayPaymentId ?? null}, transaction_id),
    reject_reason = ${facts.rejectReason ?? null},
    review_note = coalesce(${facts.reviewNote ?? null}, review_note)
  where id = ${id}`

interface NewEvent {
  gateway: GatewayName
  eventId: string
  paymentId: number | null
  kind: string
  payload: object
  now: Date
}

/** False when the event was already stored. */
export async function insertEvent(sql: Sql, event: NewEvent): Promise<boolean> {
  const rows = await sql`
    insert into payment_events (gateway, event_id, transaction_id, kind, payload, created_at)
    values (${event.gateway}, ${event.eventId}, ${event.paymentId}, ${event.kind}, ${sql.json(event.payload as never)}, ${event.now})
    on conflict (gateway, event_id) do nothing returning id`
  return rows.length > 0
}

export const setOutcome = (
  sql: Sql,
  gateway: GatewayName,
  eventId: string,
  outcome: 'changed' | 'unchanged' | 'unknown',
) => sql`update payment_events set outcome = ${outcome} where gateway = ${gateway} and event_id = ${eventId}`
