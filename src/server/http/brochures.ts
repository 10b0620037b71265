import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Output } from '#contract/endpoint.ts'
import type { PropertyDetail } from '#contract/objects.ts'
import type { Api } from '#contract/page.ts'
import { getProperty } from '#contract/properties.ts'
import { webSettings } from '#contract/settings.ts'
import { AppError } from '#server/errors.ts'
import { addressKey, type RateLimiter } from './limits.ts'
import type { Identity } from './viewer.ts'

interface Brochures {
  readerOf: (request: FastifyRequest) => Promise<Identity>
  /** Dispatcher for this reader. */
  apiFor: (reader: Identity, language: string) => Api
  make: (asked: { home: PropertyDetail; settings: Output<typeof webSettings>; language: string }) => Promise<Buffer>
  limiter: RateLimiter | null
}

/**
 * PDF brochure of a property, for every reader who may open its page; the dispatcher checks access as it does for the
 * page.
 */
export function brochureRoutes(app: FastifyInstance, { readerOf, apiFor, make, limiter }: Brochures) {
  app.get<{ Params: { name: string }; Querystring: { lang?: unknown } }>('/brochures/:name', async (request, reply) => {
    const slug = /^(.{1,200})\.pdf$/s.exec(request.params.name)?.[1]
    const refuse = (status: number, words: string) =>
      reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${words}\n`)
    if (!slug) return refuse(404, 'There is no such brochure.')
    const wait = limiter?.take(addressKey(request.ip), 'write') ?? 0
    if (wait > 0) return refuse(429, 'Please ask again soon.').header('retry-after', String(wait))
    try {
      const reader = await readerOf(request)
      const settings = await apiFor(reader, 'en')(webSettings, {})
      const asked = request.query.lang
      const language = settings.languages.find(({ code }) => code === asked)?.code ?? settings.default_language ?? 'en'
      const { data } = await apiFor(reader, language)(getProperty, { slug_id: slug })
      if (!data[0]) return refuse(404, 'There is no such home.')
      const pdf = await make({ home: data[0], settings, language })
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${slug.replaceAll(/[^\w.-]/g, '_')}.pdf"`,
          'cache-control': 'private, no-cache',
        })
        .send(pdf)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.kind === 'unavailable') return refuse(503, 'Please ask again soon.').header('retry-after', '5')
      return error.kind === 'invalid' ? refuse(404, 'There is no such home.') : refuse(403, error.message)
    }
  })
}
