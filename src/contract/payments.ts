import * as z from 'zod/mini'
import { GATEWAY_NAMES, PAYMENT_STATUSES, PAYMENT_TYPES } from '#domain/payment-status.ts'
import { exchange, type FileRule, read, write } from './endpoint.ts'
import { Id, Instant, limit, Numeric, offset, Url } from './fields.ts'

export const PaymentTransaction = z.object({
  id: z.int(),
  user_id: z.nullable(z.int()),
  package_id: z.int(),
  /** In major units of the currency. */
  amount: z.number(),
  currency: z.string(),
  payment_gateway: z.nullable(z.literal(GATEWAY_NAMES)),
  payment_type: z.literal(PAYMENT_TYPES),
  payment_status: z.literal(PAYMENT_STATUSES),
  reject_reason: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  transaction_id: z.nullable(z.string()),
  refunded_at: z.nullable(Instant),
  /** Invoice number; null before the invoice is issued. */
  invoice_number: z.nullable(z.string()),
  created_at: Instant,
  updated_at: Instant,
})
export type PaymentTransaction = z.output<typeof PaymentTransaction>

export const ListedPayment = z.extend(PaymentTransaction, {
  package: z.object({ id: z.int(), name: z.string(), translated_name: z.string(), price: z.nullable(z.number()) }),
})
export type ListedPayment = z.output<typeof ListedPayment>

export const BankReceipt = z.object({
  id: z.int(),
  payment_transaction_id: z.int(),
  /** Signed URL, valid for 15 minutes. */
  file: Url,
  created_at: Instant,
  updated_at: Instant,
})
export type BankReceipt = z.output<typeof BankReceipt>

const PaymentId = z.object({ payment_transaction_id: Id })
const BankDetail = z.object({ title: z.string(), translated_title: z.string(), value: z.string() })

export const getPaymentSettings = read('GET get_payment_settings', {
  access: 'member',
  summary: 'Lists the available payment methods with their public configuration.',
  input: z.object({}),
  output: z.array(z.object({ type: z.string(), data: z.string() })),
})

const METHODS = ['stripe', 'razorpay', 'paystack', 'paypal', 'flutterwave', 'sandbox'] as const
const PLATFORM = z._default(z.literal(['web', 'app']), 'web')

export const createPaymentIntent = exchange('POST create-payment-intent', {
  access: 'member',
  summary: 'Starts a payment for a package at its stored price. A repeated request continues the same payment.',
  input: z.object({
    package_id: Id,
    platform_type: PLATFORM,
    /** Defaults to the first available payment method. */
    payment_method: z.optional(z.literal(METHODS)),
  }),
  says: '',
  output: z.object({
    payment_intent: z.object({
      id: z.string(),
      /** In the unit of the gateway: minor units, but major units for Paystack. */
      amount: z.number(),
      currency: z.string(),
      metadata: z.record(z.string(), z.string()),
      status: z.literal(['pending', 'succeed', 'failed']),
      payment_gateway_response: z.record(z.string(), z.unknown()),
      payment_transaction_id: z.int(),
    }),
    payment_transaction: PaymentTransaction,
  }),
})

export const payWithPaypal = exchange('GET paypal', {
  access: 'member',
  summary: 'Returns an HTML form that redirects to PayPal. The amount in the request is ignored.',
  input: z.object({ package_id: Id, amount: z.optional(Numeric()) }),
  html: true,
  output: z.string(),
})

export const payWithFlutterwave = exchange('POST flutterwave', {
  access: 'member',
  summary: 'Starts a Flutterwave payment; `data.data.link` is the link to its page.',
  input: z.object({ package_id: Id }),
  output: z.record(z.string(), z.unknown()),
})

export const createRazorpayOrder = exchange('POST generate-razorpay-orderid', {
  access: 'member',
  summary: 'Starts a Razorpay payment, for older clients.',
  input: z.object({ package_id: Id }),
  output: z.object({ order_id: z.string(), amount: z.number(), currency: z.string() }),
})

export const failPayment = write('POST payment-transaction-fail', {
  access: 'member',
  summary: 'Marks a pending payment of the viewer as failed. A later success overrides it.',
  input: PaymentId,
  output: z.null(),
})

export const getPayments = read('GET get_payment_details', {
  access: 'member',
  summary: "Lists the viewer's payments, newest first.",
  input: z.object({
    offset,
    limit: limit(10),
    payment_type: z.optional(z.literal(PAYMENT_TYPES)),
    payment_status: z.optional(z.literal(PAYMENT_STATUSES)),
  }),
  output: z.array(ListedPayment),
  beside: z.object({ total: z.int() }),
})

/** Polled by our own pages while a payment is pending. */
export const getPayment = read('GET payment-status', {
  access: 'member',
  summary: 'Returns a payment of the viewer with its receipts.',
  input: PaymentId,
  output: z.extend(ListedPayment, { receipts: z.array(BankReceipt) }),
})

export const getPaymentReceipt = read('GET get-payment-receipt', {
  access: 'member',
  impersonation: 'refused',
  summary: 'Returns the receipt of a successful payment as a printable document.',
  input: PaymentId,
  html: true,
  output: z.string(),
})

export const getInvoice = read('GET payment-invoice', {
  access: 'member',
  impersonation: 'refused',
  summary: 'Returns the invoice number of a successful payment and a private link to the PDF.',
  input: PaymentId,
  output: z.object({ number: z.string(), url: Url }),
})

const RECEIPT: FileRule = { maxKilobytes: 3072, types: ['jpg', 'png', 'pdf', 'doc', 'docx'] }

export const initiateBankTransfer = write('POST initiate-bank-transfer', {
  access: 'member',
  summary: 'Starts a bank transfer for a package. Staff check the receipt.',
  input: z.object({ package_id: Id }),
  files: { file: RECEIPT },
  output: z.extend(PaymentTransaction, { bank_receipt_file: Url }),
  beside: z.object({ bank_details: z.array(BankDetail) }),
})

export const uploadBankReceipt = write('POST upload-bank-receipt-file', {
  access: 'member',
  summary: 'Uploads another transfer receipt after a rejection.',
  input: PaymentId,
  files: { file: RECEIPT },
  output: BankReceipt,
})
