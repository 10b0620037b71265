import type { TextSource } from '#server/adapters/texts/port.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { notify } from '#server/features/notifications/public.ts'
import { revokePackage } from '#server/features/packages/public.ts'
import { amountText } from './amount-text.ts'
import type { PaymentRow } from './queries.ts'

interface Refunding {
  sql: Sql
  now: Date
  texts: TextSource
}

/** Records the refund, revokes the package and notifies the payer. False when it was already recorded. */
export async function finishRefund(ctx: Refunding, payment: PaymentRow): Promise<boolean> {
  if (payment.status !== 'success' || payment.refundedAt) return false
  await ctx.sql`
    update payment_transactions set refunded_at = ${ctx.now}, refund_requested_at = coalesce(refund_requested_at, ${ctx.now})
    where id = ${payment.id}`
  await revokePackageOf(ctx.sql, payment.id, null, ctx.now)
  if (payment.userId !== null)
    await notify(ctx, payment.userId, 'payment-refunded', {
      amount: amountText(payment),
      package: payment.packageName,
    })
  return true
}

/** Revokes the package that a payment bought. */
export async function revokePackageOf(sql: Sql, paymentId: number, actorId: number | null, now: Date): Promise<void> {
  const owned = await maybeOne(sql<{ id: number }[]>`select id from user_packages where transaction_id = ${paymentId}`)
  if (owned) await revokePackage(sql, owned.id, actorId, now)
}
