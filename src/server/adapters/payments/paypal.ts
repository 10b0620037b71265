import { fractionDigits, readDecimal, rescale, writeDecimal } from '#domain/money.ts'
import { knownCurrency, theirUnits } from './amounts.ts'
import { paypalClient, refusal } from './paypal-client.ts'
import { paypalVerifier } from './paypal-signature.ts'
import { type Finding, ForgedNotice, type KnownOrder, type Notice, type PaymentGateway } from './port.ts'

export interface PaypalOptions {
  clientId: string
  clientSecret: string
  webhookId: string
  isLive: boolean
}

const NO_CENTS = new Set(['HUF', 'JPY', 'TWD'])
const digitsOf = (currency: string) => (NO_CENTS.has(currency) ? 0 : 2)

/** Payments through PayPal orders: the payer approves on PayPal, and we capture the payment afterwards. */
export function paypalGateway({ clientId, clientSecret, webhookId, isLive }: PaypalOptions): PaymentGateway {
  const call = paypalClient({ clientId, clientSecret, isLive })
  const verify = paypalVerifier(webhookId)
  const look = async ({ orderId, currency }: KnownOrder): Promise<Finding> => {
    const reply = await call(`/v2/checkout/orders/${encodeURIComponent(orderId)}`)
    if (!reply.isOk) throw refusal(reply)
    return findingOf(reply.body, currency)
  }
  return {
    shown: {},
    look,
    async begin(order) {
      const value = writeDecimal(theirUnits(order, digitsOf(order.currency)), digitsOf(order.currency))
      const reply = await call('/v2/checkout/orders', {
        requestId: `begin-${order.reference}`,
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: 'default',
              custom_id: order.reference,
              description: order.description.slice(0, 127),
              amount: { currency_code: order.currency, value },
            },
          ],
          application_context: {
            return_url: order.returnUrl,
            cancel_url: order.cancelUrl,
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
          },
        },
      })
      const { id } = reply.body
      if (!reply.isOk || typeof id !== 'string') throw refusal(reply)
      return { orderId: id, amount: Number(value), response: reply.body }
    },
    /** Idempotent: PayPal returns the first capture for the same request id. */
    async collect(order) {
      const reply = await call(`/v2/checkout/orders/${encodeURIComponent(order.orderId)}/capture`, {
        requestId: `collect-${order.reference}`,
        body: {},
      })
      if (reply.isOk) return findingOf(reply.body, order.currency)
      // Not approved yet, or already captured: the order itself has the status.
      if (reply.status === 422) return look(order)
      throw refusal(reply)
    },
    async read(message) {
      await verify(message)
      return noticeOf(JSON.parse(message.body.toString()) as Event)
    },
    async refund({ paymentId, reference }) {
      const reply = await call(`/v2/payments/captures/${encodeURIComponent(paymentId)}/refund`, {
        requestId: `refund-${reference}`,
        body: {},
      })
      if (!reply.isOk && !JSON.stringify(reply.body).includes('CAPTURE_FULLY_REFUNDED')) throw refusal(reply)
    },
  }
}

interface Capture {
  id?: string
  status?: string
  amount?: { value: string; currency_code: string }
}

interface PaypalOrder {
  status?: string
  purchase_units?: { payments?: { captures?: Capture[] } }[]
}

const STATES: Readonly<Record<string, Finding['state']>> = {
  COMPLETED: 'paid',
  REFUNDED: 'refunded',
  DECLINED: 'failed',
  FAILED: 'failed',
}

function findingOf(order: PaypalOrder, currency: string): Finding {
  const capture = order.purchase_units?.[0]?.payments?.captures?.[0]
  if (capture) return captured(capture)
  return { state: order.status === 'VOIDED' ? 'failed' : 'open', paymentId: null, amountMinor: 0, currency }
}

function captured({ id, status, amount }: Capture): Finding {
  const currency = knownCurrency(amount?.currency_code)
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
  return {
    eventId: id,
    reference: resource.custom_id ?? null,
    orderId: resource.supplementary_data?.related_ids?.order_id ?? null,
    finding: captured({ ...resource, status }),
  }
}
