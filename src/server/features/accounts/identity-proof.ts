import type { ProofOptions } from '#contract/accounts-identity.ts'
import { withShortAddresses } from '#domain/redact.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import type { CodeAddress } from './codes.ts'
import { hasTotp } from './two-factor.sql.ts'

const PROOF_MINUTES = 10

/**
 * Throws unless the owner proved their identity in this session within ten minutes; the error lists the available
 * methods.
 */
export async function requireRecentProof(ctx: Context): Promise<void> {
  const since = new Date(ctx.now.getTime() - PROOF_MINUTES * 60_000)
  const isRecent = await maybeOne(ctx.sql`
    select from sessions where id = ${ctx.sessionId} and user_id = ${ctx.viewer!.id} and impersonator_id is null and proved_at > ${since}`)
  if (isRecent) return
  throw new AppError('refused', 'api.proof-required', {
    key: 'proofRequired',
    beside: { proofs: await findProofOptions(ctx.sql, ctx.viewer!.id) },
  })
}

export const markProved = (sql: Sql, sessionId: number | null, now: Date) =>
  sql`update sessions set proved_at = ${now} where id = ${sessionId} and impersonator_id is null`

async function findProofOptions(sql: Sql, userId: number): Promise<ProofOptions> {
  const { hasPassword, hasPasskey } = await one(sql<{ hasPassword: boolean; hasPasskey: boolean }[]>`
    select password_hash is not null as "hasPassword",
      exists (select from passkeys where user_id = users.id) as "hasPasskey" from users where id = ${userId}`)
  // A session and the password alone must not be enough to turn off two-factor sign-in.
  if (await hasTotp(sql, userId)) return { password: false, passkey: hasPasskey, totp: true, code_to: null }
  const receiver = await findOwnReceiver(sql, userId)
  return { password: hasPassword, passkey: hasPasskey, totp: false, code_to: receiver && shortReceiver(receiver) }
}

/** Recipient of the owner's codes: the phone number of the login, otherwise the verified email. */
export async function findOwnReceiver(sql: Sql, userId: number): Promise<CodeAddress | null> {
  return maybeOne(sql<CodeAddress[]>`
    select case when login_type = 'phone' then 'sms' else 'mail' end as channel,
      case when login_type = 'phone' then coalesce(country_code, '') || phone else lower(email) end as address
    from users where id = ${userId} and (login_type = 'phone' and phone is not null or email_verified_at is not null and email is not null)`)
}

const shortReceiver = ({ channel, address }: CodeAddress) =>
  channel === 'mail' ? withShortAddresses(address) : `+•••${address.slice(-3)}`
