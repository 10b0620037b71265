import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseImagePath, type Rendition } from '#domain/renditions.ts'
import { AppError } from '#server/errors.ts'
import { type DocumentSource, sendDocument } from './documents.ts'

export interface MediaSource extends DocumentSource {
  findImage(rendition: Rendition): Promise<Buffer | null>
}

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
const FOREVER = 'public, max-age=31536000, immutable'

/** Serves pictures and documents. A picture's address promises its bytes, so a known tag needs no look at all. */
export function mediaRoutes(app: FastifyInstance, source: MediaSource) {
  app.get('/images/*', (request: FastifyRequest<{ Params: { '*': string } }>, reply) =>
    sendImage(source, request.params['*'], request.headers['if-none-match'], reply),
  )
  app.get<{ Params: { key: string; name: string }; Querystring: Record<string, unknown> }>(
    '/documents/:key/:name',
    (request, reply) => sendDocument(source, request, reply),
  )
}

async function sendImage(source: MediaSource, path: string, knownTag: string | undefined, reply: FastifyReply) {
  const rendition = parseImagePath(path)
  if (!rendition) return sendOutline(reply, 404)
  const tag = `"${rendition.key}-${rendition.width}-${rendition.format}"`
  reply.headers({ 'cache-control': FOREVER, etag: tag, 'x-content-type-options': 'nosniff' })
  if (knownTag?.includes(tag)) return reply.code(304).send()
  try {
    const bytes = await source.findImage(rendition)
    return bytes ? reply.type(TYPES[rendition.format]).send(bytes) : sendOutline(reply, 404)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return sendOutline(reply.header('retry-after', '2'), 503)
  }
}

/** A house outline on paper: an address without a picture still draws something calm. */
const OUTLINE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="#f4f1ea"/>' +
    '<path d="M176 168l64-52 64 52M192 156v56h96v-56M228 212v-32h24v32" fill="none" stroke="#b9b1a2" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)

function sendOutline(reply: FastifyReply, status: 404 | 503) {
  return reply
    .code(status)
    .removeHeader('etag')
    .headers({
      'cache-control': status === 404 ? 'public, max-age=60' : 'no-store',
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(OUTLINE)
}
