import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, splitWire } from '#contract/endpoint.ts'
import { asAppError, full, OOPS, type Refusal, refusal } from './answer.ts'

/** Sends a refusal in the envelope; nothing about it may be stored. */
export function sendRefusal(reply: FastifyReply, { status, body }: Refusal) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Renders what was thrown: people's errors in the form their call declares, the rest as one logged defect. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = asAppError(error)
  if (!known) {
    request.log.error(error)
    return sendRefusal(reply, OOPS)
  }
  if (known.kind === 'unavailable') request.log.warn(error)
  const retryAfter = known.facts.retryAfterSeconds ?? (known.kind === 'unavailable' ? 5 : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return sendRefusal(reply, refusal(known, request.routeOptions.config.endpoint?.failures))
}

/** Answers every other path and method under the prefix, so that no page is ever rendered for an API client. */
export function refuseUnknown(api: FastifyInstance, endpoints: readonly Endpoint[]) {
  const methodsOf = new Map<string, Set<string>>()
  for (const endpoint of endpoints)
    for (const wire of [endpoint.wire, ...endpoint.aliases]) {
      const { method, path } = splitWire(wire)
      const methods = methodsOf.get(path) ?? new Set(['OPTIONS'])
      methodsOf.set(path, methods.add(method))
      if (method === 'GET' && endpoint.effect === 'read') methods.add('HEAD')
    }
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsOf.get((request.params as { '*'?: string })['*'] ?? '')
    if (!methods) return sendRefusal(reply, full(404, 'There is no such call'))
    const allowed = [...methods].join(', ')
    return sendRefusal(reply.header('allow', allowed), full(405, `This call takes ${allowed}`))
  }
  // The hook answers before any body is read; a route needs a handler all the same.
  for (const url of ['/', '/*']) api.all(url, { onRequest: refuse, exposeHeadRoute: false, handler: refuse })
}
