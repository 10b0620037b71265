import { hash } from 'node:crypto'
import { isFactorRequired, mustEnrol } from '#server/db/sessions.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { BYTEA_ARRAY } from './attempts.ts'

export interface TotpRow {
  sealed: Buffer
  createdAt: Date
  confirmedAt: Date | null
  lastStep: number | null
}

/** Locks the row until the transaction ends, so that parallel attempts see the last used step. */
export const lockTotp = (sql: Sql, userId: number): Promise<TotpRow | null> =>
  maybeOne(sql<TotpRow[]>`
    select sealed, created_at as "createdAt", confirmed_at as "confirmedAt", last_step::float8 as "lastStep"
    from totp_secrets where user_id = ${userId} for update`)

export const hasTotp = async (sql: Sql, userId: number): Promise<boolean> =>
  (await maybeOne(sql`select from totp_secrets where user_id = ${userId} and confirmed_at is not null`)) !== null

export const findTwoFactor = (sql: Sql, userId: number) =>
  one(sql<{ since: Date | null; codesLeft: number; isRequired: boolean }[]>`
    select t.confirmed_at as since,
      (select count(*) from recovery_codes where user_id = users.id)::integer as "codesLeft",
      ${isFactorRequired(sql)} as "isRequired"
    from users left join totp_secrets t on t.user_id = users.id where users.id = ${userId}`)

export const findMustEnrol = async (sql: Sql, userId: number): Promise<boolean> =>
  (await maybeOne(sql`select from users where id = ${userId} and ${mustEnrol(sql)}`)) !== null

/** Staff who must use a second factor and have passkeys: without TOTP, only a passkey signs them in. */
export const hasRequiredPasskey = async (sql: Sql, userId: number): Promise<boolean> =>
  (await maybeOne(sql`
    select from users where id = ${userId} and ${isFactorRequired(sql)} and exists (select from passkeys where user_id = users.id)`)) !==
  null

/** Issuer that authenticator apps show beside the account. */
export const findSiteName = async (sql: Sql): Promise<string> =>
  (
    await one(sql<{ site: string }[]>`
      select coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as site`)
  ).site

/** Stores a new unconfirmed secret in place of an unconfirmed one; false if the existing secret is confirmed. */
export const saveTotp = async (sql: Sql, userId: number, sealed: Buffer, now: Date): Promise<boolean> =>
  (
    await sql`
      insert into totp_secrets (user_id, sealed, created_at) values (${userId}, ${sealed}, ${now})
      on conflict (user_id) do update set sealed = excluded.sealed, created_at = excluded.created_at, last_step = null
      where totp_secrets.confirmed_at is null`
  ).count > 0

export const confirmTotp = (sql: Sql, userId: number, step: number, now: Date) =>
  sql`update totp_secrets set confirmed_at = ${now}, last_step = ${step} where user_id = ${userId}`

export const saveStep = (sql: Sql, userId: number, step: number) =>
  sql`update totp_secrets set last_step = ${step} where user_id = ${userId}`

/** Deletes the TOTP secret with its recovery codes. */
export const deleteTotp = async (sql: Sql, userId: number): Promise<boolean> =>
  (await sql`delete from totp_secrets where user_id = ${userId} and confirmed_at is not null`).count > 0

/** Deletes TOTP with its recovery codes, and the passkeys; false if the account has neither. */
export async function deleteSecondFactors(sql: Sql, userId: number): Promise<boolean> {
  const totp = await sql`delete from totp_secrets where user_id = ${userId}`
  const passkeys = await sql`delete from passkeys where user_id = ${userId}`
  return totp.count + passkeys.count > 0
}

export async function replaceRecoveryCodes(sql: Sql, userId: number, hashes: readonly Buffer[]) {
  await sql`delete from recovery_codes where user_id = ${userId}`
  await sql`
    insert into recovery_codes (user_id, code_hash)
    select ${userId}::bigint, unnest(${sql.array([...hashes], BYTEA_ARRAY)}::bytea[])`
}

/** Consumes a recovery code; true only the first time. */
export const consumeRecoveryCode = async (sql: Sql, userId: number, codeHash: Buffer): Promise<boolean> =>
  (await sql`delete from recovery_codes where user_id = ${userId} and code_hash = ${codeHash}`).count > 0

interface NewPendingSignIn {
  token: string
  userId: number
  deviceToken: string | undefined
  expiresAt: Date
}

export const insertPendingSignIn = (sql: Sql, { token, userId, deviceToken, expiresAt }: NewPendingSignIn) => sql`
  insert into pending_sign_ins (token_hash, user_id, device_token, expires_at)
  values (${hashOf(token)}, ${userId}, ${deviceToken ?? null}, ${expiresAt})`

/** Counts an attempt before its code is compared; null for a token that is unknown, expired or out of attempts. */
export const claimPendingAttempt = (sql: Sql, token: string, most: number, now: Date) =>
  maybeOne(sql<{ userId: number; deviceToken: string | null }[]>`
    update pending_sign_ins set attempts = attempts + 1
    where token_hash = ${hashOf(token)} and expires_at > ${now} and attempts < ${most}
    returning user_id as "userId", device_token as "deviceToken"`)

export const deletePendingSignIn = (sql: Sql, token: string) =>
  sql`delete from pending_sign_ins where token_hash = ${hashOf(token)}`

/** Invalidates pending sign-ins that started with the old password. */
export const deletePendingSignInsOf = (sql: Sql, userId: number) =>
  sql`delete from pending_sign_ins where user_id = ${userId}`

const hashOf = (token: string) => hash('sha256', token, 'buffer')
