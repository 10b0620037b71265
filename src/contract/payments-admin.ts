import * as z from 'zod/mini'
import { GATEWAY_NAMES, PAYMENT_STATUSES, PAYMENT_TYPES } from '#domain/payment-status.ts'
import { Counted } from './back-office.ts'
import { read, write } from './endpoint.ts'
import { Id, Instant, limit, offset, Text } from './fields.ts'
import { BankReceipt, ListedPayment } from './payments.ts'

export const AdminPayment = z.extend(ListedPayment, {
  user: z.nullable(z.object({ id: z.int(), name: z.string(), email: z.string() })),
  /** Why somebody has to look at it. */
  review_note: z.nullable(z.string()),
  refund_requested: z.boolean(),
  receipts: z.array(BankReceipt),
})
export type AdminPayment = z.output<typeof AdminPayment>

/** Orders of the list of payments; a minus turns one round. */
export const PAYMENT_SORTS = ['created', '-created', 'amount', '-amount'] as const

export const listPaymentsOfAll = read('GET admin/payments', {
  access: 'admin',
  summary: 'Payments of everybody, the newest first; those in review wait for a decision.',
  input: z.object({
    offset,
    limit: limit(20),
    payment_type: z.optional(z.literal(PAYMENT_TYPES)),
    payment_status: z.optional(z.literal(PAYMENT_STATUSES)),
    /** A name, an address, or a number of ours or the gateway's. */
    search: z.optional(Text(100)),
    user_id: z.optional(Id),
    sort: z._default(z.literal(PAYMENT_SORTS), '-created'),
  }),
  output: z.array(AdminPayment),
  beside: z.object(Counted),
})

export const getPaymentOfAny = read('GET admin/payment', {
  access: 'admin',
  summary: 'One payment of anybody, with what gateways and staff said about it.',
  input: z.object({ payment_transaction_id: Id }),
  output: z.extend(AdminPayment, {
    /** The latest first; `who` is a gateway or a person. */
    trail: z.array(
      z.object({ at: Instant, what: z.string(), who: z.nullable(z.string()), reason: z.nullable(z.string()) }),
    ),
  }),
})

/** What a gateway says of a payment; approved is what the payer agreed to and we still have to collect. */
export const MESSAGE_KINDS = ['paid', 'failed', 'refunded', 'approved', 'open'] as const
export const MESSAGE_OUTCOMES = ['changed', 'unchanged', 'unknown'] as const
/** Orders of the messages; a minus turns one round. */
export const MESSAGE_SORTS = ['heard', '-heard'] as const

export const listPaymentMessages = read('GET admin/payment-messages', {
  access: 'admin',
  summary:
    'What gateways said about payments, each message once, the newest first. Messages whose signature is wrong are refused and not kept.',
  input: z.object({
    gateway: z.optional(z.literal(GATEWAY_NAMES)),
    kind: z.optional(z.literal(MESSAGE_KINDS)),
    outcome: z.optional(z.literal(MESSAGE_OUTCOMES)),
    payment_transaction_id: z.optional(Id),
    sort: z._default(z.literal(MESSAGE_SORTS), '-heard'),
    offset,
    limit: limit(30),
  }),
  output: z.array(
    z.object({
      id: z.int(),
      gateway: z.string(),
      event_id: z.string(),
      /** The gateway answered a question of ours. */
      was_asked_for: z.boolean(),
      kind: z.string(),
      /** Null for messages of before this was kept. */
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
    'Decides about a payment in review: approve gives the package, reject asks for another receipt, close ends it.',
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
  summary: 'Takes the package back and sends the money back; a bank transfer is sent back by hand.',
  input: z.object({ payment_transaction_id: Id, reason: Text(255) }),
  output: AdminPayment,
})
