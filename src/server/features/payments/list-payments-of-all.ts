import type { listPaymentsOfAll as endpoint } from '#contract/payments-admin.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/bounded-count.ts'
import { listEverybodysPayments } from './admin.sql.ts'
import { presentAdminPayment } from './present-admin.ts'

export const listPaymentsOfAll: Handler<typeof endpoint> = async (ctx, { offset, limit, sort, ...input }) => {
  const search = {
    userId: input.user_id,
    type: input.payment_type,
    status: input.payment_status,
    words: input.search,
  }
  const { rows, count } = await listEverybodysPayments(ctx.sql, search, sort, { offset, limit })
  return { data: rows.map((row) => presentAdminPayment(row, ctx)), ...countedUpTo(count) }
}
