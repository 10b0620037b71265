import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import type { Api } from '#contract/page.ts'
import { webSettings } from '#contract/settings.ts'
import { dispatchCall, type HandlerOf } from './dispatch.ts'
import { AppError } from './errors.ts'
import { operatorSeo } from './features/seo/public.ts'
import type { RateLimiter } from './http/limits.ts'
import { actionRunner } from './http/pages/actions.ts'
import { assets } from './http/pages/assets.ts'
import { loadBuilt, loadLive } from './http/pages/bundle.ts'
import { type PageCaller, pages } from './http/pages/pages.ts'
import { workerRoute } from './http/pages/worker.ts'
import { tileRoutes, worldAddress } from './http/tiles.ts'
import { type Identity, NOBODY, readerOf } from './http/viewer.ts'
import type { Services } from './services.ts'
import { say } from './translate-message.ts'

/** Source of the pages: the built bundle, or the source during development. */
export type SiteSource = { buildDir: string /** False renders every request. */; cache?: boolean } | 'live'

interface SiteOptions {
  source: SiteSource
  limiter: RateLimiter | null
}

const SETTINGS_MS = 5_000
const WORLD = join(import.meta.dirname, '../../build/geo/world.pmtiles')

const BY_WIRE = new Map<string, Endpoint>(Object.values(contract).map((endpoint) => [endpoint.wire, endpoint]))

/** The bundle contains its own copy of the contract; only the wire name is taken from it. */
function ours<E extends Endpoint>({ wire }: E): E {
  const endpoint = BY_WIRE.get(wire)
  if (!endpoint) throw new Error(`No call is named ${wire}`)
  return endpoint as E
}

/** Mounts the rendered site beside the API; its loaders call the same dispatcher in-process. */
export async function site(app: FastifyInstance, services: Services, handlerOf: HandlerOf, options: SiteOptions) {
  const { source, limiter } = options
  const isLive = source === 'live'
  const apiFor =
    (reader: Identity, language: string, from?: PageCaller): Api =>
    async (endpoint, input) => {
      try {
        return (
          await dispatchCall(services, handlerOf, { ...reader, ...from, language, origin: '' }, ours(endpoint), input)
        ).answer
      } catch (error) {
        // Pages show the message of a refusal, so it is translated to their language.
        if (error instanceof AppError) error.message = await say(services.texts, language, error.said)
        throw error
      }
    }
  // Without a page cache the settings are not cached either.
  const kept = isLive || source.cache !== false ? SETTINGS_MS : 0
  const settings = remembered(kept, () => apiFor(NOBODY, 'en')(webSettings, {}))
  if (!isLive) {
    await app.register(assets, source)
    await workerRoute(app, { ...source, isOn: async () => (await settings()).offline_copies !== '0' })
  }
  tileRoutes(app, { world: WORLD, regional: join(services.config.dataDir, 'tiles') })
  await app.register(pages, {
    render: isLive ? await loadLive(app) : await loadBuilt(source.buildDir),
    apiFor,
    readerOf: (request) => readerOf(services, request),
    settings,
    seo: remembered(kept, () => operatorSeo(services.db)),
    edits: () => services.texts.edits(),
    baseUrl: services.config.baseUrl,
    say: (language, message) => say(services.texts, language, message),
    act: actionRunner({ services, handlerOf, limiter }),
    limiter,
    world: await worldAddress(WORLD),
    development: services.config.mode !== 'production',
    cache: !isLive && source.cache !== false,
  })
}

/** Caches settings for a few seconds, because every page reads them. */
function remembered<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined
  return () => {
    if (kept && kept.until > Date.now()) return kept.value
    const fresh = { value: load(), until: Date.now() + milliseconds }
    kept = fresh
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.value
  }
}
