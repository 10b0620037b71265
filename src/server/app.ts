import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/index.ts'
import { handlers } from './handlers.ts'
import { memoryLimiter, type RateLimits, USUAL_LIMITS } from './http/limits.ts'
import { mount } from './http/mount.ts'
import { createServer } from './http/server.ts'
import { handlerTable } from './perform.ts'
import type { Services } from './services.ts'

interface AppOptions {
  /** Null counts nothing; left out, the usual limits hold. */
  rateLimits?: RateLimits | null
}

/** Builds the whole server without listening, so that tests can talk to it directly. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = await createServer(services)
  const limits = options.rateLimits === undefined ? USUAL_LIMITS : options.rateLimits
  const handlerOf = handlerTable(contract, handlers)
  await mount(app, { services, contract, handlerOf, limiter: limits && memoryLimiter(limits) })
  return app
}
