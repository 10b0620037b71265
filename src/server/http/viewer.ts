import type { FastifyRequest } from 'fastify'
import type { Viewer } from '#domain/policy.ts'
import { findSessionOwner, type SessionOwner, touchSession } from '#server/db/sessions.ts'
import type { Services } from '#server/services.ts'

/** Who a token says is asking; a bad or stale token is nobody. */
export interface Identity {
  viewer: Viewer
  /** The session that the token belongs to. */
  sessionId: number | null
  isDeactivated: boolean
}

export const NOBODY: Identity = { viewer: null, sessionId: null, isDeactivated: false }

type Needs = Pick<Services, 'db' | 'now' | 'config'>

export async function identify({ db, now, config }: Needs, token: string): Promise<Identity> {
  const owner = await findSessionOwner(db, token, now())
  if (owner) noteSeen(db, owner, now())
  return identityOf(owner, config)
}

/** The identity of a session's owner. Without the demo, its published accounts have no session. */
export function identityOf(owner: SessionOwner | null, { demo }: Services['config']): Identity {
  if (!owner || (owner.isDemo && !demo)) return NOBODY
  if (!owner.isActive) return { viewer: null, sessionId: null, isDeactivated: true }
  return {
    viewer:
      owner.impersonatorId === null
        ? { id: owner.id, role: owner.role, isDemo: owner.isDemo }
        : // Whatever office that person may have got meanwhile, it was not lent.
          {
            id: owner.id,
            role: 'user',
            isDemo: owner.isDemo,
            impersonatorId: owner.impersonatorId,
            impersonationId: owner.sessionId,
          },
    sessionId: owner.sessionId,
    isDeactivated: false,
  }
}

/** Who reads a page, from its cookie; only for reading, because a browser sends cookies unasked. */
export async function readerOf(services: Needs, request: FastifyRequest): Promise<Identity> {
  const token = request.cookies.session
  if (!token || (request.method !== 'GET' && request.method !== 'HEAD')) return NOBODY
  return identify(services, token)
}

const SEEN_MINUTES = 5

/** Written beside the answer, never before it, and once in a few minutes: the statement looks again, so nodes need not agree. */
function noteSeen(db: Needs['db'], { sessionId, lastSeenAt }: SessionOwner, now: Date) {
  const stale = new Date(now.getTime() - SEEN_MINUTES * 60_000)
  if (lastSeenAt > stale) return
  // A note that is lost is made with the next request.
  touchSession(db, sessionId, now, stale).catch(() => {})
}
