import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { notify } from '#server/features/notifications/public.ts'
import { grantPackage } from '#server/features/packages/public.ts'
import { amountText } from './amount-text.ts'
import { issueInvoice } from './invoices.ts'
import type { PaymentRow } from './queries.ts'

/**
 * Grants the package, issues the invoice and notifies the payer, in the transaction that set the payment to success.
 */
export async function credit(ctx: { sql: Sql; now: Date; texts: TextSource }, payment: PaymentRow): Promise<void> {
  const { id, userId, packageId } = payment
  if (userId === null) throw new Error(`Payment ${id} belongs to nobody any more`)
  await grantPackage(ctx.sql, { userId, packageId, transactionId: id, now: ctx.now })
  await notify(ctx, userId, 'payment-succeeded', { amount: amountText(payment), package: payment.packageName })
  // Last, because the invoice counter is locked until the transaction ends and serialises all payments.
  if (payment.amountMinor > 0) await issueInvoice(ctx.sql, id, ctx.now)
}
