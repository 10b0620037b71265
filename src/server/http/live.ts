import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messageOf } from '#domain/messages.ts'
import { may } from '#domain/policy.ts'
import { AppError } from '#server/errors.ts'
import { DESK, type Hub, redeemTicket } from '#server/features/live/public.ts'
import { admit } from '#server/perform.ts'
import type { Services } from '#server/services.ts'
import { allowAnyOrigin } from './cors.ts'
import { bearerOf } from './credential.ts'
import { askedLanguage } from './language.ts'
import type { RateLimiter } from './limits.ts'
import { originOf } from './origin.ts'
import { type Identity, identify, identityOf, NOBODY } from './viewer.ts'

interface LiveOptions {
  services: Services
  hub: Hub
  limiter: RateLimiter | null
}

/** The stream of what happens to the viewer, as server-sent events; see `LIVE_EVENTS` in the contract. */
export function liveRoute(app: FastifyInstance, { services, hub, limiter }: LiveOptions) {
  // Open pages would hold up a server that wants to close; they come back to another node.
  app.addHook('preClose', () => hub.stop())
  app.get('/api/live', { exposeHeadRoute: false }, async (request, reply) => {
    allowAnyOrigin(reply)
    const { viewer, sessionId, isDeactivated, isOwnPage } = await whoAsks(services, request)
    // Whoever looks as somebody else is not that person's presence.
    admit({ access: 'member', impersonation: 'refused' }, { viewer, isDeactivated })
    if (limiter) count(limiter, viewer!.id)
    const ownerId = ownerOf(request, viewer)
    const opening = {
      ownerId,
      userId: viewer!.id,
      sessionId: sessionId!,
      language: askedLanguage(request, services.texts),
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
      // A refusal before the first word is an ordinary answer.
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
  // Proxies that gather answers would keep the events to themselves.
  'x-accel-buffering': 'no',
  // Nothing follows a stream on its connection, and a server that closes need not wait for it.
  connection: 'close',
}

/** A token in the header, a ticket in the address, or the cookie of a page of our own. */
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

/** Staff may listen for the desk instead of for themselves. */
function ownerOf(request: FastifyRequest, viewer: Identity['viewer']): number {
  if ((request.query as { desk?: unknown }).desk !== '1') return viewer!.id
  if (!may.speakForDesk(viewer)) throw new AppError('forbidden', 'api.not-allowed')
  return DESK
}

/** Where to go on; browsers send the header by themselves, others may write it into the address. */
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
