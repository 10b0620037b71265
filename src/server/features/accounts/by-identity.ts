import type { BrokeredIdentity, Identity } from '#server/adapters/identity/port.ts'
import type { Context } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { findIdentity, findVerifiedEmail, insertIdentity, insertUser, isVerifiedElsewhere } from './queries.ts'
import { wrongDetails } from './refusals.ts'
import { consumeTicket } from './tickets.sql.ts'

interface IdentitySignIn {
  type: 0 | 1 | 2 | 3
  auth_id?: string | undefined
  id_token?: string | undefined
  firebase_token?: string | undefined
  name?: string | undefined
}

/** The account whose ownership was proved, and whether this sign-in created it. */
export interface ProvedAccount {
  id: number
  isNew: boolean
}

export type Provider = 'google' | 'apple'

/** Resolves the account from a provider's proof: a ticket of the browser redirect, or a signed ID token. */
export async function accountByIdentity(ctx: Context, input: IdentitySignIn): Promise<ProvedAccount> {
  const provider = input.type === 2 ? 'apple' : 'google'
  if (input.id_token || input.firebase_token) {
    const identity = input.id_token
      ? await ctx.identities[provider]?.verify(input.id_token)
      : await brokeredIdentity(ctx, input, provider)
    if (!identity || (input.auth_id && input.auth_id !== identity.subject)) throw wrongDetails()
    // Apple sends the name only to the app, and only at the first sign-in.
    const account = await accountOf(
      ctx.sql,
      { ...identity, name: identity.name ?? input.name ?? null },
      provider,
      ctx.now,
    )
    if (account.isNew && identity.picture) await ctx.enqueue('fetch-portrait', { userId: account.id })
    return account
  }
  const proved = input.auth_id ? await consumeTicket(ctx.sql, input.auth_id, ctx.now) : null
  if (proved?.channel !== 'identity') throw wrongDetails()
  return { id: Number(proved.address), isNew: false }
}

/** The identity of a broker's token, or null when the user signed in there with another method than the call claims. */
export async function brokeredIdentity(
  { identities }: Context,
  { firebase_token, auth_id }: Pick<IdentitySignIn, 'firebase_token' | 'auth_id'>,
  way: BrokeredIdentity['signedInWith'],
): Promise<BrokeredIdentity | null> {
  const identity = firebase_token ? await identities.firebase?.verify(firebase_token) : null
  return identity?.signedInWith === way && (!auth_id || auth_id === identity.subject) ? identity : null
}

/**
 * Accounts are identified by (issuer, subject). A shared email links an identity to an account only when both have
 * verified it.
 */
export async function accountOf(sql: Sql, identity: Identity, provider: Provider, now: Date): Promise<ProvedAccount> {
  // Advisory lock: two concurrent first sign-ins must not create two accounts.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${identity.issuer} ${identity.subject}`}, 0))`
  const known = await findIdentity(sql, identity)
  if (known !== null) return { id: known, isNew: false }
  const email = identity.isEmailVerified ? identity.email : null
  const joined = email && (await findVerifiedEmail(sql, { email, issuer: identity.issuer, loginType: provider }))
  const id = joined || (await openAccount(sql, { identity, provider, email, now }))
  await insertIdentity(sql, identity, id)
  return { id, isNew: !joined }
}

interface Opening {
  identity: Identity
  provider: Provider
  /** Email that the provider has verified. */
  email: string | null
  now: Date
}

async function openAccount(sql: Sql, { identity, provider, email, now }: Opening): Promise<number> {
  const isFree = email !== null && !(await isVerifiedElsewhere(sql, email, provider))
  return insertUser(sql, {
    name: identity.name ?? email?.split('@')[0] ?? 'Member',
    login_type: provider,
    email,
    email_verified_at: isFree ? now : null,
    created_at: now,
  })
}
