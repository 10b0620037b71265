import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Services } from '#server/services.ts'
import { requestedOrigin } from './origin.ts'

/** Token of a request and its source. */
export interface Credential {
  token: string
  /** True for a cookie, which browsers also attach to requests made by other sites. */
  isCookie: boolean
}

/** The bearer token of a request or, without any `Authorization` header, its session cookie. */
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
 * Whether the cookie of a request is accepted for this call. A call that writes must come from a page of the same
 * origin, whatever its HTTP method. Reads may also be navigated to directly: no other origin can read the response.
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

/** Whether a page of the same origin made the request. Browsers without `Sec-Fetch-Site` send `Origin` with a POST. */
export function isSameOrigin(request: FastifyRequest, { apiOrigin }: Pick<Services['config'], 'apiOrigin'>): boolean {
  const from = request.headers['sec-fetch-site']
  if (from !== undefined) return from === 'same-origin'
  const { origin } = request.headers
  return origin !== undefined && (origin === apiOrigin || origin === requestedOrigin(request))
}
