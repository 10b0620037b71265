import type { Identity } from '#server/adapters/identity/port.ts'
import type { Context } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { spendTicket } from './codes.ts'
import { findIdentity, findVerifiedEmail, insertIdentity, insertUser } from './queries.ts'
import { wrongDetails } from './refusals.ts'

interface Asked {
  type: 0 | 1 | 2 | 3
  auth_id?: string | undefined
  id_token?: string | undefined
}

/** The account behind a provider's word: a ticket from the round trip of the browser, or a signed statement. */
export async function accountByIdentity(ctx: Context, { type, auth_id, id_token }: Asked): Promise<number> {
  if (id_token) {
    const identity = await ctx.identities[type === 0 ? 'google' : 'apple']?.verify(id_token)
    if (!identity || (auth_id && auth_id !== identity.subject)) throw wrongDetails()
    return accountOf(ctx.sql, identity, type === 0 ? 'google' : 'apple', ctx.now)
  }
  const proved = auth_id ? await spendTicket(ctx.sql, auth_id, ctx.now) : null
  if (proved?.channel !== 'identity') throw wrongDetails()
  return Number(proved.address)
}

/** Known by (issuer, subject) alone. A shared address joins two accounts only when both sides have verified it. */
export async function accountOf(
  sql: Sql,
  identity: Identity,
  provider: 'google' | 'apple',
  now: Date,
): Promise<number> {
  // Two first visits at once must not make two accounts.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${identity.issuer} ${identity.subject}`}, 0))`
  const known = await findIdentity(sql, identity)
  if (known !== null) return known
  const email = identity.isEmailVerified ? identity.email : null
  const userId =
    (email && (await findVerifiedEmail(sql, email))) ||
    (await insertUser(sql, {
      name: identity.name ?? email?.split('@')[0] ?? 'Member',
      login_type: provider,
      email,
      email_verified_at: email ? now : null,
      created_at: now,
    }))
  await insertIdentity(sql, identity, userId)
  return userId
}
