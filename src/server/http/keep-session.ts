import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { isSameOrigin } from './credential.ts'
import { secureAttribute } from './secure-cookie.ts'

const DAYS = 60

type Site = Pick<Services['config'], 'apiOrigin' | 'baseUrl'>

/**
 * Our own site knows its reader by a cookie that no script can read. Another site that makes a browser post a sign-in would
 * otherwise choose whose account the visitor then uses: such a post leaves no cookie.
 */
export function keepSession(request: FastifyRequest, reply: FastifyReply, site: Site, token: string | null) {
  if (isForeign(request, site)) return
  const secure = secureAttribute(site.baseUrl)
  const life = token === null ? 0 : DAYS * 86_400
  reply.header(
    'set-cookie',
    `session=${encodeURIComponent(token ?? '')}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** A request that a page of another origin made; programs that are no browser name no origin at all. */
function isForeign(request: FastifyRequest, site: Site): boolean {
  const { 'sec-fetch-site': from, origin } = request.headers
  if (from === undefined && origin === undefined) return false
  return from !== 'none' && !isSameOrigin(request, site)
}
