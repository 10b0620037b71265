import type { FastifyRequest } from 'fastify'
import type { Viewer } from '#domain/policy.ts'
import type { Enrolling } from '#server/authorize.ts'
import { findSessionOwner, type SessionOwner, touchSession } from '#server/db/sessions.ts'
import type { Services } from '#server/services.ts'

/** Identity of a token; an invalid or expired token is anonymous. */
export interface Identity {
  viewer: Viewer
  /** Session of the token. */
  sessionId: number | null
  isDeactivated: boolean
  /** Set for staff who must set up a second factor: for all other calls they are a visitor. */
  enrolling?: Enrolling
}

export const NOBODY: Identity = { viewer: null, sessionId: null, isDeactivated: false }

type Needs = Pick<Services, 'db' | 'now' | 'config'>

export async function identify({ db, now, config }: Needs, token: string): Promise<Identity> {
  const owner = await findSessionOwner(db, token, now())
  if (owner) recordSeen(db, owner, now())
  return identityOf(owner, config)
}

/** Identity of the owner of a session. Outside demo mode, the demo accounts have no session. */
export function identityOf(owner: SessionOwner | null, { demo }: Services['config']): Identity {
  if (!owner || (owner.isDemo && !demo)) return NOBODY
  if (!owner.isActive) return { viewer: null, sessionId: null, isDeactivated: true }
  const { id, role, isDemo, sessionId } = owner
  if (owner.mustEnrol && owner.impersonatorId === null)
    return { ...NOBODY, enrolling: { viewer: { id, role, isDemo }, sessionId } }
  return {
    viewer:
      owner.impersonatorId === null
        ? { id, role, isDemo }
        : // Impersonation never grants a staff role, even if the user got one meanwhile.
          {
            id,
            role: 'user',
            isDemo,
            impersonatorId: owner.impersonatorId,
            impersonationId: sessionId,
          },
    sessionId,
    isDeactivated: false,
  }
}

/** Identity of a page reader from the cookie; for reads only, because browsers attach cookies to any request. */
export async function readerOf(services: Needs, request: FastifyRequest): Promise<Identity> {
  const token = request.cookies.session
  if (!token || (request.method !== 'GET' && request.method !== 'HEAD')) return NOBODY
  return identify(services, token)
}

const SEEN_MINUTES = 5

/**
 * Updates the last-seen time after the response, at most once in a few minutes; the statement checks the stored time
 * again, so nodes need no coordination.
 */
function recordSeen(db: Needs['db'], { sessionId, lastSeenAt }: SessionOwner, now: Date) {
  const stale = new Date(now.getTime() - SEEN_MINUTES * 60_000)
  if (lastSeenAt > stale) return
  // A lost update is repeated by the next request.
  touchSession(db, sessionId, now, stale).catch(() => {})
}
