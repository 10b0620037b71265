import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_BODY_KILOBYTES, type Output } from '#contract/endpoint.ts'
import type { Api, PageContext, PageNotice } from '#contract/page.ts'
import type { webSettings } from '#contract/settings.ts'
import { localPath } from '#domain/local-path.ts'
import type { TextEdits } from '#domain/translation-overrides.ts'
import { AppError } from '#server/errors.ts'
import type { OperatorSeo } from '#server/features/seo/public.ts'
import { listingChangeOf } from '../change-cookie.ts'
import type { RateLimiter } from '../limits.ts'
import { secureAttribute } from '../secure-cookie.ts'
import { keepSession } from '../session-cookie.ts'
import { type Identity, NOBODY } from '../viewer.ts'
import type { RunAction } from './actions.ts'
import type { RenderPage } from './bundle.ts'
import { lastResort } from './fallback-page.ts'
import { countPage, type Say, sendLimited } from './limited.ts'
import { freshNonce } from './nonce.ts'
import { clearNotice, noticeOf, saveNotice } from './notice-cookie.ts'
import { cutAt, PageCache } from './page-cache.ts'
import { cacheSeconds, type Rendered, rendered, sendLive, sendStored } from './send.ts'
import { fetchRequest, type Visit, visitOf } from './visitor.ts'

export interface PageCaller {
  /** User agent. */
  device: string | null
  /** Transaction of the browser's last change of listings. */
  listingChange: bigint | null
}

export interface PagesOptions {
  render: RenderPage
  /** Dispatcher for this reader and language. */
  apiFor: (reader: Identity, language: string, from: PageCaller) => Api
  readerOf: (request: FastifyRequest) => Promise<Identity>
  settings: () => Promise<Output<typeof webSettings>>
  seo: () => Promise<OperatorSeo>
  edits: () => Promise<TextEdits>
  baseUrl: string
  say: Say
  /** Runs the form of a page. */
  act: RunAction
  /** Null disables rate limiting. */
  limiter: RateLimiter | null
  /** URL of the bundled base map. */
  world: string
  development: boolean
  /** False renders every request. */
  cache: boolean
}

/** Server-side rendering: every URL that is not an API call, a file or an image. */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  const cache = new PageCache()
  // The renderer reads bodies itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  )
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answer(request, reply, options, cache).catch(failed(request, reply)),
  })
  // A form that the page's script has not taken over, because it has not loaded yet or is switched off.
  app.post('/*', { bodyLimit: DEFAULT_BODY_KILOBYTES * 1024 }, (request, reply) =>
    act(request, reply, options).catch(failed(request, reply)),
  )
}

const failed = (request: FastifyRequest, reply: FastifyReply) => (error: unknown) => {
  if (error instanceof AppError) throw error
  request.log.error(error)
  return reply.code(500).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(lastResort())
}

/** Runs a form, and redirects so that a reload does not send it again. A refused form is shown again as it was entered. */
async function act(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  reply.header('cache-control', 'no-store')
  const [settings, seo, edits] = await Promise.all([options.settings(), options.seo(), options.edits()])
  const visit = visitOf(request, settings)
  const here = localPath(request.url)
  const outcome = await options.act(request, reply, visit.language)
  if (!outcome) return reply.redirect(here, 303)
  const { reader, result, next } = outcome
  if (result === 'sign-in') return reply.redirect(`/sign-in?${new URLSearchParams({ next: here })}`, 303)
  if (result.kind === 'done') {
    saveNotice(reply, options.baseUrl, result.action)
    return reply.redirect(next, 303)
  }
  const page = await renderPage(request, options, { settings, seo, edits, visit, reader, notice: result })
  return sendLive(request, reply, { ...page, status: page.status === 200 ? 422 : page.status })
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
  // Clears the cookie of a deactivated account, so that the notice appears once.
  if (reader.isDeactivated) keepSession(request, reply, { baseUrl: options.baseUrl, apiOrigin: null }, null)
  // Tells the service worker which user's copies it may keep.
  reply.header('x-reader', reader.viewer && !isImpersonated(reader) ? String(reader.viewer.id) : 'none')
  const done = noticeOf(request)
  if (done && request.method === 'GET') clearNotice(reply, options.baseUrl)
  const notice: PageNotice | null = done && { kind: 'done', action: done, message: '' }
  const renderNow = () => renderPage(request, options, { settings, seo, edits, visit, reader, notice })

  // A cached page may be older than the visitor's own change.
  if (!isAnonymous || notice || !options.cache || listingChangeOf(request) !== null)
    return sendLive(request, reply, await renderNow())
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

/** True during impersonation. */
const isImpersonated = ({ viewer }: Identity) => viewer?.impersonatorId !== undefined

/** Cache key: everything that an anonymous page depends on. */
function keyOf(request: FastifyRequest, { language, currency, place, consent }: Visit, edits: TextEdits): string {
  return `${language} ${edits.version} ${currency ?? ''} ${consent ?? ''} ${place ? `${place.latitude},${place.longitude},${place.radius ?? ''}` : ''} ${request.url}`
}

interface PageRequest {
  settings: Output<typeof webSettings>
  seo: OperatorSeo
  edits: TextEdits
  visit: Visit
  reader: Identity
  notice: PageNotice | null
}

async function renderPage(request: FastifyRequest, options: PagesOptions, pageRequest: PageRequest) {
  const { settings, edits, visit, reader, notice } = pageRequest
  const page: PageContext = {
    api: options.apiFor(reader, visit.language, {
      device: request.headers['user-agent']?.slice(0, 300) ?? null,
      listingChange: listingChangeOf(request),
    }),
    settings,
    seo: (page) => (settings.seo_settings ? pageRequest.seo(page, visit.language) : null),
    nonce: freshNonce(),
    language: visit.language,
    currency: visit.currency,
    edits,
    place: visit.place,
    consent: visit.consent,
    notice,
    baseUrl: options.baseUrl,
    isSignedIn: reader.viewer !== null,
    isDeactivated: reader.isDeactivated,
    isImpersonated: isImpersonated(reader),
    mustEnrol: reader.enrolling !== undefined,
    world: options.world,
    development: options.development,
    // A refusal is not a defect.
    report: (error) => {
      if (!(error instanceof AppError)) request.log.error(error)
    },
  }
  return rendered(await options.render(fetchRequest(request, options.baseUrl), page), page)
}
