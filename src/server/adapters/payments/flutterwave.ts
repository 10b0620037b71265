import { fractionDigits, readDecimal, writeDecimal } from '#domain/money.ts'
import { knownCurrency } from './amounts.ts'
import { ask, askFor } from './ask.ts'
import { type Finding, ForgedNotice, GatewayFailed, type PaymentGateway } from './port.ts'
import { isSame } from './signatures.ts'

export interface FlutterwaveOptions {
  secretKey: string
  /** Shared secret that Flutterwave sends with every webhook. */
  webhookHash: string
}

const URL = 'https://api.flutterwave.com/v3'

interface Charge {
  id: number
  tx_ref: string
  status: string
  amount: number
  currency: string
}

/**
 * Payments through Flutterwave's hosted page. Its webhooks are not signed, so each one only triggers a status query.
 */
export function flutterwaveGateway({ secretKey, webhookHash }: FlutterwaveOptions): PaymentGateway {
  const question = (path: string, body?: object) => ({
    gateway: 'Flutterwave',
    url: `${URL}${path}`,
    authorization: `Bearer ${secretKey}`,
    ...(body && { body }),
  })
  const verify = async (path: string): Promise<Charge | null> => {
    const { isOk, status, body } = await ask(question(path))
    if (isOk) return body.data as Charge
    if (status === 400 || status === 404) return null
    throw new GatewayFailed(`Flutterwave answered ${status}`)
  }
  return {
    shown: {},
    async begin(order) {
      const response = await askFor(
        question('/payments', {
          tx_ref: order.reference,
          amount: writeDecimal(order.amountMinor, fractionDigits(order.currency)),
          currency: order.currency,
          redirect_url: order.returnUrl,
          customer: { email: order.payer.email, name: order.payer.name },
          customizations: { title: order.description },
          meta: order.metadata,
        }),
      )
      return { orderId: order.reference, amount: order.amountMinor, response }
    },
    async look({ orderId, currency }) {
      const charge = await verify(`/transactions/verify_by_reference?tx_ref=${encodeURIComponent(orderId)}`)
      return charge ? findingOf(charge) : { state: 'open', paymentId: null, amountMinor: 0, currency }
    },
    async read({ headers, body }) {
      if (!isSame(webhookHash, headers['verif-hash'])) throw new ForgedNotice('Flutterwave: the hash does not fit')
      const { event, data } = JSON.parse(body.toString()) as { event?: string; data?: { id?: unknown } }
      if (event !== 'charge.completed' || !Number.isSafeInteger(data?.id)) return null
      const charge = await verify(`/transactions/${data!.id}/verify`)
      if (!charge) throw new ForgedNotice('Flutterwave: it knows nothing of this')
      const finding = findingOf(charge)
      return {
        eventId: `${charge.id}:${charge.status}`,
        reference: charge.tx_ref,
        orderId: charge.tx_ref,
        finding,
      }
    },
    async refund({ paymentId, amountMinor, currency }) {
      const amount = writeDecimal(amountMinor, fractionDigits(currency))
      const { isOk, body } = await ask(question(`/transactions/${encodeURIComponent(paymentId)}/refund`, { amount }))
      if (!isOk && !/already|refunded/i.test(String(body.message)))
        throw new GatewayFailed(`Flutterwave: ${String(body.message)}`)
    },
  }
}

const STATES: Readonly<Record<string, Finding['state']>> = { successful: 'paid', failed: 'failed' }

/** An amount with too many decimals for the currency, or no amount, counts as unpaid. */
function findingOf({ id, status, amount, currency }: Charge): Finding {
  const known = knownCurrency(currency)
  return {
    state: STATES[status] ?? 'open',
    paymentId: String(id),
    amountMinor: readDecimal(String(amount), fractionDigits(known)) ?? 0,
    currency: known,
  }
}
