import { majorUnits } from '#domain/money.ts'
import { ourAmount, theirUnits } from './amounts.ts'
import { ask, askFor } from './ask.ts'
import { type Finding, ForgedNotice, GatewayFailed, type Notice, type PaymentGateway } from './port.ts'
import { isSignedBy } from './signatures.ts'

export interface PaystackOptions {
  secretKey: string
  publicKey: string
}

const URL = 'https://api.paystack.co'
/** Paystack uses two decimals for every currency. */
const DIGITS = 2

interface Charge {
  id: number
  reference: string
  status: string
  amount: number
  currency: string
}

/** Payments through Paystack's hosted page; its npm package contains no code, so its few calls are made directly. */
export function paystackGateway({ secretKey, publicKey }: PaystackOptions): PaymentGateway {
  const question = (path: string, body?: object) => ({
    gateway: 'Paystack',
    url: `${URL}${path}`,
    authorization: `Bearer ${secretKey}`,
    ...(body && { body }),
  })
  return {
    shown: { paystack_public_key: publicKey },
    async begin(order) {
      const response = await askFor(
        question('/transaction/initialize', {
          amount: theirUnits(order, DIGITS),
          currency: order.currency,
          email: order.payer.email,
          reference: order.reference,
          callback_url: order.returnUrl,
          metadata: { ...order.metadata, cancel_action: order.cancelUrl },
        }),
      )
      return { orderId: order.reference, amount: majorUnits(order.amountMinor, order.currency), response }
    },
    async look({ orderId, currency }) {
      const { isOk, status, body } = await ask(question(`/transaction/verify/${encodeURIComponent(orderId)}`))
      if (isOk) return findingOf(body.data as Charge)
      // Paystack does not know a transaction before the payer opens the page.
      if (status === 400 || status === 404) return { state: 'open', paymentId: null, amountMinor: 0, currency }
      throw new GatewayFailed(`Paystack answered ${status}`)
    },
    async read({ headers, body }) {
      if (!isSignedBy('sha512', secretKey, body, headers['x-paystack-signature']))
        throw new ForgedNotice('Paystack: the signature does not fit')
      return noticeOf(JSON.parse(body.toString()) as { event: string; data: Charge })
    },
    async refund({ orderId }) {
      const { isOk, body } = await ask(question('/refund', { transaction: orderId }))
      if (!isOk && !/reversed|already/i.test(String(body.message)))
        throw new GatewayFailed(`Paystack: ${String(body.message)}`)
    },
  }
}

const STATES: Readonly<Record<string, Finding['state']>> = { success: 'paid', failed: 'failed', reversed: 'refunded' }

const findingOf = ({ id, status, amount, currency }: Charge): Finding => ({
  state: STATES[status] ?? 'open',
  paymentId: String(id),
  ...ourAmount(amount, currency, DIGITS),
})

/** Webhooks have no id of their own; an event about a charge occurs once. */
function noticeOf({ event, data }: { event: string; data: Charge }): Notice | null {
  if (event !== 'charge.success' && event !== 'charge.failed') return null
  return {
    eventId: `${event}:${data.id}`,
    reference: data.reference,
    orderId: data.reference,
    finding: findingOf(data),
  }
}
