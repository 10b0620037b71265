import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseImagePath, type Rendition } from '#domain/renditions.ts'
import { AppError } from '#server/errors.ts'
import { allowAnyOrigin } from './cors.ts'
import { type DocumentSource, sendDocument } from './documents.ts'

export interface MediaSource extends DocumentSource {
  /** Cache policy of the image, or null if the request may not access it. */
  accessTo(rendition: Rendition, permit: string | null): Promise<'public' | { seconds: number } | null>
  findImage(rendition: Rendition): Promise<Buffer | null>
}

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
const FOREVER = 'public, max-age=31536000, immutable'

/** Serves images and documents. Photos of non-public listings are served below `/signed` only. */
export function mediaRoutes(app: FastifyInstance, source: MediaSource) {
  app.get('/images/*', (request: FastifyRequest<{ Params: { '*': string } }>, reply) =>
    sendImage(source, { path: request.params['*'], permit: null }, request.headers['if-none-match'], reply),
  )
  app.get('/signed/:permit/images/*', (request: FastifyRequest<{ Params: { permit: string; '*': string } }>, reply) =>
    sendImage(
      source,
      { path: request.params['*'], permit: request.params.permit },
      request.headers['if-none-match'],
      reply,
    ),
  )
  app.get<{ Params: { key: string; name: string }; Querystring: Record<string, unknown> }>(
    '/documents/:key/:name',
    (request, reply) => sendDocument(source, request, reply),
  )
}

interface ImageRequest {
  path: string
  permit: string | null
}

async function sendImage(
  source: MediaSource,
  { path, permit }: ImageRequest,
  knownTag: string | undefined,
  reply: FastifyReply,
) {
  const rendition = parseImagePath(path)
  const access = rendition && (await source.accessTo(rendition, permit))
  if (!rendition || !access) return sendOutline(reply, 404)
  if (access === 'public') allowAnyOrigin(reply)
  const tag = `"${rendition.key}-${rendition.width}-${rendition.format}"`
  reply.headers({ 'cache-control': cacheControlOf(access), etag: tag, 'x-content-type-options': 'nosniff' })
  if (knownTag?.includes(tag)) return reply.code(304).send()
  try {
    const bytes = await source.findImage(rendition)
    return bytes ? reply.type(TYPES[rendition.format]).send(bytes) : sendOutline(reply, 404)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return sendOutline(reply.header('retry-after', '2'), 503)
  }
}

const cacheControlOf = (access: 'public' | { seconds: number }) => {
  if (access === 'public') return FOREVER
  return access.seconds > 0 ? `private, max-age=${access.seconds}` : 'private, no-store'
}

/** Placeholder image: the outline of a house. */
const OUTLINE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="#f4f1ea"/>' +
    '<path d="M176 168l64-52 64 52M192 156v56h96v-56M228 212v-32h24v32" fill="none" stroke="#b9b1a2" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)

function sendOutline(reply: FastifyReply, status: 404 | 503) {
  return reply
    .code(status)
    .removeHeader('etag')
    .headers({
      // A cached 404 would hide the photo after its listing is approved.
      'cache-control': 'no-store',
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(OUTLINE)
}
