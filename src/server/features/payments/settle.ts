import { type GatewayName, isCovered, type PaymentMove, statusAfter } from '#domain/payment-status.ts'
import type { Finding, Notice } from '#server/adapters/payments/port.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { notify } from '#server/features/notifications/public.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { amountText } from './amount-text.ts'
import { credit } from './credit.ts'
import { insertEvent, lockOrder, type PaymentRow, setOutcome, setStatus } from './queries.ts'
import { finishRefund } from './refund.ts'

/** Dependencies of `settle`. */
export interface Settling {
  sql: Sql
  now: Date
  texts: TextSource
}

export type Settled = 'unknown' | 'repeated' | 'unchanged' | 'changed'

/**
 * Applies a gateway result in one transaction. The row lock serialises events of one payment, the unique event id makes
 * an event apply once, and a unique key binds one package to the payment.
 */
export async function settle(ctx: Settling, gateway: GatewayName, notice: Notice): Promise<Settled> {
  const { sql, now } = ctx
  const { reference, orderId, eventId, finding } = notice
  const payment = await lockOrder(sql, { gateway, reference, orderId })
  const kind = finding === 'approved' ? finding : finding.state
  const payload = { reference, orderId, finding }
  if (!(await insertEvent(sql, { gateway, eventId, paymentId: payment?.id ?? null, kind, payload, now })))
    return 'repeated'
  const outcome = payment ? await follow(ctx, payment, finding) : 'unknown'
  await setOutcome(sql, gateway, eventId, outcome)
  return outcome
}

async function follow(
  ctx: Settling,
  payment: PaymentRow,
  finding: Notice['finding'],
): Promise<'changed' | 'unchanged'> {
  if (finding === 'approved') {
    await enqueue(ctx.sql, 'collect-payment', { id: payment.id })
    return 'unchanged'
  }
  if (finding.state === 'refunded') return (await finishRefund(ctx, payment)) ? 'changed' : 'unchanged'
  const move = moveOf(payment, finding)
  return move ? apply(ctx, payment, move, finding) : 'unchanged'
}

/** A payment for a deleted account, or with another amount or currency, goes to review. */
function moveOf(payment: PaymentRow, finding: Finding): PaymentMove | null {
  if (finding.state === 'failed') return 'failed'
  if (finding.state !== 'paid') return null
  return payment.userId !== null && isCovered(payment, finding) ? 'paid' : 'paidOtherwise'
}

async function apply(
  ctx: Settling,
  payment: PaymentRow,
  move: PaymentMove,
  finding: Finding,
): Promise<'changed' | 'unchanged'> {
  const status = statusAfter(payment.status, move)
  if (!status) return 'unchanged'
  await setStatus(ctx.sql, payment.id, status, {
    gatewayPaymentId: finding.paymentId,
    reviewNote: move === 'paidOtherwise' ? `Arrived: ${amountText(finding)}` : null,
  })
  if (status === 'success') await credit(ctx, payment)
  if (status === 'failed' && payment.userId !== null)
    await notify(ctx, payment.userId, 'payment-failed', {
      amount: amountText(payment),
      package: payment.packageName,
    })
  return 'changed'
}
