import { createHmac } from 'node:crypto'
import { askFor } from './ask.ts'
import { type Finding, ForgedNotice, type Notice, type PaymentGateway } from './port.ts'
import { isSame } from './signatures.ts'

export interface SandboxOptions {
  /** URL of the sandbox gateway. */
  url: string
  /** API key. */
  key: string
  /** Secret for webhook signatures. */
  webhookSecret: string
}

const TOLERANCE_MS = 300_000

/** An order of the sandbox gateway, in its webhooks and API responses. */
export interface SandboxOrder {
  id: string
  reference: string
  status: 'open' | 'paid' | 'failed' | 'cancelled' | 'refunded'
  payment_id: string | null
  paid_minor: number
  paid_currency: string
}

/** Client of the sandbox gateway, used like any other: over HTTP, with an API key and signed webhooks. */
export function sandboxGateway({ url, key, webhookSecret }: SandboxOptions): PaymentGateway {
  const question = (path: string, body?: object) => ({
    gateway: 'The sandbox',
    url: `${url}/sandbox/api/${path}`,
    authorization: `Bearer ${key}`,
    ...(body && { body }),
  })
  return {
    shown: {},
    async begin(order) {
      const response = await askFor(
        question('orders', {
          reference: order.reference,
          amount_minor: order.amountMinor,
          currency: order.currency,
          description: order.description,
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        }),
      )
      return { orderId: String(response.id), amount: order.amountMinor, response }
    },
    look: async ({ orderId }) =>
      findingOf((await askFor(question(`orders/${encodeURIComponent(orderId)}`))) as unknown as SandboxOrder),
    async read({ headers, body, now }) {
      const [, time = '', signature = ''] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers['sandbox-signature'] ?? '') ?? []
      if (!isSame(signSandbox(webhookSecret, time, body), signature))
        throw new ForgedNotice('The sandbox: the signature does not fit')
      if (Math.abs(now.getTime() - Number(time) * 1000) > TOLERANCE_MS)
        throw new ForgedNotice('The sandbox: the message is too old')
      return noticeOf(JSON.parse(body.toString()) as { id: string; order: SandboxOrder })
    },
    async refund({ orderId }) {
      await askFor(question(`orders/${encodeURIComponent(orderId)}/refund`, {}))
    },
  }
}

/** Signature of a webhook body at a timestamp. */
export const signSandbox = (secret: string, time: string, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')

const STATES: Record<SandboxOrder['status'], Finding['state']> = {
  open: 'open',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'failed',
  refunded: 'refunded',
}

const findingOf = ({ status, payment_id, paid_minor, paid_currency }: SandboxOrder): Finding => ({
  state: STATES[status],
  paymentId: payment_id,
  amountMinor: paid_minor,
  currency: paid_currency,
})

const noticeOf = ({ id, order }: { id: string; order: SandboxOrder }): Notice => ({
  eventId: id,
  reference: order.reference,
  orderId: order.id,
  finding: findingOf(order),
})
