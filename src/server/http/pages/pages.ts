import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Output } from '#contract/endpoint.ts'
import type { Api, PageContext } from '#contract/page.ts'
import type { webSettings } from '#contract/settings.ts'
import type { Viewer } from '#domain/policy.ts'
import { AppError } from '#server/errors.ts'
import { contentSecurityPolicy } from '../security.ts'
import type { RenderPage } from './bundle.ts'
import { compressStream, encodingOf } from './compress.ts'
import { lastResort } from './last-resort.ts'
import { cutAt, PageCache, type StoredPage, withNonce } from './page-cache.ts'
import { languageOf, placeOf } from './visitor.ts'

export interface PagesOptions {
  render: RenderPage
  /** The door, for this viewer and language. */
  apiFor: (viewer: Viewer, language: string) => Api
  viewerOf: (request: FastifyRequest) => Promise<Viewer>
  settings: () => Promise<Output<typeof webSettings>>
  baseUrl: string
  /** Where the bundled base map lies. */
  world: string
  development: boolean
  /** False renders every request anew. */
  cache: boolean
}

/** The site: every address that is not the API, a file or a picture becomes a rendered document. */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  const cache = new PageCache()
  // The renderer reads bodies itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) =>
      answer(request, reply, options, cache).catch((error) => {
        request.log.error(error)
        return reply.code(500).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(lastResort())
      }),
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: PagesOptions, cache: PageCache) {
  const settings = await options.settings()
  const visit = visitOf(request, settings)
  if (visit.remember) reply.header('set-cookie', `lang=${visit.language}; Path=/; Max-Age=31536000; SameSite=Lax`)
  const anonymous = !request.cookies.session
  const viewer = anonymous ? null : await options.viewerOf(request)
  const renderNow = (nonce: string) =>
    options.render(fetchRequest(request, options.baseUrl), {
      api: options.apiFor(viewer, visit.language),
      settings,
      nonce,
      language: visit.language,
      place: visit.place,
      baseUrl: options.baseUrl,
      world: options.world,
      report: (error) => {
        if (!(error instanceof AppError)) request.log.error(error)
      },
      development: options.development,
    } satisfies PageContext)

  if (!anonymous || !options.cache) {
    const nonce = freshNonce()
    return sendLive(request, reply, await renderNow(nonce), nonce)
  }
  let own: { response: Response; nonce: string } | undefined
  const key = `${visit.language} ${visit.place ? `${visit.place.latitude},${visit.place.longitude}` : ''} ${request.url}`
  const stored = await cache.take(key, async () => {
    const nonce = freshNonce()
    const response = await renderNow(nonce)
    const seconds = response.status === 200 ? cacheSeconds(response.headers) : 0
    if (seconds > 0) return { page: await store(response, nonce), seconds }
    own = { response, nonce }
    return null
  })
  if (stored) return sendStored(request, reply, stored)
  if (!own) {
    const nonce = freshNonce()
    own = { response: await renderNow(nonce), nonce }
  }
  return sendLive(request, reply, own.response, own.nonce)
}

const freshNonce = () => randomBytes(16).toString('base64url')

function visitOf(request: FastifyRequest, settings: Output<typeof webSettings>) {
  const query = (request.query as { lang?: string | string[] }).lang
  const asked = typeof query === 'string' ? query : undefined
  const { lang, location } = request.cookies
  const known = settings.languages.map((language) => language.code)
  const language = languageOf(
    { query: asked, cookie: lang, accept: request.headers['accept-language'] },
    known,
    settings.default_language ?? known[0] ?? 'en',
  )
  return {
    language,
    remember: asked !== undefined && asked === language && lang !== language,
    place: placeOf(location),
  }
}

function fetchRequest(request: FastifyRequest, baseUrl: string): Request {
  const headers = new Headers()
  for (const name of ['accept', 'cookie', 'user-agent', 'x-react-router']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(new URL(request.url, baseUrl), { headers })
}

/** How long an anonymous answer may be shared; pages say so in the header made for that. */
const cacheSeconds = (headers: Headers) =>
  Number(/max-age=(\d+)/.exec(headers.get('surrogate-control') ?? '')?.[1] ?? 0)

async function store(response: Response, nonce: string): Promise<StoredPage> {
  const html = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: headersOf(response), parts: cutAt(html, nonce) }
}

function headersOf(response: Response): Record<string, string> {
  const headers = Object.fromEntries(response.headers)
  delete headers['surrogate-control']
  return headers
}

function dress(reply: FastifyReply, status: number, headers: Record<string, string>, nonce: string) {
  reply.code(status).headers(headers)
  reply.header('content-security-policy', contentSecurityPolicy({ nonce }))
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (status === 503) reply.header('retry-after', '300')
  if (!headers['cache-control']) reply.header('cache-control', 'private, no-cache')
}

function sendStored(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
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

function sendLive(request: FastifyRequest, reply: FastifyReply, response: Response, nonce: string) {
  dress(reply, response.status, headersOf(response), nonce)
  if (!response.body || request.method === 'HEAD') return reply.send('')
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(compressStream(Readable.fromWeb(response.body as never), encoding))
}
