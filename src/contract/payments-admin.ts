import * as z from 'zod/mini'
import { GATEWAY_NAMES, PAYMENT_STATUSES, PAYMENT_TYPES } from '#domain/payment-status.ts'
import { Counted } from './admin-dashboard.ts'
import { read, write } from './endpoint.ts'
import { Id, Instant, limit, OptionalId, offset, Text } from './fields.ts'
import { BankReceipt, ListedPayment } from './payments.ts'

export const AdminPayment = z.extend(ListedPayment, {
  user: z.nullable(z.object({ id: z.int(), name: z.string(), email: z.string() })),
  /** Reason for which the payment needs a review. */
  review_note: z.nullable(z.string()),
  refund_requested: z.boolean(),
  receipts: z.array(BankReceipt),
})
export type AdminPayment = z.output<typeof AdminPayment>

/** Sort orders of the payments; a leading minus reverses the order. */
export const PAYMENT_SORTS = ['created', '-created', 'amount', '-amount'] as const

export const listPaymentsOfAll = read('GET admin/payments', {
  access: 'admin',
  summary: 'Lists all payments, newest first. Those in review need a decision.',
  input: z.object({
    offset,
    limit: limit(20),
    payment_type: z.optional(z.literal(PAYMENT_TYPES)),
    payment_status: z.optional(z.literal(PAYMENT_STATUSES)),
    /** Name, email address, or a payment id of ours or of the gateway. */
    search: z.optional(Text(100)),
    user_id: OptionalId,
    sort: z._default(z.literal(PAYMENT_SORTS), '-created'),
  }),
  output: z.array(AdminPayment),
  beside: z.object(Counted),
})

export const getPaymentOfAny = read('GET admin/payment', {
  access: 'admin',
  summary: 'Returns a payment with its webhook events and staff decisions.',
  input: z.object({ payment_transaction_id: Id }),
  output: z.extend(AdminPayment, {
    /** Newest first; `who` is a gateway or a user. */
    trail: z.array(
      z.object({ at: Instant, what: z.string(), who: z.nullable(z.string()), reason: z.nullable(z.string()) }),
    ),
  }),
})

/** Payment statuses reported by a gateway; `approved` means authorised by the payer and not yet captured. */
export const MESSAGE_KINDS = ['paid', 'failed', 'refunded', 'approved', 'open'] as const
export const MESSAGE_OUTCOMES = ['changed', 'unchanged', 'unknown'] as const
/** Sort orders of the webhook events; a leading minus reverses the order. */
export const MESSAGE_SORTS = ['heard', '-heard'] as const

export const listWebhookEvents = read('GET admin/payment-messages', {
  access: 'admin',
  summary:
    'Lists webhook events, each once, newest first. Events with an invalid signature are rejected and not stored.',
  input: z.object({
    gateway: z.optional(z.literal(GATEWAY_NAMES)),
    kind: z.optional(z.literal(MESSAGE_KINDS)),
    outcome: z.optional(z.literal(MESSAGE_OUTCOMES)),
    payment_transaction_id: OptionalId,
    sort: z._default(z.literal(MESSAGE_SORTS), '-heard'),
    offset,
    limit: limit(30),
  }),
  output: z.array(
    z.object({
      id: z.int(),
      gateway: z.string(),
      event_id: z.string(),
      /** True if the event is the response to a status query of ours. */
      was_asked_for: z.boolean(),
      kind: z.string(),
      /** Null for events recorded before outcomes were stored. */
      outcome: z.nullable(z.literal(MESSAGE_OUTCOMES)),
      amount: z.nullable(z.number()),
      currency: z.nullable(z.string()),
      payment: z.nullable(z.object({ id: z.int(), status: z.literal(PAYMENT_STATUSES) })),
      at: Instant,
    }),
  ),
  beside: z.object(Counted),
})

export const reviewPayment = write('POST admin/review-payment', {
  access: 'admin',
  summary:
    'Decides on a payment in review: approve grants the package, reject requests another receipt, close ends it.',
  input: z
    .object({
      payment_transaction_id: Id,
      action: z.literal(['approve', 'reject', 'close']),
      reason: z.optional(Text(255)),
    })
    .check(
      z.refine(({ action, reason }) => action === 'approve' || reason !== undefined, {
        error: 'api.say-why',
        path: ['reason'],
      }),
    ),
  output: AdminPayment,
})

export const refundPayment = write('POST admin/refund-payment', {
  access: 'admin',
  summary: 'Refunds a payment and revokes the package. Bank transfers are refunded manually.',
  input: z.object({ payment_transaction_id: Id, reason: Text(255) }),
  output: AdminPayment,
})
