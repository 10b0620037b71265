import { hash, randomBytes } from 'node:crypto'
import { mustEnrol, type SessionOwner } from '#server/db/sessions.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

export const TICKET_SECONDS = 30
const TICKET = /^[\w-]{43}$/
const hashOf = (ticket: string) => hash('sha256', ticket, 'buffer')

export async function issueTicket(sql: Sql, sessionId: number, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await sql`delete from live_tickets where session_id = ${sessionId} and expires_at < ${now}`
  await sql`
    insert into live_tickets (token_hash, session_id, expires_at)
    values (${hashOf(ticket)}, ${sessionId}, ${new Date(now.getTime() + TICKET_SECONDS * 1000)})`
  return ticket
}

/** Consumes a ticket; it is valid once. */
export function redeemTicket(sql: Sql, ticket: string, now: Date): Promise<SessionOwner | null> {
  if (!TICKET.test(ticket)) return Promise.resolve(null)
  return maybeOne(sql<SessionOwner[]>`
    with spent as (delete from live_tickets where token_hash = ${hashOf(ticket)} returning session_id, expires_at)
    select s.id as "sessionId", users.id, users.role, users.is_active as "isActive", users.is_demo as "isDemo",
      s.impersonator_id as "impersonatorId", ${mustEnrol(sql)} as "mustEnrol", s.last_seen_at as "lastSeenAt"
    from spent join sessions s on s.id = spent.session_id join users on users.id = s.user_id
    where spent.expires_at > ${now} and s.expires_at > ${now}`)
}
