import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, splitWire } from '#contract/endpoint.ts'
import { type Message, messageOf } from '#domain/messages.ts'
import { inEnglish, isFixed } from '#domain/word-message.ts'
import { AppError } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import { say } from '#server/translate-message.ts'
import { asAppError, defect, type Refusal, refusal } from './answer.ts'
import { requestedLanguage } from './language.ts'
import { savePendingSignIn } from './pending-cookie.ts'

/** Sends a refusal; it must not be stored by caches. */
export function sendRefusal(reply: FastifyReply, { status, body }: Refusal) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Error handler: refusals in the format that the call declares, everything else as a logged defect. */
export const errorAnswers =
  (services: Pick<Services, 'texts' | 'config'>) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { texts } = services
    const known = asAppError(error, request.routeOptions.bodyLimit ?? 0)
    if (!known) request.log.error(error)
    else if (known.kind === 'unavailable') request.log.warn(error)
    const retryAfter = known?.facts.retryAfterSeconds ?? (known?.kind === 'unavailable' ? 5 : undefined)
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    const { pendingSignIn } = known?.facts ?? {}
    if (pendingSignIn !== undefined) savePendingSignIn(reply, services.config.baseUrl, pendingSignIn)
    const language = requestedLanguage(request, texts)
    const said: Message = known?.said ?? { key: 'api.oops' }
    const words = await say(texts, language, said)
    const isEnglish = isFixed(said)
    reply.headers({ 'content-language': isEnglish ? 'en' : language, vary: LANGUAGE_HEADERS })
    const message = isEnglish ? inEnglish(said) : words
    const { status, body } = known
      ? refusal(known, message, request.routeOptions.config.endpoint?.failures)
      : defect(message)
    return sendRefusal(reply, { status, body: { ...body, ...(words !== message && { translated_message: words }) } })
  }

const LANGUAGE_HEADERS = 'Content-Language, Accept-Language'

/** Refuses all other paths and methods under the prefix, so that API clients never receive a page. */
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
    if (!methods) throw new AppError('absent', 'api.no-such-call')
    const allowed = [...methods].join(', ')
    reply.header('allow', allowed)
    throw new AppError('wrong-method', messageOf('api.wrong-method', { methods: allowed }))
  }
  // The hook answers before the body is read; Fastify still requires a handler.
  for (const url of ['/', '/*']) api.all(url, { onRequest: refuse, exposeHeadRoute: false, handler: refuse })
}
