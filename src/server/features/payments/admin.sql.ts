import type { PAYMENT_SORTS } from '#contract/payments-admin.ts'
import type { PaymentStatus, PaymentType } from '#domain/payment-status.ts'
import { countRowsOf, MAX_FOUND, pageWithCount, type Range, splitCounted } from '#server/db/bounded-count.ts'
import { type Fragment, maybeOne, type Sql } from '#server/db/sql.ts'
import { namedUsers } from '#server/features/users/public.ts'
import { PAYMENT, type PaymentRow } from './queries.ts'
import type { ReceiptRow } from './receipts.ts'

export interface AdminPaymentRow extends PaymentRow {
  user: { id: number; name: string; email: string } | null
  receipts: (Omit<ReceiptRow, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string })[]
}

export interface PaymentSearch {
  userId?: number | undefined
  type?: PaymentType | undefined
  status?: PaymentStatus | undefined
  words?: string | undefined
}

const ORDERS: Record<(typeof PAYMENT_SORTS)[number], string> = {
  created: 't.created_at, t.id',
  '-created': 't.created_at desc, t.id desc',
  amount: 't.amount_minor, t.id',
  '-amount': 't.amount_minor desc, t.id desc',
}

/** Absent filters add no condition, so each combination can use its own index. */
const fits = (sql: Sql, { userId, type, status }: PaymentSearch): Fragment => sql`
  true
  ${userId === undefined ? sql`` : sql`and t.user_id = ${userId}`}
  ${type === undefined ? sql`` : sql`and t.payment_type = ${type}`}
  ${status === undefined ? sql`` : sql`and t.payment_status = ${status}`}`

/**
 * Text is matched against the payer's name and address, numbers against our ids and the gateway's, each through its own
 * index; a common name yields at most 500 matches. The branches select the sort columns, so matching payments are not
 * read twice.
 */
const matching = (sql: Sql, words: string): Fragment => {
  const payment = sql`select s.id, s.created_at, s.amount_minor, s.user_id, s.payment_type, s.payment_status`
  const by = (column: string) => sql`
    ${payment} from payment_transactions s where ${sql.unsafe(column)} = (select ${words}::text)`
  return sql`
    ${by('s.order_id')} union ${by('s.transaction_id')} union ${by('s.reference')}
    ${/^\d{1,15}$/.test(words) ? sql`union ${payment} from payment_transactions s where s.id = ${Number(words)}` : sql``}
    union (
      ${payment} from ${namedUsers(sql, words, MAX_FOUND)} u
      join payment_transactions s on s.user_id = u.id limit ${MAX_FOUND})`
}

const ROW = (sql: Sql): Fragment => sql`
  ${PAYMENT(sql)},
  case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'email', coalesce(u.email, '')) end as user,
  coalesce((select json_agg(json_build_object('id', r.id, 'paymentId', t.id, 'key', m.key, 'name', coalesce(m.original_name, 'receipt'),
      'createdAt', r.created_at, 'updatedAt', r.updated_at) order by r.id desc)
    from bank_receipts r join media m on m.id = r.media_id where r.transaction_id = t.id), '[]') as receipts`

const WITH_PARTS = `
  join payment_transactions t on t.id = page.id join packages p on p.id = t.package_id left join users u on u.id = t.user_id`

type Sort = keyof typeof ORDERS

export const findAnyPayment = (sql: Sql, id: number): Promise<AdminPaymentRow | null> =>
  maybeOne(sql<AdminPaymentRow[]>`select ${ROW(sql)} from (values (${id}::bigint)) page (id) ${sql.unsafe(WITH_PARTS)}`)

export const listEverybodysPayments = async (sql: Sql, search: PaymentSearch, sort: Sort, range: Range) =>
  search.words === undefined ? listAll(sql, search, sort, range) : findByText(sql, search.words, search, sort, range)

async function listAll(sql: Sql, search: PaymentSearch, sort: Sort, { offset, limit }: Range) {
  const order = sql.unsafe(ORDERS[sort])
  const [rows, count] = await Promise.all([
    sql<AdminPaymentRow[]>`
      select ${ROW(sql)} from (
        select t.id from payment_transactions t where ${fits(sql, search)} order by ${order} offset ${offset} limit ${limit}) page
      ${sql.unsafe(WITH_PARTS)} order by ${order}`,
    countRowsOf(sql, sql`payment_transactions t where ${fits(sql, search)}`),
  ])
  return { rows: rows as AdminPaymentRow[], count }
}

async function findByText(sql: Sql, words: string, search: PaymentSearch, sort: Sort, range: Range) {
  const fitting = sql`
    select t.id, row_number() over (order by ${sql.unsafe(ORDERS[sort])}) as place
    from (${matching(sql, words)}) t where ${fits(sql, search)}`
  const rows = await sql<(AdminPaymentRow & { counted: number })[]>`
    ${pageWithCount(sql, fitting, range)}
    select ${ROW(sql)}, counted from counted left join (page ${sql.unsafe(WITH_PARTS)}) on true order by page.place`
  return splitCounted(rows)
}
