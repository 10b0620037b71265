export const PAYMENT_STATUSES = ['pending', 'success', 'failed', 'review', 'rejected'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYMENT_TYPES = ['online payment', 'bank transfer', 'free'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** The gateways under the names that clients know. */
export const GATEWAY_NAMES = ['Stripe', 'Razorpay', 'Paystack', 'Paypal', 'Flutterwave', 'Sandbox'] as const
export type GatewayName = (typeof GATEWAY_NAMES)[number]

/** What can happen to a payment. */
export type PaymentMove = keyof typeof MOVES

/** Where each happening leads from where; what is not here changes nothing. Success is final, and a late success beats a failure. */
const MOVES = {
  /** The gateway says that the right amount arrived. */
  paid: { pending: 'success', failed: 'success', review: 'success', rejected: 'review' },
  /** Money arrived, but too little or in another currency: somebody has to look. */
  paidOtherwise: { pending: 'review', failed: 'review', rejected: 'review' },
  failed: { pending: 'failed' },
  /** The payer turned back. */
  givenUp: { pending: 'failed' },
  approved: { review: 'success' },
  refused: { review: 'rejected' },
  closed: { review: 'failed', rejected: 'failed' },
  /** A new receipt after a refusal. */
  receiptSent: { rejected: 'review' },
} as const satisfies Record<string, Partial<Record<PaymentStatus, PaymentStatus>>>

/** The status after a happening, or null when it changes nothing. */
export function statusAfter(status: PaymentStatus, move: PaymentMove): PaymentStatus | null {
  return (MOVES[move] as Partial<Record<PaymentStatus, PaymentStatus>>)[status] ?? null
}

/** Whether what arrived pays what was asked for; more than that is no reason to wait. */
export const isCovered = (
  asked: { amountMinor: number; currency: string },
  arrived: { amountMinor: number; currency: string },
) => arrived.currency === asked.currency && arrived.amountMinor >= asked.amountMinor

/** How a gateway writes its own name; on the wire and in the tables one of them is spelt otherwise for ever. */
export const gatewayTitle = (gateway: string): string => (gateway === 'Paypal' ? 'PayPal' : gateway)
