import type { Sql } from '#server/db/sql.ts'

export interface ExportedPayment {
  id: number
  createdAt: Date
  status: string
  type: string
  gateway: string | null
  amountMinor: number
  currency: string
  packageName: string
  userId: number | null
  userName: string | null
  email: string | null
  orderId: string | null
  gatewayPaymentId: string | null
  invoice: string | null
  refundedAt: Date | null
}

/** The next payments of a period in id order, after the given id. */
export const listExported = (
  sql: Sql,
  { from, to, after, limit }: { from: string; to: string; after: number; limit: number },
): Promise<ExportedPayment[]> => sql<ExportedPayment[]>`
  select t.id, t.created_at as "createdAt", t.payment_status as status, t.payment_type as type, t.payment_gateway as gateway,
    t.amount_minor::float8 as "amountMinor", t.currency, p.name as "packageName", t.user_id as "userId", u.name as "userName", u.email,
    t.order_id as "orderId", t.transaction_id as "gatewayPaymentId",
    (select i.year || '-' || lpad(i.number::text, 6, '0') from invoices i where i.transaction_id = t.id) as invoice,
    t.refunded_at as "refundedAt"
  from payment_transactions t join packages p on p.id = t.package_id left join users u on u.id = t.user_id
  where t.id > ${after} and t.created_at >= ${from}::date at time zone 'UTC' and t.created_at < (${to}::date + 1) at time zone 'UTC'
  order by t.id limit ${limit}`
