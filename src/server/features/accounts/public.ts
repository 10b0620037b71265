import type { Identity } from '#server/adapters/identity/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { accountOf } from './by-identity.ts'
import { issueTicket } from './codes.ts'

export { requireCompleteProfile, requireVerification } from './gates.ts'

/** What the page exchanges for a session after a round trip to an identity provider; makes the account when it is new. */
export async function ticketFor(
  sql: Sql,
  identity: Identity,
  provider: 'google' | 'apple',
  now: Date,
): Promise<string> {
  const userId = await accountOf(sql, identity, provider, now)
  return issueTicket(sql, { channel: 'identity', address: String(userId) }, now)
}
