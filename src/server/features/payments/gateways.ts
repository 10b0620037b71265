import { GATEWAY_NAMES, type GatewayName } from '#domain/payment-status.ts'
import type { Gateways, PaymentGateway, Payments } from '#server/adapters/payments/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

/** Setting that enables each gateway. */
export const SWITCHES: Readonly<Record<GatewayName, string>> = {
  Stripe: 'stripe_gateway',
  Razorpay: 'razorpay_gateway',
  Paystack: 'paystack_gateway',
  Paypal: 'paypal_gateway',
  Flutterwave: 'flutterwave_status',
  Sandbox: 'sandbox_gateway',
}

/** Gateways with API keys; keys stored by the operator override those of the environment. */
export const gatewaysNow = async (sql: Sql, payments: Payments): Promise<Gateways> =>
  payments.stored ? { ...payments, ...(await payments.stored(sql)) } : payments

/** Gateways that have keys and are enabled, in display order. */
export async function listOpen(sql: Sql, payments: Payments): Promise<GatewayName[]> {
  const rows = await sql<{ key: string }[]>`
    select key from settings where key = any (${Object.values(SWITCHES)}) and value = '1'`
  const on = new Set(rows.map(({ key }) => key))
  const gateways = await gatewaysNow(sql, payments)
  return GATEWAY_NAMES.filter((name) => gateways[name] && on.has(SWITCHES[name]))
}

/** The requested gateway, or the first enabled one. */
export async function chooseGateway(sql: Sql, payments: Payments, wanted: GatewayName | null): Promise<GatewayName> {
  const open = await listOpen(sql, payments)
  if (open.length === 0) throw new AppError('refused', 'api.no-payment-method')
  if (wanted === null) return open[0]!
  if (!open.includes(wanted)) throw new AppError('refused', 'api.payment-method-closed')
  return wanted
}

/** Finds a gateway by name; throws when its keys were removed after the payment started. */
export async function gatewayOf(sql: Sql, payments: Payments, name: GatewayName): Promise<PaymentGateway> {
  const gateway = (await gatewaysNow(sql, payments))[name]
  if (!gateway) throw new Error(`${name} is not set up any more`)
  return gateway
}

/** Parses a gateway name as clients write it: `stripe`, `paypal` … */
export const gatewayNamed = (word: string): GatewayName | null =>
  GATEWAY_NAMES.find((name) => name.toLowerCase() === word.toLowerCase()) ?? null
