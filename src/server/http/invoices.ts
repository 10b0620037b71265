import type { FastifyInstance, FastifyRequest } from 'fastify'

interface Permit {
  transactionId: number
  userId: number
  language: string
  expires: number
}

export interface InvoiceSource<Words> {
  find(permit: Permit, signature: string): Promise<{ name: string; words: Words } | null>
}

type InvoiceRequest = FastifyRequest<{ Params: { id: string; name: string }; Querystring: Record<string, unknown> }>

/** Serves invoices as PDF to holders of a signed link; rendered on each request from the stored record. */
export function invoiceRoutes<Words>(
  app: FastifyInstance,
  source: InvoiceSource<Words>,
  print: (words: Words) => Promise<Buffer>,
) {
  app.get('/invoices/:id/:name', async (request: InvoiceRequest, reply) => {
    const { signature, user, language, expires } = request.query
    const permit = {
      transactionId: Number(request.params.id),
      userId: Number(user),
      language: String(language),
      expires: Number(expires),
    }
    const found =
      typeof signature === 'string' && Number.isSafeInteger(permit.transactionId)
        ? await source.find(permit, signature)
        : null
    reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such invoice.\n')
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${found.name}"`,
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .send(await print(found.words))
  })
}
