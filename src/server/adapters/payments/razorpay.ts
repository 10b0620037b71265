import { createHash } from 'node:crypto'
import { isoDigits, ourAmount, theirUnits } from './amounts.ts'
import { ask, basic, type Reply } from './ask.ts'
import { type Finding, ForgedNotice, GatewayFailed, type Notice, type PaymentGateway } from './port.ts'
import { isSignedBy } from './signatures.ts'

export interface RazorpayOptions {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** URL of its browser script. */
  scriptUrl: string
}

const URL = 'https://api.razorpay.com/v1'

interface Payment {
  id: string
  order_id: string | null
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amount: number | string
  currency: string
  notes?: { reference?: string } | []
}

/** Payments through Razorpay's orders. */
export function razorpayGateway({ keyId, keySecret, webhookSecret, scriptUrl }: RazorpayOptions): PaymentGateway {
  const call = (path: string, body?: object) =>
    ask({ gateway: 'Razorpay', url: `${URL}${path}`, authorization: basic(keyId, keySecret), ...(body && { body }) })
  return {
    shown: { razor_key: keyId, razorpay_script_url: scriptUrl },
    async begin(order) {
      const amount = theirUnits(order, isoDigits(order.currency))
      const reply = await call('/orders', {
        amount,
        currency: order.currency,
        receipt: order.reference,
        notes: { ...order.metadata, reference: order.reference },
      })
      if (!reply.isOk) throw refusal(reply)
      return { orderId: String(reply.body.id), amount, response: reply.body }
    },
    async look({ orderId, currency }) {
      const reply = await call(`/orders/${encodeURIComponent(orderId)}/payments`)
      if (!reply.isOk) throw refusal(reply)
      const payments = reply.body.items as Payment[]
      const final = payments.find(({ status }) => status === 'captured' || status === 'refunded')
      if (final) return findingOf(final)
      return { state: 'open', paymentId: null, amountMinor: 0, currency }
    },
    async read({ headers, body }) {
      if (!isSignedBy('sha256', webhookSecret, body, headers['x-razorpay-signature']))
        throw new ForgedNotice('Razorpay: the signature does not fit')
      return noticeOf(headers['x-razorpay-event-id'], body)
    },
    async refund({ paymentId }) {
      const reply = await call(`/payments/${encodeURIComponent(paymentId)}/refund`, {})
      if (!reply.isOk && !/fully refunded already/i.test(descriptionOf(reply))) throw refusal(reply)
    },
  }
}

const descriptionOf = ({ body }: Reply) => (body.error as { description?: string } | undefined)?.description ?? ''

const refusal = (reply: Reply) => new GatewayFailed(`Razorpay: ${reply.status} ${descriptionOf(reply)}`.trim())

const STATES: Record<Payment['status'], Finding['state']> = {
  created: 'open',
  authorized: 'open',
  captured: 'paid',
  refunded: 'refunded',
  failed: 'failed',
}

const findingOf = ({ id, status, amount, currency }: Payment): Finding => ({
  state: STATES[status],
  paymentId: id,
  ...ourAmount(Number(amount), currency, isoDigits(currency)),
})

const HANDLED_EVENTS = new Set(['payment.captured', 'payment.failed', 'order.paid', 'refund.processed'])

function noticeOf(eventId: string | undefined, body: Buffer): Notice | null {
  const event = JSON.parse(body.toString()) as { event: string; payload: { payment?: { entity: Payment } } }
  const payment = event.payload?.payment?.entity
  if (!payment || !HANDLED_EVENTS.has(event.event)) return null
  const finding = findingOf(payment)
  // A partial refund leaves the payment captured and changes nothing.
  if (event.event === 'refund.processed' && finding.state !== 'refunded') return null
  return {
    // Older webhooks have no id; the hash of the body identifies a repeated delivery.
    eventId: eventId ?? createHash('sha256').update(body).digest('hex'),
    reference: (Array.isArray(payment.notes) ? undefined : payment.notes?.reference) ?? null,
    orderId: payment.order_id,
    finding,
  }
}
