import type { getPaymentReceipt as endpoint } from '#contract/payments.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { findInvoice } from './invoices.ts'
import { findPayment } from './queries.ts'
import { describeInvoice } from './receipt-lines.ts'
import { receiptPage } from './receipt-page.ts'

export const getPaymentReceipt: Handler<typeof endpoint> = async (ctx, { payment_transaction_id }) => {
  const payment = await findPayment(ctx.sql, payment_transaction_id)
  if (!payment || !may.seePayment(ctx.viewer, payment)) throw missing('Payment')
  if (payment.status !== 'success') throw new AppError('refused', 'api.no-receipt-yet')
  const invoice = await findInvoice(ctx.sql, payment.id)
  if (!invoice) throw new AppError('refused', 'api.no-receipt-free')
  return receiptPage(await describeInvoice(ctx.texts, ctx.language, invoice), ctx.language)
}
