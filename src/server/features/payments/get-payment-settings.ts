import type { getPaymentSettings as endpoint } from '#contract/payments.ts'
import { GATEWAY_NAMES } from '#domain/payment-status.ts'
import type { Handler } from '#server/context.ts'
import { gatewaysNow, listOpen, SWITCHES } from './gateways.ts'

export const getPaymentSettings: Handler<typeof endpoint> = async ({ sql, payments }) => {
  const open = await listOpen(sql, payments)
  const gateways = await gatewaysNow(sql, payments)
  const rows = await sql<{ key: string; value: string }[]>`
    select key, value from settings where key in ('bank_transfer_status', 'currency_code')`
  const setting = new Map(rows.map(({ key, value }) => [key, value]))
  const currency = setting.get('currency_code') ?? 'USD'
  const settings: Record<string, string> = {
    ...Object.fromEntries(GATEWAY_NAMES.map((name) => [SWITCHES[name], open.includes(name) ? '1' : '0'])),
    bank_transfer_status: setting.get('bank_transfer_status') === '1' ? '1' : '0',
    stripe_currency: currency,
    paystack_currency: currency,
    ...Object.assign({}, ...open.map((name) => gateways[name]!.shown)),
  }
  return Object.entries(settings).map(([type, data]) => ({ type, data }))
}
