import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { contract } from '#contract/index.ts'
import { handlers } from './handlers.ts'
import { full } from './http/answer.ts'
import { memoryLimiter, type RateLimits, USUAL_LIMITS } from './http/limits.ts'
import { mount } from './http/mount.ts'
import { parseQuery } from './http/query.ts'
import { answerRawError } from './http/raw-errors.ts'
import { answerError, sendRefusal } from './http/refuse.ts'
import { securityHeaders } from './http/security.ts'
import { handlerTable } from './perform.ts'
import type { Services } from './services.ts'

interface AppOptions {
  /** Null counts nothing; left out, the usual limits hold. */
  rateLimits?: RateLimits | null
}

/** Builds the whole server without listening, so that tests can talk to it directly. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, log } = services
  const hops = config.trustProxy
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    genReqId: requestIds(),
    bodyLimit: 1024 * 1024,
    requestTimeout: 120_000,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 500 },
    clientErrorHandler: answerRawError,
    frameworkErrors: (_error, _request, reply) => sendRefusal(reply, full(400, 'The address cannot be read')),
  })
  const always = securityHeaders(config.baseUrl)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always).header('x-request-id', request.id)
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, full(404, 'There is nothing here')))
  await app.register(cookie)
  const limits = options.rateLimits === undefined ? USUAL_LIMITS : options.rateLimits
  const handlerOf = handlerTable(contract, handlers)
  await mount(app, { services, contract, handlerOf, limiter: limits && memoryLimiter(limits) })
  return app
}

/** Ids that are unique across restarts and nodes, and cheap. */
function requestIds(): (request: unknown) => string {
  const node = Math.random().toString(36).slice(2, 8)
  let count = 0
  return () => `${node}-${Date.now().toString(36)}-${(count++).toString(36)}`
}
