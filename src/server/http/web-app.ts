import type { FastifyInstance } from 'fastify'
import { allowAnyOrigin } from './cors.ts'

export interface WebAppSource {
  manifest: () => Promise<object>
  icon: (name: string) => Promise<{ version: string; bytes: Buffer } | null>
}

const FOREVER = 'public, max-age=31536000, immutable'
const A_WHILE = 'public, max-age=300'

/** Web app manifest and icons. */
export function webAppRoutes(app: FastifyInstance, source: WebAppSource) {
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', A_WHILE)
      .send(JSON.stringify(await source.manifest())),
  )
  app.get<{ Params: { name: string }; Querystring: { v?: unknown } }>(
    '/app-icons/:name',
    async ({ params, query }, reply) => {
      const icon = params.name.endsWith('.png') ? await source.icon(params.name.slice(0, -4)) : null
      if (!icon) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.\n')
      return allowAnyOrigin(reply)
        .type('image/png')
        .header('cache-control', query.v === icon.version ? FOREVER : A_WHILE)
        .send(icon.bytes)
    },
  )
}
