import type { createPaymentIntent as endpoint } from '#contract/payments.ts'
import type { PaymentStatus } from '#domain/payment-status.ts'
import type { Handler } from '#server/context.ts'
import { beginPayment } from './begin.ts'
import { gatewayNamed } from './gateways.ts'
import { presentPayment } from './present.ts'

export const createPaymentIntent: Handler<typeof endpoint> = async (ctx, input) => {
  const gateway = input.payment_method ? gatewayNamed(input.payment_method) : null
  const payment = await beginPayment(ctx, { packageId: input.package_id, gateway, platform: input.platform_type })
  return {
    payment_intent: {
      id: payment.orderId,
      amount: payment.begun.amount,
      currency: payment.currency,
      metadata: payment.metadata,
      status: WORDS[payment.status],
      payment_gateway_response: payment.begun.response,
      payment_transaction_id: payment.id,
    },
    payment_transaction: presentPayment(payment),
  }
}

/** Intent statuses that clients know. */
const WORDS: Record<PaymentStatus, 'pending' | 'succeed' | 'failed'> = {
  pending: 'pending',
  review: 'pending',
  success: 'succeed',
  failed: 'failed',
  rejected: 'failed',
}
