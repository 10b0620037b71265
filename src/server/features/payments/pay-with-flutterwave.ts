import type { payWithFlutterwave as endpoint } from '#contract/payments.ts'
import type { Handler } from '#server/context.ts'
import { beginPayment } from './begin.ts'

export const payWithFlutterwave: Handler<typeof endpoint> = async (ctx, { package_id }) =>
  (await beginPayment(ctx, { packageId: package_id, gateway: 'Flutterwave', platform: 'web' })).begun.response
