import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { AppError } from '#server/errors.ts'
import { type AnsweredRequest, currentRequest, observed } from '#server/observed.ts'
import type { Services } from '#server/services.ts'
import { isWellAddressed } from './origin.ts'
import { parseQuery } from './query.ts'
import { answerRawError } from './raw-errors.ts'
import { errorAnswers } from './refuse.ts'
import { securityHeaders } from './security.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the signal to shut down: the node still answers, and is no longer ready. */
    isStopping: boolean
  }
}

/** Creates the Fastify server with request parsing, request ids and error responses, without routes. */
export async function createServer(services: Pick<Services, 'config' | 'log' | 'texts'>): Promise<FastifyInstance> {
  const { config, log } = services
  const hops = config.trustProxy
  const answerError = errorAnswers(services)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    genReqId: requestIds(),
    bodyLimit: 1024 * 1024,
    requestTimeout: 120_000,
    // A request that arrives on an open connection while the server closes is answered like any other.
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 500 },
    clientErrorHandler: answerRawError,
    frameworkErrors: (_error, request, reply) => {
      void answerError(new AppError('malformed', 'api.address-unreadable'), request, reply)
    },
  })
  const always = securityHeaders(config.baseUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id)
    if (isWellAddressed(request)) currentRequest.run(request.id, done)
    else done(new AppError('malformed', 'api.host-invalid'))
  })
  app.decorate('isStopping', false)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // The load balancer opens its next connection elsewhere.
    if (app.isStopping) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    observed.request.publish({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    } satisfies AnsweredRequest)
    done()
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(new AppError('absent', 'api.nothing-here'), request, reply))
  await app.register(cookie)
  return app
}

/** Request ids that are unique across nodes and restarts, and cheap to generate. */
function requestIds(): () => string {
  const node = randomBytes(4).toString('hex')
  let count = 0
  return () => `${node}-${(count++).toString(36)}`
}
