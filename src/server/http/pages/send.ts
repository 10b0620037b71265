import { Readable } from 'node:stream'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageContext } from '#contract/page.ts'
import { contentSecurityPolicy } from '../security.ts'
import { compressStream, encodingOf } from './compress.ts'
import { freshNonce } from './nonce.ts'
import { type StoredPage, withNonce } from './page-cache.ts'

/** A rendered page before it is sent. */
export interface Rendered {
  status: number
  headers: Record<string, string>
  body: Readable | null
  nonce: string
}

export function rendered(response: Response, { document, nonce }: PageContext): Rendered {
  const body = document ?? (response.body && Readable.fromWeb(response.body as never))
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: body as Readable | null,
    nonce,
  }
}

/** Seconds for which an anonymous response may be shared, from the `surrogate-control` header of the page. */
export const cacheSeconds = (headers: Record<string, string>) =>
  Number(/max-age=(\d+)/.exec(headers['surrogate-control'] ?? '')?.[1] ?? 0)

/** Streams a page while it is rendered: every flush reaches the browser immediately. */
export function sendLive(request: FastifyRequest, reply: FastifyReply, { status, headers, body, nonce }: Rendered) {
  dress(reply, status, headers, nonce)
  if (!body || request.method === 'HEAD') {
    body?.destroy()
    return reply.send('')
  }
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(compressStream(body, encoding))
}

/** Sends a cached page with a fresh nonce. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
  const nonce = freshNonce()
  dress(reply, page.status, page.headers, nonce)
  const html = withNonce(page, nonce)
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(html)
  reply.header('content-encoding', encoding)
  return reply.send(
    encoding === 'gzip'
      ? gzipSync(html, { level: 4 })
      : brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  )
}

function dress(reply: FastifyReply, status: number, headers: Record<string, string>, nonce: string) {
  const { 'surrogate-control': _shared, 'page-hosts': hosts = '', ...own } = headers
  reply.code(status).headers(own)
  const partners = hosts.split(' ').filter(Boolean)
  // A document other than a page of the site, such as a receipt, has a stricter policy of its own.
  if (!own['content-security-policy'])
    reply.header(
      'content-security-policy',
      contentSecurityPolicy({ nonce, frameHosts: [...FRAMES, ...partners], partnerHosts: partners }),
    )
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (status === 503) reply.header('retry-after', '300')
  if (!own['cache-control']) reply.header('cache-control', 'private, no-cache')
}

/** Allowed frames: the video player, which is loaded only on demand. */
const FRAMES = ['https://www.youtube-nocookie.com']
