import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Services } from '#server/services.ts'
import { full } from './answer.ts'
import { isWellAddressed } from './origin.ts'
import { parseQuery } from './query.ts'
import { answerRawError } from './raw-errors.ts'
import { answerError, sendRefusal } from './refuse.ts'
import { securityHeaders } from './security.ts'

/** An empty server that reads requests, names them, and refuses what it cannot read, all in our way. */
export async function createServer({ config, log }: Pick<Services, 'config' | 'log'>): Promise<FastifyInstance> {
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
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id)
    if (!isWellAddressed(request)) sendRefusal(reply, full(400, 'The Host header or the address is not valid'))
    else done()
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, full(404, 'There is nothing here')))
  await app.register(cookie)
  return app
}

/** Ids that differ across nodes and restarts, and cost next to nothing. */
function requestIds(): () => string {
  const node = randomBytes(4).toString('hex')
  let count = 0
  return () => `${node}-${(count++).toString(36)}`
}
