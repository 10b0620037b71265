import type { FastifyInstance } from 'fastify'
import { contract, features } from '#contract/index.ts'
import { BROCHURE_PICTURES, printBrochure } from './adapters/pdf/brochure-pdf.ts'
import { printInvoice } from './adapters/pdf/invoice-pdf.ts'
import { isMigrated } from './db/migrate.ts'
import { dispatchCall, handlerTable } from './dispatch.ts'
import { feedSource, flushArticleViews } from './features/articles/public.ts'
import { feedFileSource } from './features/imports/public.ts'
import { maintenanceReportSource } from './features/listing-maintenance/public.ts'
import { mediaSource } from './features/media/public.ts'
import { invoiceSource, paymentFileSource, webhookSource } from './features/payments/public.ts'
import { flushProjectViews } from './features/projects/public.ts'
import { flushViews } from './features/properties/public.ts'
import { brochureMaker, EMBED_POLICY, embedSource, shareSource } from './features/sharing/public.ts'
import { archiveFileSource } from './features/site-archives/public.ts'
import { crawlerSource } from './features/sitemaps/public.ts'
import { flushDays } from './features/statistics/public.ts'
import { calendarSource } from './features/viewings/public.ts'
import { webAppSource } from './features/web-app/public.ts'
import { handlers } from './handlers.ts'
import { mount } from './http/api-routes.ts'
import { brochureRoutes } from './http/brochures.ts'
import { calendarRoutes } from './http/calendars.ts'
import { type Docs, docs } from './http/docs.ts'
import { downloadRoutes } from './http/downloads.ts'
import { embedRoutes } from './http/embeds.ts'
import { feedRoutes } from './http/feeds.ts'
import { health } from './http/health.ts'
import { invoiceRoutes } from './http/invoices.ts'
import { DEFAULT_LIMITS, memoryLimiter, type RateLimits } from './http/limits.ts'
import { liveRoute } from './http/live.ts'
import { mediaRoutes } from './http/media.ts'
import { createResponseCache } from './http/response-cache.ts'
import { createServer } from './http/server.ts'
import { shareRoutes } from './http/share-images.ts'
import { signInWith } from './http/sign-in-with.ts'
import { crawlerRoutes } from './http/sitemaps.ts'
import { readerOf } from './http/viewer.ts'
import { webAppRoutes } from './http/web-app.ts'
import { webhookRoutes } from './http/webhooks.ts'
import { liveHub } from './live.ts'
import { describeCalls } from './reference/calls.ts'
import { openApi } from './reference/openapi.ts'
import { referencePage } from './reference/page.ts'
import { sandboxRoutes } from './sandbox/routes.ts'
import type { Services } from './services.ts'
import { type SiteSource, site } from './site.ts'

export interface AppOptions {
  /** Null disables rate limiting; absent means the default limits. */
  rateLimits?: RateLimits | null
  /** False disables the response cache; absent means that calls which declare a TTL are cached. */
  keepsAnswers?: boolean
  /** Absent means an API without pages. */
  site?: SiteSource
}

let written: Docs | undefined

/** Generated on first request, once per process: it takes as long as building the rest of the server. */
const reference = () =>
  (written ??= { openapi: JSON.stringify(openApi(features)), page: referencePage(describeCalls(features)) })

/** Builds the whole server without listening, so that tests can inject requests. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = await createServer(services)
  app.addHook('onClose', () =>
    Promise.all([flushViews, flushProjectViews, flushArticleViews, flushDays].map((flush) => flush(services.db))),
  )
  app.addHook('onClose', () => services.search.close())
  const limits = options.rateLimits === undefined ? DEFAULT_LIMITS : options.rateLimits
  const limiter = limits && memoryLimiter(limits)
  const handlerOf = handlerTable(contract, handlers)
  const keep = options.keepsAnswers === false ? {} : { keep: createResponseCache() }
  await mount(app, { services, contract, handlerOf, limiter, uploadsPerHour: limits?.uploadsPerHour, ...keep })
  liveRoute(app, { services, hub: liveHub(services), limiter })
  await docs(app, reference)
  await health(app, { isReady: async () => services.search.isReady() && (await isMigrated(services.db)) })
  mediaRoutes(app, mediaSource(services, options.keepsAnswers === false ? { rememberedMs: 0 } : {}))
  shareRoutes(app, shareSource(services))
  webAppRoutes(app, webAppSource(services))
  embedRoutes(app, embedSource(services), EMBED_POLICY)
  brochureRoutes(app, {
    readerOf: (request) => readerOf(services, request),
    apiFor: (reader, language) => async (endpoint, input) =>
      (await dispatchCall(services, handlerOf, { ...reader, language, origin: '' }, endpoint, input)).answer,
    make: brochureMaker(
      { ...services, baseUrl: services.config.baseUrl },
      { pictures: BROCHURE_PICTURES, print: printBrochure },
    ),
    limiter,
  })
  crawlerRoutes(app, crawlerSource({ db: services.db, baseUrl: services.config.baseUrl }))
  feedRoutes(app, feedSource(services))
  calendarRoutes(app, calendarSource(services))
  downloadRoutes(app, [
    feedFileSource(services),
    paymentFileSource(services),
    maintenanceReportSource(services),
    archiveFileSource(services),
  ])
  await signInWith(app, services)
  await webhookRoutes(app, webhookSource(services))
  if (services.config.payments.sandbox) await sandboxRoutes(app, services)
  invoiceRoutes(app, invoiceSource(services), printInvoice)
  if (options.site) await site(app, services, handlerOf, { source: options.site, limiter })
  return app
}
