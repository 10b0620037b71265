import type { FastifyRequest } from 'fastify'
import { OWN_PAGE_PREFERENCES } from '#contract/own-pages.ts'
import type { Services } from '#server/services.ts'

/** Host name or IP address with an optional port. Only hosts that match are ever used in generated URLs. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

let lastGood = ''

export function isHost(host: string): boolean {
  if (host === lastGood) return true
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false
  lastGood = host
  return true
}

/** False for a request with an invalid host, with two Host headers, or with a target that names a host. */
export function isWellAddressed(request: FastifyRequest): boolean {
  const { rawHeaders, headers, url } = request.raw
  if (url?.charCodeAt(0) !== SLASH) return false
  // HTTP/1.0 has no Host header; Node refuses HTTP/1.1 without one.
  if (headers.host === undefined) return true
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  // A trusted proxy may forward a host other than its own.
  return hosts < 2 && isHost(headers.host) && isHost(request.host)
}

const SLASH = 47

/**
 * Origin of file URLs in API responses: BASE_URL if set, else the requested host; empty for our own pages, which work
 * on any host.
 */
export function originOf(
  request: FastifyRequest,
  { apiOrigin, baseUrl }: Pick<Services['config'], 'apiOrigin' | 'baseUrl'>,
): string {
  if (prefers(request, 'relativeUrls')) return ''
  return apiOrigin ?? requestedOrigin(request) ?? baseUrl
}

/** Protocol and host of the request; null without a host. */
export function requestedOrigin({ host, protocol }: FastifyRequest): string | null {
  return host === '' ? null : `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`
}

/** Whether the request has a preference of our own pages. */
export function prefers({ headers }: FastifyRequest, preference: keyof typeof OWN_PAGE_PREFERENCES): boolean {
  const asked = headers.prefer
  if (asked === undefined) return false
  return String(asked)
    .split(',')
    .some((one) => one.trim() === OWN_PAGE_PREFERENCES[preference])
}
