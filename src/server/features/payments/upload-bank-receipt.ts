import type { uploadBankReceipt as endpoint } from '#contract/payments.ts'
import { statusAfter } from '#domain/payment-status.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { lockPayment, setStatus } from './queries.ts'
import { presentReceipt, saveReceipt } from './receipts.ts'

export const uploadBankReceipt: Handler<typeof endpoint> = async (ctx, { payment_transaction_id }) => {
  const payment = await lockPayment(ctx.sql, payment_transaction_id)
  if (payment?.type !== 'bank transfer' || !may.changePayment(ctx.viewer, payment)) throw missing('Payment')
  const status = statusAfter(payment.status, 'receiptSent')
  if (!status)
    throw new AppError('refused', payment.status === 'review' ? 'api.receipt-in-review' : 'api.receipt-too-late')
  const receipt = await saveReceipt(ctx, payment.id)
  await setStatus(ctx.sql, payment.id, status)
  return presentReceipt(receipt, ctx)
}
