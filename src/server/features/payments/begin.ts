import { randomBytes } from 'node:crypto'
import type { GatewayName } from '#domain/payment-status.ts'
import { GatewayFailed, type Order } from '#server/adapters/payments/port.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { AppError, missing } from '#server/errors.ts'
import { findOnSale, isRunning, lockBuyer } from '#server/features/packages/public.ts'
import { chooseGateway, gatewayOf } from './gateways.ts'
import { findOpenPayment, findPayment, insertPayment, type PaymentRow, saveBegun } from './queries.ts'

export interface PaymentRequest {
  packageId: number
  /** Null selects the first enabled gateway. */
  gateway: GatewayName | null
  platform: 'web' | 'app'
}

/** A payment registered with the gateway, with the data the payer's client needs. */
export type Begun = PaymentRow & { begun: NonNullable<PaymentRow['begun']>; orderId: string; metadata: Metadata }
type Metadata = Record<string, string>

const GOES_ON_MS = 30 * 60_000

/**
 * Stores the payment, registers it with the gateway, and stores the response. The payment row exists before the gateway
 * is called, so a crash in between cannot lose a paid order.
 */
export async function beginPayment(ctx: Context, wish: PaymentRequest): Promise<Begun> {
  const payment = await ctx.transact((sql) => record({ ...ctx, sql }, wish))
  const payer = await findPayer(ctx.sql, ctx.viewer!.id)
  const metadata = metadataOf(payment, payer, wish.platform)
  if (payment.begun && payment.orderId) return { ...payment, begun: payment.begun, orderId: payment.orderId, metadata }
  const begun = await ask(ctx, payment, { payer, metadata })
  await ctx.transact((sql) => saveBegun(sql, payment.id, begun))
  const saved = (await findPayment(ctx.sql, payment.id))!
  return { ...saved, begun: saved.begun!, orderId: saved.orderId!, metadata }
}

async function record({ sql, viewer, now, payments }: Context, { packageId, gateway, platform }: PaymentRequest) {
  await lockBuyer(sql, viewer!.id)
  const name = await chooseGateway(sql, payments, gateway)
  const wanted = await requirePaid(sql, packageId)
  if (await isRunning(sql, viewer!.id, packageId, now)) throw new AppError('refused', 'api.package-bought')
  const sought = {
    userId: viewer!.id,
    packageId,
    gateway: name,
    amountMinor: wanted.priceMinor,
    currency: wanted.currency,
  }
  const open = await findOpenPayment(sql, { ...sought, since: new Date(now.getTime() - GOES_ON_MS) })
  const facts = { ...sought, type: 'online payment', status: 'pending', platform, now } as const
  const { id } = open ?? (await insertPayment(sql, { ...facts, reference: randomBytes(16).toString('hex') }))
  return (await findPayment(sql, id))!
}

/** Finds a package that is on sale and has a price; a price sent by the client is ignored. */
export async function requirePaid(sql: Sql, packageId: number) {
  const wanted = await findOnSale(sql, { id: packageId, iosProductId: null })
  if (!wanted) throw missing('Package')
  if (wanted.priceMinor === null) throw new AppError('refused', 'api.package-free')
  return { ...wanted, priceMinor: wanted.priceMinor }
}

interface Payer {
  id: number
  name: string
  email: string
  address: string
  city: string
}

const findPayer = (sql: Sql, id: number): Promise<Payer> =>
  one(sql<Payer[]>`
    select id, name, coalesce(email, '') as email, coalesce(address, '') as address, coalesce(city, '') as city
    from users where id = ${id}`)

const metadataOf = (payment: PaymentRow, payer: Payer, platform: string): Metadata => ({
  payment_transaction_id: String(payment.id),
  package_id: String(payment.packageId),
  user_id: String(payer.id),
  email: payer.email,
  platform_type: platform,
  description: payment.packageName,
  user_name: payer.name,
  address_line1: payer.address,
  address_city: payer.city,
})

async function ask({ sql, payments, baseUrl }: Context, payment: PaymentRow, facts: Pick<Order, 'payer' | 'metadata'>) {
  const back = (outcome: string) => `${baseUrl}/payment/return/${payment.reference}?outcome=${outcome}`
  try {
    const gateway = await gatewayOf(sql, payments, payment.gateway!)
    return await gateway.begin({
      reference: payment.reference!,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      description: payment.packageName,
      returnUrl: back('done'),
      cancelUrl: back('cancelled'),
      ...facts,
    })
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error
    const failure = new AppError('unavailable', 'api.payment-service-down', { retryAfterSeconds: 10 })
    throw Object.assign(failure, { cause: error })
  }
}
