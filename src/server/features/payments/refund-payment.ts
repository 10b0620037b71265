import type { refundPayment as endpoint } from '#contract/payments-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { checkOwnDecision } from '#server/features/settings/public.ts'
import { showPayment } from './present-admin.ts'
import { lockPayment } from './queries.ts'
import { revokePackageOf } from './refund.ts'

/**
 * Requests a refund and revokes the package immediately; a job refunds the money and retries until the gateway
 * confirms.
 */
export const refundPayment: Handler<typeof endpoint> = async (ctx, { payment_transaction_id, reason }) => {
  const { sql, viewer, now } = ctx
  const payment = await lockPayment(sql, payment_transaction_id)
  if (!payment) throw missing('Payment')
  const isOwn = await checkOwnDecision(ctx, [payment.userId])
  if (payment.status !== 'success' || payment.type === 'free')
    throw new AppError('refused', 'api.payment-not-refundable')
  if (payment.refundRequestedAt) throw new AppError('refused', 'api.payment-refunded')
  await sql`
    update payment_transactions set refund_requested_at = ${now}, refund_reason = ${reason} where id = ${payment.id}`
  await revokePackageOf(sql, payment.id, viewer!.id, now)
  await ctx.enqueue('refund-payment', { id: payment.id })
  await ctx.audit({
    action: 'payment refunded',
    subject: 'payment',
    subjectId: payment.id,
    details: { reason, amountMinor: payment.amountMinor, currency: payment.currency, ...(isOwn && { own: true }) },
  })
  return showPayment(ctx, payment.id)
}
