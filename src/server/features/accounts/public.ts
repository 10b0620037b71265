import type { Identity } from '#server/adapters/identity/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { accountOf, type Provider } from './by-identity.ts'
import { issueTicket } from './tickets.sql.ts'

/**
 * Issues the ticket that the page exchanges for a session after a provider redirect; creates the account if it is new.
 */
export async function ticketFor(sql: Sql, identity: Identity, provider: Provider, now: Date): Promise<string> {
  const { id, isNew } = await accountOf(sql, identity, provider, now)
  if (isNew && identity.picture) await enqueue(sql, 'fetch-portrait', { userId: id })
  return issueTicket(sql, { channel: 'identity', address: String(id) }, now)
}

export { assignAccountType, followVerification } from './account-type.sql.ts'
export { requireRecentProof } from './identity-proof.ts'
export { deleteOldDevices } from './known-devices.ts'
export { makeAdmin } from './make-admin.ts'
export { resetSecondFactors } from './reset-second-factors.ts'
