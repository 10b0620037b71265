import type Stripe from 'stripe'
import { ourAmount, theirUnits } from './amounts.ts'
import { type Finding, ForgedNotice, GatewayFailed, type Notice, type PaymentGateway } from './port.ts'

export interface StripeOptions {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Base URL of Stripe, or of a proxy. */
  url: string
  /** URL of its browser script. */
  scriptUrl: string
}

const PATIENCE_MS = 10_000
const TOLERANCE_SECONDS = 300

/** Stripe's exceptions to ISO 4217: ISK and UGX have no decimals, but are sent with two. */
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ...'BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3]),
])
const digitsOf = (currency: string) => DIGITS[currency.toUpperCase()] ?? 2

/** Card and wallet payments through Stripe's payment intents. */
export function stripeGateway(options: StripeOptions): PaymentGateway {
  const { secretKey, publishableKey, webhookSecret, url, scriptUrl } = options
  let opened: Promise<Stripe> | undefined
  const client = () => (opened ??= open(secretKey, url))
  return {
    shown: { stripe_publishable_key: publishableKey, stripe_script_url: scriptUrl },
    async begin(order) {
      const amount = theirUnits(order, digitsOf(order.currency))
      const stripe = await client()
      const intent = await attempt(
        stripe.paymentIntents.create(
          {
            amount,
            currency: order.currency.toLowerCase(),
            description: order.description,
            automatic_payment_methods: { enabled: true },
            metadata: { ...order.metadata, reference: order.reference },
          },
          { idempotencyKey: `begin-${order.reference}` },
        ),
      )
      return { orderId: intent.id, amount, response: plain(intent) }
    },
    async look({ orderId }) {
      const stripe = await client()
      const intent = await attempt(stripe.paymentIntents.retrieve(orderId, { expand: ['latest_charge'] }))
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
      return charge?.refunded ? { ...findingOf(intent), state: 'refunded' } : findingOf(intent)
    },
    async read({ headers, body, now }) {
      const stripe = await client()
      const signature = headers['stripe-signature'] ?? ''
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        )
        return noticeOf(event)
      } catch (error) {
        throw new ForgedNotice(`Stripe: ${(error as Error).message.split('\n')[0]}`)
      }
    },
    async refund({ paymentId, reference }) {
      const stripe = await client()
      await attempt(
        stripe.refunds
          .create({ payment_intent: paymentId }, { idempotencyKey: `refund-${reference}` })
          .catch((error) => {
            if ((error as { code?: string }).code !== 'charge_already_refunded') throw error
          }),
      )
    },
  }
}

/** The library is large, so it is loaded on the first payment. */
async function open(secretKey: string, url: string): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(url)
  return new Client(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    timeout: PATIENCE_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

const attempt = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: Error & { type?: string }) => {
    throw new GatewayFailed(`Stripe: ${error.type ?? 'Error'}: ${error.message}`)
  })

const STATES: Partial<Record<Stripe.PaymentIntent.Status, Finding['state']>> = { succeeded: 'paid', canceled: 'failed' }

function findingOf(intent: Stripe.PaymentIntent): Finding {
  const state = STATES[intent.status] ?? 'open'
  return {
    state,
    paymentId: state === 'paid' ? intent.id : null,
    ...ourAmount(intent.amount_received, intent.currency, digitsOf(intent.currency)),
  }
}

/** A failed attempt does not end an intent; a later success overrides it. */
function noticeOf(event: Stripe.Event): Notice | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return { ...subjectOf(event, event.data.object), finding: findingOf(event.data.object) }
    case 'payment_intent.payment_failed':
      return { ...subjectOf(event, event.data.object), finding: { ...findingOf(event.data.object), state: 'failed' } }
    case 'charge.refunded': {
      const { refunded, payment_intent, amount_refunded, currency } = event.data.object
      const paymentId = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null)
      if (!refunded) return null
      const amount = ourAmount(amount_refunded, currency, digitsOf(currency))
      return {
        eventId: event.id,
        reference: null,
        orderId: paymentId,
        finding: { state: 'refunded', paymentId, ...amount },
      }
    }
    default:
      return null
  }
}

const subjectOf = (event: Stripe.Event, intent: Stripe.PaymentIntent) => ({
  eventId: event.id,
  reference: intent.metadata.reference ?? null,
  orderId: intent.id,
})

const plain = (intent: Stripe.PaymentIntent) => JSON.parse(JSON.stringify(intent)) as Record<string, unknown>
