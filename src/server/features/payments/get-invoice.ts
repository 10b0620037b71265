import type { getInvoice as endpoint } from '#contract/payments.ts'
import { invoiceNumber } from '#domain/invoice-number.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { invoiceUrl } from './invoice-links.ts'
import { findInvoice } from './invoices.ts'
import { findPayment } from './queries.ts'

export const getInvoice: Handler<typeof endpoint> = async (ctx, { payment_transaction_id }) => {
  const payment = await findPayment(ctx.sql, payment_transaction_id)
  if (!payment || !may.seePayment(ctx.viewer, payment)) throw missing('Payment')
  const invoice = await findInvoice(ctx.sql, payment.id)
  if (!invoice) throw new AppError('refused', 'api.no-invoice')
  return { number: invoiceNumber(invoice), url: invoiceUrl(ctx, invoice) }
}
