import type { AdminPayment } from '#contract/payments-admin.ts'
import { instantOf } from '#domain/instant.ts'
import type { Context } from '#server/context.ts'
import { type AdminPaymentRow, findAnyPayment } from './admin.sql.ts'
import { presentListed } from './present.ts'
import { receiptUrl } from './receipts.ts'

export const presentAdminPayment = (row: AdminPaymentRow, ctx: Context): AdminPayment => ({
  ...presentListed(row),
  user: row.user,
  review_note: row.reviewNote,
  refund_requested: row.refundRequestedAt !== null,
  receipts: row.receipts.map((receipt) => ({
    id: receipt.id,
    payment_transaction_id: receipt.paymentId,
    file: receiptUrl(receipt, ctx),
    created_at: instantOf(receipt.createdAt),
    updated_at: instantOf(receipt.updatedAt),
  })),
})

/** The current payment, for the response to a staff decision. */
export async function showPayment(ctx: Context, id: number): Promise<AdminPayment> {
  const row = await findAnyPayment(ctx.sql, id)
  return presentAdminPayment(row!, ctx)
}
