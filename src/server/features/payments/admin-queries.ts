import type { PaymentStatus, PaymentType } from '#domain/payment-status.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { PAYMENT, type PaymentRow } from './queries.ts'
import type { ReceiptRow } from './receipts.ts'

export interface AdminPaymentRow extends PaymentRow {
  user: { id: number; name: string; email: string } | null
  receipts: (Omit<ReceiptRow, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string })[]
}

export interface PaymentSearch {
  id?: number
  type: PaymentType | null
  status: PaymentStatus | null
  search: string | null
}

/** Words are looked for in the payer's name and address, numbers among ours and the gateway's. */
function found(sql: Sql, { id, type, status, search }: PaymentSearch) {
  const words = search === null ? null : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`
    (${id ?? null}::bigint is null or t.id = ${id ?? null})
    and (${type}::text is null or t.payment_type = ${type}) and (${status}::text is null or t.payment_status = ${status})
    and (${words}::text is null or u.name ilike ${words} or u.email ilike ${words} or t.id::text = ${search}
      or t.order_id = ${search} or t.transaction_id = ${search} or t.reference = ${search})`
}

export const listEverybodysPayments = (
  sql: Sql,
  search: PaymentSearch,
  { offset, limit }: { offset: number; limit: number } = { offset: 0, limit: 1 },
): Promise<AdminPaymentRow[]> => sql<AdminPaymentRow[]>`
  select ${PAYMENT(sql)},
    case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'email', coalesce(u.email, '')) end as user,
    coalesce((select json_agg(json_build_object('id', r.id, 'paymentId', t.id, 'key', m.key, 'name', coalesce(m.original_name, 'receipt'),
        'createdAt', r.created_at, 'updatedAt', r.updated_at) order by r.id desc)
      from bank_receipts r join media m on m.id = r.media_id where r.transaction_id = t.id), '[]') as receipts
  from payment_transactions t join packages p on p.id = t.package_id left join users u on u.id = t.user_id
  where ${found(sql, search)} order by t.created_at desc, t.id desc offset ${offset} limit ${limit}`

export const countEverybodysPayments = async (sql: Sql, search: PaymentSearch): Promise<number> =>
  (
    await one(sql<{ count: number }[]>`
      select count(*) from payment_transactions t left join users u on u.id = t.user_id where ${found(sql, search)}`)
  ).count
