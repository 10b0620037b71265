import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Output } from '#contract/endpoint.ts'
import type { Api, PageContext } from '#contract/page.ts'
import type { webSettings } from '#contract/settings.ts'
import { localPath } from '#domain/local-path.ts'
import type { TextEdits } from '#domain/text-edits.ts'
import { AppError } from '#server/errors.ts'
import type { OperatorSeo } from '#server/features/seo/public.ts'
import { keepSession } from '../keep-session.ts'
import type { RateLimiter } from '../limits.ts'
import { secureAttribute } from '../secure-cookie.ts'
import { type Identity, NOBODY } from '../viewer.ts'
import type { RenderPage } from './bundle.ts'
import { lastResort } from './last-resort.ts'
import { countPage, type Say, sendLimited } from './limited.ts'
import { freshNonce } from './nonce.ts'
import { cutAt, PageCache } from './page-cache.ts'
import { cacheSeconds, type Rendered, rendered, sendLive, sendStored } from './send.ts'
import { fetchRequest, type Visit, visitOf } from './visitor.ts'

export interface PagesOptions {
  render: RenderPage
  /** The door, for this reader, language and what the browser calls itself. */
  apiFor: (reader: Identity, language: string, device: string | null) => Api
  readerOf: (request: FastifyRequest) => Promise<Identity>
  settings: () => Promise<Output<typeof webSettings>>
  seo: () => Promise<OperatorSeo>
  edits: () => Promise<TextEdits>
  baseUrl: string
  say: Say
  /** Null counts nothing. */
  limiter: RateLimiter | null
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
  // Sent before the page's script ran: what was typed stays out of addresses and logs, and the form is shown again.
  app.post('/*', (request, reply) => reply.header('cache-control', 'no-store').redirect(localPath(request.url), 303))
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: PagesOptions, cache: PageCache) {
  const [settings, seo, edits] = await Promise.all([options.settings(), options.seo(), options.edits()])
  const visit = visitOf(request, settings)
  for (const [name, value] of Object.entries(visit.remember))
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secureAttribute(options.baseUrl)}`,
    )
  const isAnonymous = !request.cookies.session
  const reader = isAnonymous ? NOBODY : await options.readerOf(request)
  const wait = countPage(options.limiter, reader, request)
  if (wait > 0) return sendLimited(reply, options.say, readingOf(visit, settings), wait)
  // Told once: the session that is worth nothing any more does not come back with the next page.
  if (reader.isDeactivated) keepSession(request, reply, { baseUrl: options.baseUrl, apiOrigin: null }, null)
  // Tells the browser's worker whose copies it may keep.
  reply.header('x-reader', reader.viewer && !isLent(reader) ? String(reader.viewer.id) : 'none')
  const renderNow = () => renderPage(request, options, { settings, seo, edits, visit, reader })

  if (!isAnonymous || !options.cache) return sendLive(request, reply, await renderNow())
  let own: Rendered | undefined
  const stored = await cache.take(keyOf(request, visit, edits), async () => {
    own = await renderNow()
    const seconds = own.status === 200 ? cacheSeconds(own.headers) : 0
    if (seconds === 0 || !own.body) return null
    const parts = cutAt(await buffer(own.body), own.nonce)
    return { page: { status: own.status, headers: own.headers, parts }, seconds }
  })
  return stored ? sendStored(request, reply, stored) : sendLive(request, reply, own ?? (await renderNow()))
}

const readingOf = ({ language }: Visit, { languages }: Output<typeof webSettings>) => ({
  language,
  isRtl: languages.some(({ code, rtl }) => code === language && rtl === 1),
})

/** Somebody looks at the site as somebody else. */
const isLent = ({ viewer }: Identity) => viewer?.impersonatorId !== undefined

/** Everything an anonymous page depends on. */
function keyOf(request: FastifyRequest, { language, currency, place, consent }: Visit, edits: TextEdits): string {
  return `${language} ${edits.version} ${currency ?? ''} ${consent ?? ''} ${place ? `${place.latitude},${place.longitude},${place.radius ?? ''}` : ''} ${request.url}`
}

interface Asked {
  settings: Output<typeof webSettings>
  seo: OperatorSeo
  edits: TextEdits
  visit: Visit
  reader: Identity
}

async function renderPage(request: FastifyRequest, options: PagesOptions, asked: Asked) {
  const { settings, edits, visit, reader } = asked
  const page: PageContext = {
    api: options.apiFor(reader, visit.language, request.headers['user-agent']?.slice(0, 300) ?? null),
    settings,
    seo: (page) => (settings.seo_settings ? asked.seo(page, visit.language) : null),
    nonce: freshNonce(),
    language: visit.language,
    currency: visit.currency,
    edits,
    place: visit.place,
    consent: visit.consent,
    baseUrl: options.baseUrl,
    isSignedIn: reader.viewer !== null,
    isDeactivated: reader.isDeactivated,
    isImpersonated: isLent(reader),
    world: options.world,
    development: options.development,
    // A refusal is an answer, not a defect.
    report: (error) => {
      if (!(error instanceof AppError)) request.log.error(error)
    },
  }
  return rendered(await options.render(fetchRequest(request, options.baseUrl), page), page)
}
