import { crc32 } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, splitWire } from '#contract/endpoint.ts'
import { PAGE_ACCOUNT_HEADER } from '#contract/own-pages.ts'
import { messageOf } from '#domain/messages.ts'
import { authorize } from '#server/authorize.ts'
import type { Uploads } from '#server/context.ts'
import { dispatchCall, type HandlerOf, type Performed } from '#server/dispatch.ts'
import { AppError } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import { say } from '#server/translate-message.ts'
import { success } from './answer.ts'
import { acceptBodies, readBody } from './body.ts'
import { cookiesOf, saveCookies } from './call-cookies.ts'
import { listingChangeOf } from './change-cookie.ts'
import { isNewerClient } from './client-generation.ts'
import { allowAnyOrigin, answerPreflight } from './cors.ts'
import { type Credential, credentialOf, mayUseCookie } from './credential.ts'
import { requestedLanguage } from './language.ts'
import { addressKey, type RateLimiter } from './limits.ts'
import { originOf, prefers } from './origin.ts'
import { queryOf } from './query.ts'
import { errorAnswers, refuseUnknown } from './refuse.ts'
import type { CachedResponse, createResponseCache } from './response-cache.ts'
import { limitUploads } from './upload-limit.ts'
import { type Identity, identify, NOBODY } from './viewer.ts'
import type { Raw } from './wellformed.ts'

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity
    /** Credential that the identity derives from; null for a visitor. */
    credential: Credential | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

export interface MountOptions {
  services: Services
  contract: Record<string, Endpoint>
  handlerOf: HandlerOf
  /** Null disables rate limiting, for benchmarks and tests. */
  limiter: RateLimiter | null
  /** Per caller on all nodes together; unlimited if absent. */
  uploadsPerHour?: number | undefined
  /** Response cache; absent in tests that change data and read it again. */
  keep?: ReturnType<typeof createResponseCache>
}

// Responses are allocated from slabs of this size; a separate allocation costs several times as much as writing into a
// slab.
Buffer.poolSize = 256 * 1024

/** Registers every call of the contract under /api: one route per wire name and alias. */
export async function mount(app: FastifyInstance, options: MountOptions) {
  const endpoints = Object.values(options.contract)
  await app.register(
    async (api) => {
      api.decorateRequest('identity')
      api.decorateRequest('credential', null)
      await acceptBodies(api)
      api.setErrorHandler(errorAnswers(options.services))
      api.addHook('onRequest', (request, reply, done) => {
        allowAnyOrigin(reply)
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
        if (request.method === 'OPTIONS') answerPreflight(reply)
        else done()
      })
      for (const endpoint of endpoints)
        for (const wire of [endpoint.wire, ...endpoint.aliases]) addRoute(api, wire, endpoint, options)
      refuseUnknown(api, endpoints)
    },
    { prefix: '/api' },
  )
}

function addRoute(api: FastifyInstance, wire: Endpoint['wire'], endpoint: Endpoint, options: MountOptions) {
  const { services, handlerOf, limiter } = options
  const { method, path } = splitWire(wire)
  const isKept =
    options.keep !== undefined && method === 'GET' && endpoint.effect === 'read' && endpoint.responseTtlSeconds > 0
  const answer = async (request: FastifyRequest, reply: FastifyReply, raw: Raw, files?: Uploads) => {
    const language = requestedLanguage(request, services.texts)
    reply.header('content-language', language)
    // A cached response may be older than the visitor's own change.
    if (isKept && isByVisitor(request) && listingChangeOf(request) === null) {
      const origin = originOf(request, services.config)
      const key = `${origin} ${language} ${request.url}`
      const kept = await options.keep!(key, endpoint.responseTtlSeconds, async () =>
        tagged(await run(request, language, raw)),
      )
      return sendTagged(request, reply, kept)
    }
    return send(request, reply, endpoint, await run(request, language, raw, reply, files))
  }
  const run = async (
    request: FastifyRequest,
    language: string,
    raw: Raw,
    reply?: FastifyReply,
    files?: Uploads,
  ): Promise<Buffer> => {
    const device = request.headers['user-agent']?.slice(0, 300) ?? null
    const { credential } = request
    const origin = originOf(request, services.config)
    const address = addressKey(request.ip)
    const caller = {
      ...request.identity,
      token: credential?.token ?? null,
      hasCookie: credential?.isCookie ?? false,
      language,
      isNewerClient: isNewerClient(request),
      origin,
      files,
      device,
      address,
      ...cookiesOf(request, services.config),
    }
    const performed = await dispatchCall(services, handlerOf, caller, endpoint, raw)
    if (reply) saveCookies(request, reply, services.config, performed)
    if (endpoint.html) return Buffer.from(performed.answer as string)
    const message = performed.message ? await say(services.texts, language, performed.message) : ''
    // Encoded once: the ETag, the content length and the write would each encode a string again.
    return Buffer.from(JSON.stringify(success(endpoint, shownTo(request, performed), message)))
  }
  api.route({
    method,
    url: `/${path}`,
    config: { endpoint },
    bodyLimit: endpoint.bodyKilobytes * 1024,
    // A HEAD request must not trigger a GET that writes.
    exposeHeadRoute: endpoint.effect === 'read',
    // The caller is authenticated before the body is read.
    onRequest: async (request) => {
      const shown = credentialOf(request)
      const isRefused = shown?.isCookie === true && !mayUseCookie(request, endpoint, services.config)
      request.credential = isRefused ? null : shown
      const token = request.credential?.token ?? null
      request.identity = token === null ? NOBODY : await identify(services, token)
      if (limiter) count(limiter, request, endpoint)
      // A call open to anyone is answered as if the cookie were absent.
      if (isRefused && endpoint.access !== 'anyone') throw new AppError('forbidden', 'api.not-same-origin')
      refuseChangedAccount(request)
      authorize(endpoint, request.identity)
      if (method === 'GET' && endpoint.effect !== 'read') refuseUnasked(request)
      if (options.uploadsPerHour !== undefined) await limitUploads(services, endpoint, request, options.uploadsPerHour)
    },
    handler: async (request, reply) => {
      const query = queryOf(request)
      if (method === 'GET') return answer(request, reply, query)
      const { raw, files, discard } = await readBody(request, endpoint, services.storage)
      try {
        return await answer(request, reply, Object.assign(query, raw), files)
      } finally {
        await discard?.()
      }
    },
  })
}

