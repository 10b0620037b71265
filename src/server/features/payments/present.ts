import type { ListedPayment, PaymentTransaction } from '#contract/payments.ts'
import { instantOf } from '#domain/instant.ts'
import { invoiceNumber } from '#domain/invoice-number.ts'
import { majorUnits } from '#domain/money.ts'
import type { PaymentRow } from './queries.ts'

export const presentPayment = (row: PaymentRow): PaymentTransaction => ({
  id: row.id,
  user_id: row.userId,
  package_id: row.packageId,
  amount: majorUnits(row.amountMinor, row.currency),
  currency: row.currency,
  payment_gateway: row.gateway,
  payment_type: row.type,
  payment_status: row.status,
  reject_reason: row.rejectReason,
  order_id: row.orderId,
  transaction_id: row.gatewayPaymentId,
  refunded_at: row.refundedAt && instantOf(row.refundedAt),
  invoice_number: row.invoice && invoiceNumber(row.invoice),
  created_at: instantOf(row.createdAt),
  updated_at: instantOf(row.updatedAt),
})

export const presentListed = (row: PaymentRow): ListedPayment => ({
  ...presentPayment(row),
  package: {
    id: row.packageId,
    name: row.packageName,
    translated_name: row.translatedName,
    price: row.packagePriceMinor === null ? null : majorUnits(row.packagePriceMinor, row.currency),
  },
})
