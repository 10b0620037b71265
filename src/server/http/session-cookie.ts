import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { isSameOrigin } from './credential.ts'
import { secureAttribute } from './secure-cookie.ts'

const DAYS = 60

type Site = Pick<Services['config'], 'apiOrigin' | 'baseUrl'>

/**
 * Sets the session cookie (HttpOnly) of our own site. A sign-in posted from another site sets no cookie, because that
 * site would otherwise choose the account that the visitor then uses (login CSRF).
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

/** A request made by a page of another origin; clients other than browsers send no origin. */
function isForeign(request: FastifyRequest, site: Site): boolean {
  const { 'sec-fetch-site': from, origin } = request.headers
  if (from === undefined && origin === undefined) return false
  return from !== 'none' && !isSameOrigin(request, site)
}
