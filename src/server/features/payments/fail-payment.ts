import type { failPayment as endpoint } from '#contract/payments.ts'
import { statusAfter } from '#domain/payment-status.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { lockPayment, setStatus } from './queries.ts'

export const failPayment: Handler<typeof endpoint> = async ({ sql, viewer }, { payment_transaction_id }) => {
  const payment = await lockPayment(sql, payment_transaction_id)
  if (!payment || !may.changePayment(viewer, payment)) throw missing('Payment')
  // The gateway's webhook may have arrived before the payer's request.
  if (payment.status === 'failed') return null
  const status = statusAfter(payment.status, 'givenUp')
  if (!status) throw new AppError('refused', 'api.payment-not-waiting')
  await setStatus(sql, payment.id, status)
  return null
}
