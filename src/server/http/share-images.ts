import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

export interface ShareSource {
  find: (slug: string) => Promise<{ version: string; bytes: Buffer } | null>
}

const FOREVER = 'public, max-age=31536000, immutable'
const A_WHILE = 'public, max-age=300'

/** Link preview images. A URL with the current version is immutable, because another price gives another URL. */
export function shareRoutes(app: FastifyInstance, source: ShareSource) {
  app.get<{ Params: { name: string }; Querystring: { v?: unknown } }>('/og/:name', async ({ params, query }, reply) => {
    const slug = /^(.{1,200})\.jpg$/s.exec(params.name)?.[1]
    try {
      const found = slug ? await source.find(slug) : null
      if (!found)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('There is no such picture.\n')
      return reply
        .type('image/jpeg')
        .header('cache-control', query.v === found.version ? FOREVER : A_WHILE)
        .send(found.bytes)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return reply
        .code(503)
        .header('retry-after', '5')
        .type('text/plain; charset=utf-8')
        .send('Please ask again soon.\n')
    }
  })
}
