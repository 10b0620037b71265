import { crc32 } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, splitWire } from '#contract/endpoint.ts'
import { PAGE_ACCOUNT_HEADER } from '#contract/own-pages.ts'
import { messageOf } from '#domain/messages.ts'
import type { QuickHandler, Uploads } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { admit, type Caller, type HandlerOf, type Performed, perform, performAtOnce } from '#server/perform.ts'
import { say } from '#server/say.ts'
import type { Services } from '#server/services.ts'
import { success } from './answer.ts'
import { acceptBodies, readBody } from './body.ts'
import { allowAnyOrigin, answerPreflight } from './cors.ts'
import { type Credential, credentialOf, mayUseCookie } from './credential.ts'
import { deviceCookieOf, keepDeviceCookie } from './device-cookie.ts'
import { keepSession } from './keep-session.ts'
import type { KeptAnswer, keepAnswers } from './kept-answers.ts'
import { askedLanguage } from './language.ts'
import { addressKey, type RateLimiter } from './limits.ts'
import { originOf, prefers } from './origin.ts'
import { queryOf } from './query.ts'
import { recentCallers } from './recent-callers.ts'
import { errorAnswers, refuseUnknown } from './refuse.ts'
import { keepRequester, requesterFrom } from './requester-cookie.ts'
import { type Identity, identify, NOBODY } from './viewer.ts'
import type { Raw } from './wellformed.ts'

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity
    /** What the identity comes from; null for a visitor. */
    credential: Credential | null
    /** Who asks is remembered from an earlier call, and was not looked up for this one. */
    isRemembered: boolean
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

export interface MountOptions {
  services: Services
  contract: Record<string, Endpoint>
  handlerOf: HandlerOf
  /** Calls that have a quick way, which is tried first. */
  quick?: ReadonlyMap<Endpoint, QuickHandler<Endpoint>>
  /** Null counts nothing, for benchmarks and tests. */
  limiter: RateLimiter | null
  /** Left out, every answer is made anew, for tests that change something and look again. */
  keep?: ReturnType<typeof keepAnswers>
}

// Answers are cut from slabs of this size; a piece of memory of its own costs several times as much as writing into it.
Buffer.poolSize = 256 * 1024

