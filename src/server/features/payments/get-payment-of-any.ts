import type { getPaymentOfAny as endpoint } from '#contract/payments-admin.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findAnyPayment } from './admin.sql.ts'
import { presentAdminPayment } from './present-admin.ts'
import { listTrail } from './trail.sql.ts'

export const getPaymentOfAny: Handler<typeof endpoint> = async (ctx, { payment_transaction_id: id }) => {
  const row = await findAnyPayment(ctx.sql, id)
  if (!row) throw missing('Payment')
  const trail = await listTrail(ctx.sql, id)
  return {
    ...presentAdminPayment(row, ctx),
    trail: trail.map(({ at, ...line }) => ({ ...line, at: instantOf(at) })),
  }
}
