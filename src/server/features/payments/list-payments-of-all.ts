import type { listPaymentsOfAll as endpoint } from '#contract/payments-admin.ts'
import type { Handler } from '#server/context.ts'
import { countEverybodysPayments, listEverybodysPayments } from './admin-queries.ts'
import { presentAdminPayment } from './present-admin.ts'

export const listPaymentsOfAll: Handler<typeof endpoint> = async (ctx, { offset, limit, ...input }) => {
  const search = {
    type: input.payment_type ?? null,
    status: input.payment_status ?? null,
    search: input.search ?? null,
  }
  const rows = await listEverybodysPayments(ctx.sql, search, { offset, limit })
  return {
    data: rows.map((row) => presentAdminPayment(row, ctx)),
    total: await countEverybodysPayments(ctx.sql, search),
  }
}
