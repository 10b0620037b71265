export const PAYMENT_STATUSES = ['pending', 'success', 'failed', 'review', 'rejected'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYMENT_TYPES = ['online payment', 'bank transfer', 'free'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** Gateway names on the wire. */
export const GATEWAY_NAMES = ['Stripe', 'Razorpay', 'Paystack', 'Paypal', 'Flutterwave', 'Sandbox'] as const
export type GatewayName = (typeof GATEWAY_NAMES)[number]

/** Events of a payment. */
export type PaymentMove = keyof typeof MOVES

/**
 * Transitions by event and status; a combination not listed changes nothing. Success is final, and a late success
 * overrides a failure.
 */
const MOVES = {
  /** The gateway reports the expected amount. */
  paid: { pending: 'success', failed: 'success', review: 'success', rejected: 'review' },
  /** The amount is too low or in another currency: the payment needs a review. */
  paidOtherwise: { pending: 'review', failed: 'review', rejected: 'review' },
  failed: { pending: 'failed' },
  /** The payer cancelled. */
  givenUp: { pending: 'failed' },
  approved: { review: 'success' },
  refused: { review: 'rejected' },
  closed: { review: 'failed', rejected: 'failed' },
  /** A new receipt after a rejection. */
  receiptSent: { rejected: 'review' },
} as const satisfies Record<string, Partial<Record<PaymentStatus, PaymentStatus>>>

/** Status after an event, or null if nothing changes. */
export function statusAfter(status: PaymentStatus, move: PaymentMove): PaymentStatus | null {
  return (MOVES[move] as Partial<Record<PaymentStatus, PaymentStatus>>)[status] ?? null
}

/** Whether the received amount covers the requested one; an overpayment counts as covered. */
export const isCovered = (
  asked: { amountMinor: number; currency: string },
  arrived: { amountMinor: number; currency: string },
) => arrived.currency === asked.currency && arrived.amountMinor >= asked.amountMinor

/** Brand name of a gateway; on the wire and in the tables PayPal is spelt `Paypal`. */
export const gatewayTitle = (gateway: string): string => (gateway === 'Paypal' ? 'PayPal' : gateway)
