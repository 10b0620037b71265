import type { createRazorpayOrder as endpoint } from '#contract/payments.ts'
import type { Handler } from '#server/context.ts'
import { beginPayment } from './begin.ts'

export const createRazorpayOrder: Handler<typeof endpoint> = async (ctx, { package_id }) => {
  const { orderId, begun, currency } = await beginPayment(ctx, {
    packageId: package_id,
    gateway: 'Razorpay',
    platform: 'app',
  })
  return { order_id: orderId, amount: begun.amount, currency }
}
