/** Headers of every response. */
export function securityHeaders(baseUrl: string): Record<string, string> {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'geolocation=(self), microphone=(self), fullscreen=(self "https://www.youtube-nocookie.com"), payment=(self), camera=(), usb=(), browsing-topics=()',
  }
  if (baseUrl.startsWith('https:')) headers['strict-transport-security'] = 'max-age=63072000; includeSubDomains'
  return headers
}

interface PagePolicy {
  nonce: string
  /** Origins of the configured map tiles. */
  tileHosts?: readonly string[]
  /** Origins that a page embeds after consent, such as a video player. */
  frameHosts?: readonly string[]
  /** Origins whose scripts a page loads, such as a payment gateway, and to which those scripts connect. */
  partnerHosts?: readonly string[]
}

/** Content security policy of a rendered page: its own files and the scripts with its nonce. */
export function contentSecurityPolicy({
  nonce,
  tileHosts = [],
  frameHosts = [],
  partnerHosts = [],
}: PagePolicy): string {
  const tiles = tileHosts.flatMap(origin)
  return [
    "default-src 'self'",
    `script-src 'nonce-${checkedNonce(nonce)}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...tiles].join(' '),
    // Voice recordings can be played before they are sent.
    "media-src 'self' blob:",
    ["connect-src 'self'", ...tiles, ...partnerHosts.flatMap(origin)].join(' '),
    "font-src 'self'",
    `frame-src ${frameHosts.length === 0 ? "'none'" : frameHosts.flatMap(origin).join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

// Settings reach this header: only the origin of an http(s) URL may pass; `{s}` of a tile template becomes a wildcard
// host.
function origin(address: string): string[] {
  const url = URL.parse(address.replaceAll('{s}', '*'))
  return url && /^https?:$/.test(url.protocol) ? [url.origin] : []
}

function checkedNonce(nonce: string): string {
  if (!/^[\w+/=-]{16,}$/.test(nonce)) throw new Error('A nonce must be at least 16 characters of base64')
  return nonce
}
