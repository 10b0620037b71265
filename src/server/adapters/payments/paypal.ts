import type { Client, Order as PaypalOrder } from '@paypal/paypal-server-sdk'
import { fractionDigits, readDecimal, rescale, writeDecimal } from '#domain/money.ts'
import { knownCurrency, theirUnits } from './amounts.ts'
import { paypalVerifier } from './paypal-signature.ts'
import { type Finding, ForgedNotice, GatewayFailed, type KnownOrder, type Notice, type PaymentGateway } from './port.ts'

export interface PaypalOptions {
  clientId: string
  clientSecret: string
  webhookId: string
  isLive: boolean
}

const PATIENCE_MS = 10_000
const NO_CENTS = new Set(['HUF', 'JPY', 'TWD'])
const digitsOf = (currency: string) => (NO_CENTS.has(currency) ? 0 : 2)

/** Payments through PayPal's orders: the payer agrees there, and we fetch the money afterwards. */
export function paypalGateway({ clientId, clientSecret, webhookId, isLive }: PaypalOptions): PaymentGateway {
  let opened: ReturnType<typeof open> | undefined
  const paypal = () => (opened ??= open({ clientId, clientSecret, isLive }))
  const verify = paypalVerifier(webhookId)
  const look = async ({ orderId, currency }: KnownOrder): Promise<Finding> => {
    const { orders } = await paypal()
    const { result } = await attempt(orders.getOrder({ id: orderId }))
    return findingOf(result, currency)
  }
  return {
    shown: {},
    look,
    async begin(order) {
      const { orders, sdk } = await paypal()
      const value = writeDecimal(theirUnits(order, digitsOf(order.currency)), digitsOf(order.currency))
      const { result, body } = await attempt(
        orders.createOrder({
          paypalRequestId: `begin-${order.reference}`,
          body: {
            intent: sdk.CheckoutPaymentIntent.Capture,
            purchaseUnits: [
              {
                referenceId: 'default',
                customId: order.reference,
                description: order.description.slice(0, 127),
                amount: { currencyCode: order.currency, value },
              },
            ],
            applicationContext: {
              returnUrl: order.returnUrl,
              cancelUrl: order.cancelUrl,
              shippingPreference: sdk.OrderApplicationContextShippingPreference.NoShipping,
              userAction: sdk.OrderApplicationContextUserAction.PayNow,
            },
          },
        }),
      )
      if (!result.id) throw new GatewayFailed('PayPal began an order without a number')
      return { orderId: result.id, amount: Number(value), response: JSON.parse(String(body)) }
    },
    /** Safe to repeat: PayPal keeps the first capture for this name. */
    async collect(order) {
      const { orders } = await paypal()
      try {
        const { result } = await orders.captureOrder({
          id: order.orderId,
          paypalRequestId: `collect-${order.reference}`,
        })
        return findingOf(result, order.currency)
      } catch (error) {
        // Not agreed to yet, or fetched before: either way the order itself tells.
        if ((error as { statusCode?: number }).statusCode === 422) return look(order)
        throw failure(error)
      }
    },
    async read(message) {
      await verify(message)
      return noticeOf(JSON.parse(message.body.toString()) as Event)
    },
    async refund({ paymentId, reference }) {
      const { payments } = await paypal()
      try {
        await payments.refundCapturedPayment({ captureId: paymentId, paypalRequestId: `refund-${reference}` })
      } catch (error) {
        if (!JSON.stringify((error as { result?: unknown }).result ?? '').includes('CAPTURE_FULLY_REFUNDED'))
          throw failure(error)
      }
    },
  }
}

async function open({ clientId, clientSecret, isLive }: Omit<PaypalOptions, 'webhookId'>) {
  const sdk = await import('@paypal/paypal-server-sdk')
  const client: Client = new sdk.Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: isLive ? sdk.Environment.Production : sdk.Environment.Sandbox,
    timeout: PATIENCE_MS,
  })
  return { sdk, orders: new sdk.OrdersController(client), payments: new sdk.PaymentsController(client) }
}

const attempt = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw failure(error)
  })

const failure = (error: unknown) => {
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  return new GatewayFailed(`PayPal: ${statusCode ?? 'no answer'} ${message ?? ''}`.trim())
}

interface Capture {
  id?: string
  status?: string
  amount?: { value: string; currency: string }
}

const STATES: Readonly<Record<string, Finding['state']>> = {
  COMPLETED: 'paid',
  REFUNDED: 'refunded',
  DECLINED: 'failed',
  FAILED: 'failed',
}

function findingOf(order: PaypalOrder, currency: string): Finding {
  const capture = order.purchaseUnits?.[0]?.payments?.captures?.[0]
  if (!capture)
    return { state: order.status === 'VOIDED' ? 'failed' : 'open', paymentId: null, amountMinor: 0, currency }
  const amount = capture.amount && { value: capture.amount.value, currency: capture.amount.currencyCode }
  return captured({
    ...(capture.id && { id: capture.id }),
    ...(capture.status && { status: capture.status }),
    ...(amount && { amount }),
  })
}

function captured({ id, status, amount }: Capture): Finding {
  const currency = knownCurrency(amount?.currency)
  const units = readDecimal(amount?.value ?? '', digitsOf(currency)) ?? 0
  const amountMinor = rescale(units, digitsOf(currency), fractionDigits(currency)) ?? 0
  return { state: STATES[status ?? ''] ?? 'open', paymentId: id ?? null, amountMinor, currency }
}

interface Event {
  id: string
  event_type: string
  resource: {
    id: string
    status?: string
    custom_id?: string
    amount?: { value: string; currency_code: string }
    purchase_units?: { custom_id?: string }[]
    supplementary_data?: { related_ids?: { order_id?: string } }
  }
}

const CAPTURES: Readonly<Record<string, string>> = {
  'PAYMENT.CAPTURE.COMPLETED': 'COMPLETED',
  'PAYMENT.CAPTURE.DENIED': 'DECLINED',
  'PAYMENT.CAPTURE.DECLINED': 'DECLINED',
}

function noticeOf({ id, event_type, resource }: Event): Notice | null {
  if (typeof id !== 'string' || !resource) throw new ForgedNotice('PayPal: the message has no number')
  if (event_type === 'CHECKOUT.ORDER.APPROVED')
    return {
      eventId: id,
      reference: resource.purchase_units?.[0]?.custom_id ?? null,
      orderId: resource.id,
      finding: 'approved',
    }
  const status = CAPTURES[event_type]
  if (!status) return null
  const amount = resource.amount && { value: resource.amount.value, currency: resource.amount.currency_code }
  return {
    eventId: id,
    reference: resource.custom_id ?? null,
    orderId: resource.supplementary_data?.related_ids?.order_id ?? null,
    finding: captured({ id: resource.id, status, ...(amount && { amount }) }),
  }
}
