import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { AppError } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import { isWellAddressed } from './origin.ts'
import { parseQuery } from './query.ts'
import { answerRawError } from './raw-errors.ts'
import { errorAnswers } from './refuse.ts'
import { securityHeaders } from './security.ts'

/** An empty server that reads requests, names them, and refuses what it cannot read, all in our way. */
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
    routerOptions: { querystringParser: parseQuery, maxParamLength: 500 },
    clientErrorHandler: answerRawError,
    frameworkErrors: (_error, request, reply) => {
      void answerError(new AppError('malformed', 'api.address-unreadable'), request, reply)
    },
  })
  const always = securityHeaders(config.baseUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id)
    if (isWellAddressed(request)) done()
    else done(new AppError('malformed', 'api.host-invalid'))
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(new AppError('absent', 'api.nothing-here'), request, reply))
  await app.register(cookie)
  return app
}

/** Ids that differ across nodes and restarts, and cost next to nothing. */
function requestIds(): () => string {
  const node = randomBytes(4).toString('hex')
  let count = 0
  return () => `${node}-${(count++).toString(36)}`
}
