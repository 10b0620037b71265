import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Services } from '#server/services.ts'
import { requestedOrigin } from './origin.ts'

/** The token that a request shows, and how it came. */
export interface Credential {
  token: string
  /** Browsers add a cookie to every request to the site, also to those that another site makes. */
  isCookie: boolean
}

/** The bearer token of a request or, where it has no `Authorization` header at all, its session cookie. */
export function credentialOf(request: FastifyRequest): Credential | null {
  if (request.headers.authorization !== undefined) {
    const token = bearerOf(request)
    return token === null ? null : { token, isCookie: false }
  }
  const { session } = request.cookies
  return session ? { token: session, isCookie: true } : null
}

export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header !== undefined && header.length < 300 && /^bearer /i.test(header) ? header.slice(7).trim() : null
}

/**
 * Whether the cookie of a request counts for this call. A call that changes something has to come from a page of this very
 * origin, whatever its HTTP method. Reads may also be opened by hand: no other origin can read the response.
 */
export function mayUseCookie(
  request: FastifyRequest,
  { method, effect }: Pick<Endpoint, 'method' | 'effect'>,
  site: Pick<Services['config'], 'apiOrigin'>,
): boolean {
  const from = request.headers['sec-fetch-site']
  if (method === 'GET' && effect === 'read') return from === undefined || from === 'same-origin' || from === 'none'
  return isSameOrigin(request, site)
}

/** Whether a page of this origin made the request. Browsers that do not send `Sec-Fetch-Site` send `Origin` with a POST. */
export function isSameOrigin(request: FastifyRequest, { apiOrigin }: Pick<Services['config'], 'apiOrigin'>): boolean {
  const from = request.headers['sec-fetch-site']
  if (from !== undefined) return from === 'same-origin'
  const { origin } = request.headers
  return origin !== undefined && (origin === apiOrigin || origin === requestedOrigin(request))
}
