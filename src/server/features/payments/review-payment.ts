import type { reviewPayment as endpoint } from '#contract/payments-admin.ts'
import { messageOf } from '#domain/messages.ts'
import { type PaymentMove, statusAfter } from '#domain/payment-status.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { notify } from '#server/features/notifications/public.ts'
import { checkOwnDecision } from '#server/features/settings/public.ts'
import { amountText } from './amount-text.ts'
import { credit } from './credit.ts'
import { showPayment } from './present-admin.ts'
import { lockPayment, type PaymentRow, setStatus } from './queries.ts'

const MOVES = { approve: 'approved', reject: 'refused', close: 'closed' } as const satisfies Record<string, PaymentMove>

export const reviewPayment: Handler<typeof endpoint> = async (ctx, { payment_transaction_id, action, reason }) => {
  const payment = await lockPayment(ctx.sql, payment_transaction_id)
  if (!payment) throw missing('Payment')
  const isOwn = await checkOwnDecision(ctx, [payment.userId])
  const status = statusAfter(payment.status, MOVES[action])
  // Of two concurrent decisions, the second gets the status set by the first.
  if (!status) throw new AppError('refused', messageOf('api.payment-decided', { status: payment.status }))
  if (status === 'success' && payment.userId === null) throw new AppError('refused', 'api.payer-gone')
  await setStatus(ctx.sql, payment.id, status, { rejectReason: reason ?? null })
  if (status === 'success') await credit(ctx, payment)
  else await notifyPayer(ctx, payment, reason ?? '', status)
  await ctx.audit({
    action: `payment ${MOVES[action]}`,
    subject: 'payment',
    subjectId: payment.id,
    details: { from: payment.status, to: status, reason: reason ?? null, ...(isOwn && { own: true }) },
  })
  return showPayment(ctx, payment.id)
}

async function notifyPayer(ctx: Context, payment: PaymentRow, reason: string, status: string) {
  if (payment.userId === null) return
  const facts = { amount: amountText(payment), package: payment.packageName }
  if (status === 'rejected') await notify(ctx, payment.userId, 'receipt-rejected', { ...facts, reason })
  else await notify(ctx, payment.userId, 'payment-failed', facts)
}