/** Puts every call of the contract under /api: one route per wire name and alias, and nothing beside them. */
export async function mount(app: FastifyInstance, options: MountOptions) {
  const endpoints = Object.values(options.contract)
  await app.register(
    async (api) => {
      api.decorateRequest('identity')
      api.decorateRequest('credential', null)
      api.decorateRequest('isRemembered', false)
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
  const quick = options.quick?.get(endpoint)
  const recent = quick && recentCallers()
  const isKept =
    options.keep !== undefined && method === 'GET' && endpoint.effect === 'read' && endpoint.keptSeconds > 0
  const answer = async (request: FastifyRequest, reply: FastifyReply, raw: Raw, files?: Uploads) => {
    const language = askedLanguage(request, services.texts)
    reply.header('content-language', language)
    if (isKept && isByVisitor(request)) {
      const origin = originOf(request, services.config)
      const key = `${origin} ${language} ${request.url}`
      const kept = await options.keep!(key, endpoint.keptSeconds, async () => tagged(await run(request, language, raw)))
      return sendTagged(request, reply, kept)
    }
    return send(request, reply, endpoint, await run(request, language, raw, reply, files))
  }
  const performFor = async (request: FastifyRequest, caller: Caller, raw: Raw): Promise<Performed<Endpoint>> => {
    const said = quick && !caller.files?.size ? await performAtOnce(services, quick, caller, endpoint, raw) : null
    if (said) return said
    const lookedUp = request.isRemembered ? await identify(services, caller.token!) : {}
    return perform(services, handlerOf, { ...caller, ...lookedUp }, endpoint, raw)
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
      origin,
      files,
      device,
      address,
      deviceCookie: deviceCookieOf(request),
      ...requesterFrom(request),
    }
    const performed = await performFor(request, caller, raw)
    if (reply && performed.session !== undefined) keepSession(request, reply, services.config, performed.session)
    if (reply && performed.deviceCookie !== undefined)
      keepDeviceCookie(request, reply, services.config.baseUrl, performed.deviceCookie)
    if (reply && performed.requesterCookie !== undefined)
      keepRequester(reply, services.config.baseUrl, performed.requesterCookie)
    if (endpoint.html) return Buffer.from(performed.answer as string)
    const message = performed.message ? await say(services.texts, language, performed.message) : ''
    // Bytes once: tagging, measuring and writing a string would each encode it again.
    return Buffer.from(JSON.stringify(success(endpoint, shownTo(request, performed), message)))
  }
  api.route({
    method,
    url: `/${path}`,
    config: { endpoint },
    bodyLimit: endpoint.bodyKilobytes * 1024,
    // A HEAD must not do what a GET that writes does.
    exposeHeadRoute: endpoint.effect === 'read',
    // Who asks is settled before a body is read.
    onRequest: async (request) => {
      const shown = credentialOf(request)
      const isRefused = shown?.isCookie === true && !mayUseCookie(request, endpoint, services.config)
      request.credential = isRefused ? null : shown
      const token = request.credential?.token ?? null
      const remembered = token !== null && !isForm(request) ? recent?.recall(token) : undefined
      request.isRemembered = remembered !== undefined
      request.identity = remembered ?? (token === null ? NOBODY : await identify(services, token))
      if (token !== null && !remembered) recent?.remember(token, request.identity)
      if (limiter) count(limiter, request, endpoint)
      // What anyone may call is answered as without the cookie.
      if (isRefused && endpoint.access !== 'anyone') throw new AppError('forbidden', 'api.not-same-origin')
      refuseChangedAccount(request)
      admit(endpoint, request.identity)
      if (method === 'GET' && endpoint.effect !== 'read') refuseUnasked(request)
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

/** Neither a token nor a cookie that counts: the answer is the same for everybody. */
const isByVisitor = ({ headers, credential }: FastifyRequest) =>
  headers.authorization === undefined && credential === null

/** A page of one account does nothing in the name of another one, which somebody signed in to in another tab. */
function refuseChangedAccount({ headers, credential, identity }: FastifyRequest) {
  const expected = headers[PAGE_ACCOUNT_HEADER]
  if (!credential?.isCookie || expected === undefined || !identity.viewer) return
  if (String(identity.viewer.id) !== expected) throw new AppError('unauthenticated', 'api.account-changed')
}

/** Our own pages have the cookie; the token itself is only for clients that keep one. */
function shownTo(request: FastifyRequest, { answer, session }: Performed<Endpoint>): unknown {
  if (typeof session !== 'string' || !prefers(request, 'cookieSession')) return answer
  const { token: _token, ...rest } = answer as { token?: unknown }
  return rest
}

/** Whoever may send files is looked up before they are received. */
const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false

/** A GET that changes something must be a call that somebody made, not a picture or a link on another site. */
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

/** Answers to nobody in particular may be kept and asked about again; the rest is not stored anywhere. */
function send(request: FastifyRequest, reply: FastifyReply, { effect, html }: Endpoint, body: Buffer) {
  if (html) return reply.headers(PAGE_HEADERS).send(body)
  if (effect === 'read' && isByVisitor(request)) return sendTagged(request, reply, tagged(body))
  reply.headers(JSON_HEADERS)
  return reply.header('cache-control', effect !== 'read' ? 'no-store' : 'private, no-store').send(body)
}

/** A page that belongs to one person: shown or printed, never kept, and able to do nothing but look as it looks. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
}

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'Authorization, Cookie, Content-Language, Accept-Language, Prefer',
}

function sendTagged({ headers }: FastifyRequest, reply: FastifyReply, { body, etag }: KeptAnswer) {
  reply.headers(JSON_HEADERS).header('cache-control', 'no-cache').header('etag', etag)
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.send(body)
}

/** The mark only has to tell one state of an answer from the next, and that quickly. */
const tagged = (body: Buffer): KeptAnswer => ({
  body,
  etag: `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`,
})
