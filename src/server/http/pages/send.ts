import { Readable } from 'node:stream'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageContext } from '#contract/page.ts'
import { contentSecurityPolicy } from '../security.ts'
import { compressStream, encodingOf } from './compress.ts'
import { freshNonce } from './nonce.ts'
import { type StoredPage, withNonce } from './page-cache.ts'

/** A page on its way out. */
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

/** How long an anonymous answer may be shared; pages say so in the header made for that. */
export const cacheSeconds = (headers: Record<string, string>) =>
  Number(/max-age=(\d+)/.exec(headers['surrogate-control'] ?? '')?.[1] ?? 0)

/** As it is written: every flush of the renderer reaches the browser at once. */
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

/** Out of the store, with a nonce of its own. */
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
  // A document that is no page of the site, such as a receipt, brings a stricter policy of its own.
  if (!own['content-security-policy'])
    reply.header(
      'content-security-policy',
      contentSecurityPolicy({ nonce, frameHosts: [...FRAMES, ...partners], partnerHosts: partners }),
    )
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (status === 503) reply.header('retry-after', '300')
  if (!own['cache-control']) reply.header('cache-control', 'private, no-cache')
}

/** Whom a page may frame: the video player, which is asked for nothing before a press. */
const FRAMES = ['https://www.youtube-nocookie.com']
