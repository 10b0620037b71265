import { hash, randomBytes } from 'node:crypto'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import type { Channel } from './codes.ts'

/** What a ticket proves: a phone number or email address, or an account of a provider sign-in. */
export interface Proved {
  channel: Channel | 'identity'
  address: string
}

const TICKET_MS = 600_000

/**
 * Issues a random ticket that stands for a verified address until the sign-in that follows; valid once, for ten
 * minutes.
 */
export async function issueTicket(sql: Sql, { channel, address }: Proved, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await sql`
    insert into signup_tickets (token_hash, channel, address, created_at, expires_at)
    values (${hash('sha256', ticket, 'buffer')}, ${channel}, ${address}, ${now}, ${new Date(now.getTime() + TICKET_MS)})`
  return ticket
}

/** Consumes a ticket and returns what it proves. */
export const consumeTicket = (sql: Sql, ticket: string, now: Date): Promise<Proved | null> =>
  maybeOne(sql<Proved[]>`
    update signup_tickets set used_at = ${now}
    where token_hash = ${hash('sha256', ticket, 'buffer')} and used_at is null and expires_at > ${now}
    returning channel, address`)
