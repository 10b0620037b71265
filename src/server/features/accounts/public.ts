import type { Identity } from '#server/adapters/identity/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { accountOf, type Provider } from './by-identity.ts'
import { issueTicket } from './tickets.ts'

/** What the page exchanges for a session after a round trip to an identity provider; makes the account when it is new. */
export async function ticketFor(sql: Sql, identity: Identity, provider: Provider, now: Date): Promise<string> {
  const { id, isNew } = await accountOf(sql, identity, provider, now)
  if (isNew && identity.picture) await enqueue(sql, 'fetch-portrait', { userId: id })
  return issueTicket(sql, { channel: 'identity', address: String(id) }, now)
}

export { assignAccountType, followVerification } from './account-type.ts'
export { deleteOldDevices } from './known-devices.ts'
export { makeAdmin } from './make-admin.ts'
