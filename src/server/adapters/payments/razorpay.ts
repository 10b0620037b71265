import { createHash } from 'node:crypto'
import type Razorpay from 'razorpay'
import { isoDigits, ourAmount, theirUnits } from './amounts.ts'
import { type Finding, ForgedNotice, GatewayFailed, type Notice, type PaymentGateway } from './port.ts'
import { isSignedBy } from './signatures.ts'

export interface RazorpayOptions {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Where browsers get its script from. */
  scriptUrl: string
}

const PATIENCE_MS = 10_000

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
  let opened: Promise<Razorpay> | undefined
  const client = () => (opened ??= open(keyId, keySecret))
  return {
    shown: { razor_key: keyId, razorpay_script_url: scriptUrl },
    async begin(order) {
      const amount = theirUnits(order, isoDigits(order.currency))
      const razorpay = await client()
      const begun = await attempt(
        razorpay.orders.create({
          amount,
          currency: order.currency,
          receipt: order.reference,
          notes: { ...order.metadata, reference: order.reference },
        }),
      )
      return { orderId: begun.id, amount, response: { ...begun } }
    },
    async look({ orderId, currency }) {
      const razorpay = await client()
      const { items } = await attempt(razorpay.orders.fetchPayments(orderId))
      const payments = items as unknown as Payment[]
      const told = payments.find(({ status }) => status === 'captured' || status === 'refunded')
      if (told) return findingOf(told)
      return { state: 'open', paymentId: null, amountMinor: 0, currency }
    },
    async read({ headers, body }) {
      if (!isSignedBy('sha256', webhookSecret, body, headers['x-razorpay-signature']))
        throw new ForgedNotice('Razorpay: the signature does not fit')
      return noticeOf(headers['x-razorpay-event-id'], body)
    },
    async refund({ paymentId }) {
      const razorpay = await client()
      await attempt(
        razorpay.payments.refund(paymentId, {}).catch((error: RazorpayError) => {
          if (!/fully refunded already/i.test(error.error?.description ?? '')) throw error
        }),
      )
    },
  }
}

async function open(keyId: string, keySecret: string): Promise<Razorpay> {
  const { default: Client } = await import('razorpay')
  return new Client({ key_id: keyId, key_secret: keySecret })
}

interface RazorpayError {
  statusCode?: number
  error?: { description?: string }
}

/** Its library waits for ever, and stumbles over its own error when nobody answers. */
async function attempt<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject({ error: { description: 'no answer in time' } }), PATIENCE_MS)
  })
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    const { statusCode, error: problem } = error as RazorpayError
    throw new GatewayFailed(`Razorpay: ${statusCode ?? 'no answer'} ${problem?.description ?? ''}`.trim())
  } finally {
    clearTimeout(timer)
  }
}

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

const TOLD = new Set(['payment.captured', 'payment.failed', 'order.paid', 'refund.processed'])

function noticeOf(eventId: string | undefined, body: Buffer): Notice | null {
  const event = JSON.parse(body.toString()) as { event: string; payload: { payment?: { entity: Payment } } }
  const payment = event.payload?.payment?.entity
  if (!payment || !TOLD.has(event.event)) return null
  const finding = findingOf(payment)
  // A partial refund leaves the payment captured, and is no news.
  if (event.event === 'refund.processed' && finding.state !== 'refunded') return null
  return {
    // Older messages carry no number of their own; the same bytes are then the same message.
    eventId: eventId ?? createHash('sha256').update(body).digest('hex'),
    reference: (Array.isArray(payment.notes) ? undefined : payment.notes?.reference) ?? null,
    orderId: payment.order_id,
    finding,
  }
}
