import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import type { Api } from '#contract/page.ts'
import { webSettings } from '#contract/settings.ts'
import { AppError } from './errors.ts'
import { operatorSeo } from './features/seo/public.ts'
import type { RateLimiter } from './http/limits.ts'
import { assets } from './http/pages/assets.ts'
import { loadBuilt, loadLive } from './http/pages/bundle.ts'
import { pages } from './http/pages/pages.ts'
import { workerRoute } from './http/pages/worker.ts'
import { tileRoutes, worldAddress } from './http/tiles.ts'
import { type Identity, NOBODY, readerOf } from './http/viewer.ts'
import { type HandlerOf, perform } from './perform.ts'
import { say } from './say.ts'
import type { Services } from './services.ts'

/** Where the pages come from: the built bundle, or the source while somebody works on it. */
export type SiteSource = { buildDir: string /** False renders every page anew. */; cache?: boolean } | 'live'

interface SiteOptions {
  source: SiteSource
  limiter: RateLimiter | null
}

const SETTINGS_MS = 5_000
const WORLD = join(import.meta.dirname, '../../build/geo/world.pmtiles')

const BY_WIRE = new Map<string, Endpoint>(Object.values(contract).map((endpoint) => [endpoint.wire, endpoint]))

/** The bundle carries its own copy of the contract; only the wire name is taken from it. */
function ours<E extends Endpoint>({ wire }: E): E {
  const endpoint = BY_WIRE.get(wire)
  if (!endpoint) throw new Error(`No call is named ${wire}`)
  return endpoint as E
}

/** Puts the rendered site beside the API; its loaders go through the same door, in this process. */
export async function site(app: FastifyInstance, services: Services, handlerOf: HandlerOf, options: SiteOptions) {
  const { source, limiter } = options
  const isLive = source === 'live'
  const apiFor =
    (reader: Identity, language: string, device: string | null = null): Api =>
    async (endpoint, input) => {
      try {
        return (await perform(services, handlerOf, { ...reader, language, device, origin: '' }, ours(endpoint), input))
          .answer
      } catch (error) {
        // Pages show the message of a refusal, so it is in their language.
        if (error instanceof AppError) error.message = await say(services.texts, language, error.said)
        throw error
      }
    }
  // Where every page is rendered anew, it also shows the settings of this moment.
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
    limiter,
    world: await worldAddress(WORLD),
    development: services.config.mode !== 'production',
    cache: !isLive && source.cache !== false,
  })
}

/** Every page reads the settings; asking once in a few seconds is often enough. */
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
