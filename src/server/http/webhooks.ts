import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebhookOutcome } from '#server/features/payments/public.ts'

export interface PaymentSource {
  hear(gateway: string, headers: Record<string, string | undefined>, body: Buffer): Promise<WebhookOutcome>
  comeBack(reference: string): Promise<{ id: number; status: string } | null>
}

const LARGEST = 512 * 1024
const NOT_FOUND = { error: true, message: 'Unknown payment gateway' }

/** Webhook and return routes of the payment gateways. */
export async function webhookRoutes(app: FastifyInstance, source: PaymentSource) {
  await app.register(async (routes) => {
    // Signatures cover the raw bytes, so no parser may consume them.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    )
    routes.post<{ Params: { gateway: string } }>('/webhook/:gateway', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const outcome = await source.hear(request.params.gateway, headersOf(request), body)
      reply.header('cache-control', 'no-store')
      if (outcome.kind === 'no-such-gateway') return reply.code(404).send(NOT_FOUND)
      if (outcome.kind === 'forged') {
        request.log.warn({ gateway: request.params.gateway, why: outcome.why }, 'Webhook event rejected')
        return reply.code(400).send({ error: true, message: 'The webhook event could not be verified' })
      }
      if (outcome.kind === 'unknown') request.log.warn(outcome, 'Webhook event refers to an unknown payment')
      return reply.send({ received: true })
    })
  })
  comeBackRoutes(app, source)
}

/** A header that was sent twice is not accepted as a signature. */
const headersOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]))

interface Return {
  Params: { reference?: string }
  Querystring: Record<string, unknown>
}

const TURNED_BACK = /^(cancel|fail)/

/** Redirects the browser to our own pages by the status of the payment; the query is only used for a cancellation. */
function comeBackRoutes(app: FastifyInstance, source: PaymentSource) {
  const comeBack = (hasTurnedBack: boolean) => async (request: FastifyRequest<Return>) => {
    const { query, params } = request
    const reference = params.reference ?? query.reference ?? query.trxref ?? query.tx_ref
    const payment = typeof reference === 'string' ? await source.comeBack(reference) : null
    const said = String(query.outcome ?? query.status ?? '')
    const isOver = payment?.status === 'failed' || payment?.status === 'rejected'
    const page =
      payment?.status !== 'success' && (hasTurnedBack || isOver || TURNED_BACK.test(said)) ? 'fail' : 'success'
    return `/payment/${payment || page === 'fail' ? page : 'fail'}${payment ? `?payment_transaction_id=${payment.id}` : ''}`
  }
  const route = (url: string, hasTurnedBack = false) =>
    app.get<Return>(url, async (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(await comeBack(hasTurnedBack)(request), 303),
    )
  route('/payment/return/:reference')
  // URLs that older clients use.
  route('/api/app_payment_status')
  route('/api/flutterwave-payment-status')
  route('/response/paystack/success')
  route('/response/paystack/success/web')
  route('/response/paystack/cancel', true)
}
