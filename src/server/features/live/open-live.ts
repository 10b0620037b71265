import type { openLive as endpoint } from '#contract/live.ts'
import type { Handler } from '#server/context.ts'
import { issueTicket, TICKET_SECONDS } from './tickets.sql.ts'

export const openLive: Handler<typeof endpoint> = async ({ sql, sessionId, now }) => ({
  ticket: await issueTicket(sql, sessionId!, now),
  expires_in: TICKET_SECONDS,
})
