import type { listSessions as endpoint } from '#contract/accounts.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { listSessions as list } from '#server/db/sessions.ts'

export const listSessions: Handler<typeof endpoint> = async ({ sql, viewer, sessionId, now }) =>
  (await list(sql, viewer!.id, now)).map((session) => ({
    id: session.id,
    device: session.userAgent ?? '',
    created_at: instantOf(session.createdAt),
    last_seen_at: instantOf(session.lastSeenAt),
    is_current: session.id === sessionId,
  }))
