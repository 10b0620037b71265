import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { sandboxKeys } from '../adapters/payments/sandbox-keys.ts'
import { isSame } from '../adapters/payments/signatures.ts'
import { requestedLanguage } from '../http/language.ts'
import { enqueue } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { checkoutPage, checkoutPolicy } from './checkout-page.ts'
import { presentOrder } from './jobs.ts'
import { findOrder, giveBack, openOrder, play } from './orders.sql.ts'
import { isOutcome, PLAYS } from './outcomes.ts'

const WebAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(1000))
const NewOrder = z.object({
  reference: z.string().check(z.minLength(8), z.maxLength(100)),
  amount_minor: z.int().check(z.positive()),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  description: z.string().check(z.maxLength(300)),
  return_url: WebAddress,
  cancel_url: WebAddress,
})

type OrderRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Sandbox gateway: an API for the site, protected by a key, and a checkout page for payers. It runs in the same process
 * and shares nothing else with the site.
 */
export async function sandboxRoutes(app: FastifyInstance, services: Services) {
  await app.register(
    async (sandbox) => {
      sandbox.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      sandbox.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      apiRoutes(sandbox, services)
      checkoutRoutes(sandbox, services)
    },
    { prefix: '/sandbox' },
  )
}

function apiRoutes(sandbox: FastifyInstance, { db, derive, config }: Services) {
  const { key } = sandboxKeys(derive)
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSame(`Bearer ${key}`, request.headers.authorization))
      return reply.code(401).send({ message: 'The key does not fit' })
  }
  sandbox.post('/api/orders', { onRequest }, async (request, reply) => {
    const order = NewOrder.safeParse(request.body)
    if (!order.success) return reply.code(400).send({ message: 'The order cannot be read' })
    const { amount_minor, return_url, cancel_url, ...rest } = order.data
    const opened = await openOrder(db, {
      ...rest,
      amountMinor: amount_minor,
      returnUrl: return_url,
      cancelUrl: cancel_url,
    })
    return { ...presentOrder(opened), checkout_url: `${config.baseUrl}/sandbox/checkout/${opened.id}` }
  })
  sandbox.get('/api/orders/:id', { onRequest }, async (request: OrderRequest, reply) => {
    const order = await findOrder(db, request.params.id)
    return order ? presentOrder(order) : reply.code(404).send({ message: 'There is no such order' })
  })
  sandbox.post('/api/orders/:id/refund', { onRequest }, async (request: OrderRequest, reply) => {
    const order = await db.begin((sql) => giveBack(sql, request.params.id))
    if (order?.status === 'refunded') return presentOrder(order)
    return reply.code(400).send({ message: 'Only a paid order can be refunded' })
  })
}

function checkoutRoutes(sandbox: FastifyInstance, { db, texts }: Services) {
  sandbox.get('/checkout/:id', async (request: OrderRequest, reply) => {
    const order = await findOrder(db, request.params.id)
    if (!order) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such order.\n')
    const language = requestedLanguage(request, texts)
    const words = (await texts.find(language)) ?? (await texts.find('en')) ?? {}
    return reply
      .header('content-security-policy', checkoutPolicy(order))
      .type('text/html; charset=utf-8')
      .send(checkoutPage(order, (name) => words[name] ?? name, language))
  })
  sandbox.post('/checkout/:id', async (request: OrderRequest, reply) => {
    const order = await findOrder(db, request.params.id)
    const { outcome } = (request.body ?? {}) as { outcome?: unknown }
    if (!order || !isOutcome(outcome))
      return reply.code(400).type('text/plain; charset=utf-8').send('Nothing was chosen.\n')
    const { becomes, after } = PLAYS[outcome]
    if (after > 0) await enqueue(db, 'pay-sandbox-late', { id: order.id }, { startAfter: after })
    else await db.begin((sql) => play(sql, order.id, outcome))
    return reply.redirect(becomes === 'paid' ? order.returnUrl : order.cancelUrl, 303)
  })
}
