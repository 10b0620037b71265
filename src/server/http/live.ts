import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messageOf } from '#domain/messages.ts'
import { may } from '#domain/policy.ts'
import { authorize } from '#server/authorize.ts'
import { AppError } from '#server/errors.ts'
import { type Hub, redeemTicket, SUPPORT_ID } from '#server/features/live/public.ts'
import type { Services } from '#server/services.ts'
import { allowAnyOrigin } from './cors.ts'
import { bearerOf } from './credential.ts'
import { requestedLanguage } from './language.ts'
import type { RateLimiter } from './limits.ts'
import { originOf } from './origin.ts'
import { type Identity, identify, identityOf, NOBODY } from './viewer.ts'

interface LiveOptions {
  services: Services
  hub: Hub
  limiter: RateLimiter | null
}

/** Live events of the viewer as server-sent events; see `LIVE_EVENTS` in the contract. */
export function liveRoute(app: FastifyInstance, { services, hub, limiter }: LiveOptions) {
  // Open streams would delay the shutdown; their clients reconnect to another node.
  app.addHook('preClose', () => hub.stop())
  app.get('/api/live', { exposeHeadRoute: false }, async (request, reply) => {
    allowAnyOrigin(reply)
    const { viewer, sessionId, isDeactivated, isOwnPage } = await whoAsks(services, request)
    // An impersonating administrator does not count as presence of the user.
    authorize({ access: 'member', impersonation: 'refused' }, { viewer, isDeactivated })
    if (limiter) count(limiter, viewer!.id)
    const ownerId = ownerOf(request, viewer)
    const opening = {
      ownerId,
      userId: viewer!.id,
      sessionId: sessionId!,
      language: requestedLanguage(request, services.texts),
      origin: isOwnPage ? '' : originOf(request, services.config),
      lastEventId: lastEventOf(request),
    }
    await stream(hub, opening, request, reply)
  })
}

type Opening = Omit<Parameters<Hub['open']>[0], 'sink'>

async function stream(hub: Hub, opening: Opening, request: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply
  let isBegun = false
  const begin = () => {
    isBegun = true
    reply.hijack()
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS })
  }
  const sink = {
    write(text: string) {
      // A refusal before the first event is an ordinary response.
      if (!isBegun) begin()
      return raw.write(text)
    },
    end: () => raw.end(),
    drop: () => raw.destroy(),
  }
  try {
    const opened = await hub.open({ ...opening, sink })
    raw.on('drain', opened.resume)
    raw.on('close', opened.close)
    if (raw.destroyed || request.raw.socket.destroyed) opened.close()
  } catch (error) {
    if (!isBegun) throw error
    raw.destroy()
  }
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Disables buffering in proxies, which would hold back the events.
  'x-accel-buffering': 'no',
  // The connection is not reused after a stream, so that the shutdown need not wait for it.
  connection: 'close',
}

/** Authenticates by a token in the header, a ticket in the URL, or the cookie of our own page. */
async function whoAsks(services: Services, request: FastifyRequest): Promise<Identity & { isOwnPage?: boolean }> {
  const token = bearerOf(request)
  if (token !== null) return identify(services, token)
  const { ticket } = request.query as { ticket?: unknown }
  if (typeof ticket === 'string')
    return identityOf(await redeemTicket(services.db, ticket, services.now()), services.config)
  const { session } = request.cookies
  const from = request.headers['sec-fetch-site']
  if (!session || (from !== undefined && from !== 'same-origin')) return NOBODY
  return { ...(await identify(services, session)), isOwnPage: true }
}

/** Staff may subscribe to the support inbox instead of their own. */
function ownerOf(request: FastifyRequest, viewer: Identity['viewer']): number {
  if ((request.query as { desk?: unknown }).desk !== '1') return viewer!.id
  if (!may.replyAsSupport(viewer)) throw new AppError('forbidden', 'api.not-allowed')
  return SUPPORT_ID
}

/** Last event id; browsers send the header, other clients may use the query. */
function lastEventOf({ headers, query }: FastifyRequest): number | null {
  const given = headers['last-event-id'] ?? (query as { last_event_id?: unknown }).last_event_id
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null
}

function count(limiter: RateLimiter, userId: number) {
  const wait = limiter.take(`user ${userId}`, 'read')
  if (wait > 0)
    throw new AppError('too-many', messageOf('api.too-many-requests', { seconds: wait }), {
      retryAfterSeconds: wait,
    })
}
