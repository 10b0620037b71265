import { timingSafeEqual } from 'node:crypto'
import { csvLine } from '#domain/csv.ts'
import { majorUnits } from '#domain/money.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import { type ExportedPayment, listExported } from './export.sql.ts'

const LINK_SECONDS = 900
const BATCH = 500
const FILE = /^payments_(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)\.csv$/

interface Services {
  db: Sql
  derive: Derive
  now: () => Date
}

type Asker = Pick<Context, 'viewer' | 'origin' | 'derive' | 'now'>

/** Signed URL of the CSV file, valid for 15 minutes and bound to the administrator who requested it. */
export function paymentsUrl({ viewer, origin, derive, now }: Asker, period: { from: string; to: string }): string {
  const file = `payments_${period.from}_${period.to}.csv`
  const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS
  const signature = sign(derive, file, viewer!.id, expires)
  return `${origin}/downloads/${file}?${new URLSearchParams({ user: String(viewer!.id), expires: String(expires), signature })}`
}

/** Data source of the payments download; rows are streamed, so the file is never in memory as a whole. */
export const paymentFileSource = ({ db, derive, now }: Services) => ({
  async open(name: string, userId: number, expires: number, signature: string): Promise<AsyncIterable<string> | null> {
    const [, from, to] = FILE.exec(name) ?? []
    if (!from || !to || !Number.isSafeInteger(expires) || expires * 1000 < now().getTime()) return null
    const [expected, given] = [Buffer.from(sign(derive, name, userId, expires)), Buffer.from(signature)]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    // A link stops working when the account is deactivated or loses the role.
    const asker = await maybeOne(db`select from users where id = ${userId} and is_active and role = 'admin'`)
    return asker && lines(db, from, to)
  },
})

const sign = (derive: Derive, file: string, userId: number, expires: number) =>
  derive('payments file', `${file}\n${userId}\n${expires}`).toString('base64url')

const COLUMNS = [
  ...['id', 'created_at', 'status', 'type', 'gateway', 'amount', 'currency', 'package', 'user_id', 'user', 'email'],
  ...['order_id', 'transaction_id', 'invoice', 'refunded_at'],
]

async function* lines(sql: Sql, from: string, to: string): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  for (let after = 0; ; ) {
    const rows = await listExported(sql, { from, to, after, limit: BATCH })
    for (const row of rows) yield csvLine(cellsOf(row))
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

const cellsOf = (row: ExportedPayment) => [
  String(row.id),
  row.createdAt.toISOString(),
  row.status,
  row.type,
  row.gateway ?? '',
  String(majorUnits(row.amountMinor, row.currency)),
  row.currency,
  row.packageName,
  String(row.userId ?? ''),
  row.userName ?? '',
  row.email ?? '',
  row.orderId ?? '',
  row.gatewayPaymentId ?? '',
  row.invoice ?? '',
  row.refundedAt?.toISOString() ?? '',
]
