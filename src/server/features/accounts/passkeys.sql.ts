import { hash } from 'node:crypto'
import type { Passkey } from '#server/adapters/passkeys/port.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

const CHALLENGE_MINUTES = 5

const hashOf = (challenge: string) => hash('sha256', challenge, 'buffer')

export const insertPasskeyChallenge = (sql: Sql, challenge: string, userId: number | null, now: Date) => sql`
  insert into passkey_challenges (challenge_hash, user_id, expires_at)
  values (${hashOf(challenge)}, ${userId}, ${new Date(now.getTime() + CHALLENGE_MINUTES * 60_000)})`

/** Consumes a challenge that was issued to this user; true only the first time. */
export const consumePasskeyChallenge = async (
  sql: Sql,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<boolean> =>
  (
    await sql`
    delete from passkey_challenges
    where challenge_hash = ${hashOf(challenge)} and user_id is not distinct from ${userId} and expires_at > ${now}`
  ).count > 0

interface PasskeyRow {
  id: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
  label: string | null
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = (sql: Sql) => sql`
  credential_id as id, public_key as "publicKey", sign_count as counter, transports, label, created_at as "createdAt",
  last_used_at as "lastUsedAt"`

export const listPasskeysOf = (sql: Sql, userId: number): Promise<PasskeyRow[]> =>
  sql<PasskeyRow[]>`select ${columns(sql)} from passkeys where user_id = ${userId} order by created_at`

export const findPasskey = (sql: Sql, id: string): Promise<(PasskeyRow & { userId: number }) | null> =>
  maybeOne(sql<(PasskeyRow & { userId: number })[]>`
    select ${columns(sql)}, user_id as "userId" from passkeys where credential_id = ${Buffer.from(id, 'base64url')} for update`)

export const insertPasskey = (sql: Sql, userId: number, passkey: Passkey, label: string | null) => sql`
  insert into passkeys (credential_id, user_id, public_key, sign_count, transports, label)
  values (${Buffer.from(passkey.id, 'base64url')}, ${userId}, ${Buffer.from(passkey.publicKey)}, ${passkey.counter}, ${passkey.transports}, ${label})
  on conflict (credential_id) do nothing`

export const touchPasskey = (sql: Sql, id: Buffer, counter: number, now: Date) =>
  sql`update passkeys set sign_count = ${counter}, last_used_at = ${now} where credential_id = ${id}`

export const deletePasskey = async (sql: Sql, userId: number, id: string): Promise<boolean> =>
  (await sql`delete from passkeys where credential_id = ${Buffer.from(id, 'base64url')} and user_id = ${userId}`)
    .count > 0

export const passkeyOf = ({ id, publicKey, counter, transports }: PasskeyRow): Passkey => ({
  id: id.toString('base64url'),
  publicKey,
  counter,
  transports,
})
