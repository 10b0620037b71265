import type { exportPayments as endpoint } from '#contract/payments-revenue.ts'
import type { Handler } from '#server/context.ts'
import { paymentsUrl } from './payments-file.ts'

export const exportPayments: Handler<typeof endpoint> = async (ctx, { from, to }) => ({
  url: paymentsUrl(ctx, { from, to }),
})