/** Neither a token nor an accepted cookie: the response is the same for every caller. */
const isByVisitor = ({ headers, credential }: FastifyRequest) =>
  headers.authorization === undefined && credential === null

/**
 * Refuses a call from a page of one account if the cookie belongs to another account, which signed in in another tab.
 */
function refuseChangedAccount({ headers, credential, identity }: FastifyRequest) {
  const expected = headers[PAGE_ACCOUNT_HEADER]
  if (!credential?.isCookie || expected === undefined || !identity.viewer) return
  if (String(identity.viewer.id) !== expected) throw new AppError('unauthenticated', 'api.account-changed')
}

/** Removes the token for our own pages, which use the cookie; only clients that store a token receive it. */
function shownTo(request: FastifyRequest, { answer, session }: Performed<Endpoint>): unknown {
  if (typeof session !== 'string' || !prefers(request, 'cookieSession')) return answer
  const { token: _token, ...rest } = answer as { token?: unknown }
  return rest
}

/** Refuses a GET that writes if it was triggered by an image or a link (`Sec-Fetch-Mode` no-cors or navigate). */
function refuseUnasked({ headers }: FastifyRequest) {
  const mode = headers['sec-fetch-mode']
  if (mode === 'no-cors' || mode === 'navigate') throw new AppError('forbidden', 'api.not-by-link')
}

function count(limiter: RateLimiter, { identity, ip }: FastifyRequest, { effect }: Endpoint) {
  const caller = identity.viewer ? `user ${identity.viewer.id}` : addressKey(ip)
  const wait = limiter.take(caller, effect === 'read' ? 'read' : 'write')
  if (wait > 0)
    throw new AppError('too-many', messageOf('api.too-many-requests', { seconds: wait }), {
      retryAfterSeconds: wait,
    })
}

/** Anonymous responses may be stored and revalidated; all others must not be stored. */
function send(request: FastifyRequest, reply: FastifyReply, { effect, html }: Endpoint, body: Buffer) {
  if (html) return reply.headers(PAGE_HEADERS).send(body)
  if (effect === 'read' && isByVisitor(request)) return sendTagged(request, reply, tagged(body))
  reply.headers(JSON_HEADERS)
  return reply.header('cache-control', effect !== 'read' ? 'no-store' : 'private, no-store').send(body)
}

/** Headers of a private HTML page: shown or printed, never stored, and without scripts or requests. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
}

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'Authorization, Cookie, Content-Language, Accept-Language, Prefer',
}

function sendTagged({ headers }: FastifyRequest, reply: FastifyReply, { body, etag }: CachedResponse) {
  reply.headers(JSON_HEADERS).header('cache-control', 'no-cache').header('etag', etag)
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.send(body)
}

/** The ETag only has to distinguish states of a response, so a fast hash is enough. */
const tagged = (body: Buffer): CachedResponse => ({
  body,
  etag: `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`,
})
