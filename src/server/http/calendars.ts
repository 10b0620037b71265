import type { FastifyInstance } from 'fastify'
import { publicPages } from '#domain/public-pages.ts'

export interface CalendarSource {
  find(token: string): Promise<string | null>
}

const NO_STORE = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "sandbox; default-src 'none'",
}

/** Serves a calendar feed by its secret URL; unknown and revoked URLs have the same response. */
export function calendarRoutes(app: FastifyInstance, source: CalendarSource) {
  app.get<{ Params: { token: string } }>(publicPages.calendarFeed(':token'), async ({ params }, reply) => {
    const calendar = await source.find(params.token)
    reply.headers(NO_STORE)
    if (calendar === null) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such calendar.\n')
    return reply.type('text/calendar; charset=utf-8').send(calendar)
  })
}
