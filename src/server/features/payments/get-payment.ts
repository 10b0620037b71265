import type { getPayment as endpoint } from '#contract/payments.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { presentListed } from './present.ts'
import { findPayment } from './queries.ts'
import { listReceipts, presentReceipt } from './receipts.ts'

export const getPayment: Handler<typeof endpoint> = async (ctx, { payment_transaction_id }) => {
  const payment = await findPayment(ctx.sql, payment_transaction_id, ctx.language)
  if (!payment || !may.seePayment(ctx.viewer, payment)) throw missing('Payment')
  const receipts = await listReceipts(ctx.sql, payment.id)
  return { ...presentListed(payment), receipts: receipts.map((receipt) => presentReceipt(receipt, ctx)) }
}
