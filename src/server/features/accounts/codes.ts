import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { CODE_RULES, codeFrom } from '#domain/one-time-code.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import { BYTEA_ARRAY } from './attempts.ts'

export type Channel = 'sms' | 'mail'

/** Recipient of a code; addresses are compared in the form stored here. */
export interface CodeAddress {
  channel: Channel
  address: string
  /** The account whose new address the code confirms; such a code proves nothing else. */
  userId?: number
}

/** The requester of a code and the registration it completes. */
export interface CodeOrigin {
  requester: Buffer
  registrationId?: number | null
}

/** Input from which a code is derived. */
export interface CodeSeed {
  id: number
  nonce: Buffer
}

/** Recipient of a call's code: a phone number as digits, an email address in lower case. */
export const receiverOf = ({
  number,
  email,
}: {
  number?: string | undefined
  email?: string | undefined
}): CodeAddress =>
  number !== undefined ? { channel: 'sms', address: number } : { channel: 'mail', address: email!.toLowerCase() }

const MINUTE_MS = 60_000

/** Returns the requester's valid code, or creates one; its `id` is enough to send it. */
export function issueCode(
  sql: Sql,
  { channel, address, userId, requester, registrationId }: CodeAddress & CodeOrigin,
  now: Date,
): Promise<CodeSeed> {
  const expiresAt = new Date(now.getTime() + CODE_RULES.minutes * MINUTE_MS)
  return one(sql<CodeSeed[]>`
    with live as (
      select id, nonce from otps where channel = ${channel} and address = ${address} and user_id is not distinct from ${userId ?? null}
        and registration_id is not distinct from ${registrationId ?? null} and requester_hash = ${requester}
        and used_at is null and expires_at > ${now} and requester_attempts < ${CODE_RULES.attempts}
      order by created_at desc, id desc limit 1
    ), made as (
      insert into otps (channel, address, user_id, registration_id, requester_hash, nonce, created_at, expires_at)
      select ${channel}, ${address}, ${userId ?? null}::bigint, ${registrationId ?? null}::bigint, ${requester}, ${randomBytes(32)},
        ${now}, ${expiresAt}
      where not exists (select from live)
      returning id, nonce
    )
    select id, nonce from live union all select id, nonce from made`)
}

/** The code as text, derived from the seed and the site's secret; it is never stored. */
export const codeOf = (derive: Derive, code: CodeSeed): string => codeFrom(derive('one-time code', seedOf(code)))

/** Token of the link in an emailed code: the code's id and 128 derived bits. Like the code, it is never stored. */
export const linkTokenOf = (derive: Derive, code: CodeSeed): string =>
  `${code.id}-${derive('code link', seedOf(code)).subarray(0, 16).toString('base64url')}`

const seedOf = ({ id, nonce }: CodeSeed) => Buffer.concat([Buffer.from(`${id}:`), nonce])

export interface Code extends CodeSeed {
  channel: Channel
  address: string
  userId: number | null
  registrationId: number | null
  expiresAt: Date
  isUsed: boolean
}

export const findCode = (sql: Sql, id: number): Promise<Code | null> =>
  maybeOne(sql<Code[]>`
    select id, channel, address, user_id as "userId", registration_id as "registrationId", nonce, expires_at as "expiresAt",
      used_at is not null as "isUsed"
    from otps where id = ${id}`)

/** Result of a comparison; for a correct code, the registration that it completes. */
type Spent = 'wrong' | 'none' | { registrationId: number | null }

/**
 * Increments the attempt counter of every live code of an address in one statement before any comparison, so parallel
 * guesses cannot exceed the limit. Attempts on a requester's own code count against the requester's limit, others
 * against the shared limit. A code without attempts left is not compared.
 */
export async function consumeCode(
  sql: Sql,
  derive: Derive,
  { channel, address, userId, typed, requesters }: CodeAddress & { typed: string; requesters: Buffer[] },
  now: Date,
): Promise<Spent> {
  const codes = await sql<(CodeSeed & { registrationId: number | null })[]>`
    with live as (
      select id, requester_hash = any (${sql.array(requesters, BYTEA_ARRAY)}) as own from otps
      where channel = ${channel} and address = ${address} and user_id is not distinct from ${userId ?? null}
        and used_at is null and expires_at > ${now}
      order by id for update
    )
    update otps set requester_attempts = requester_attempts + own::integer, other_attempts = other_attempts + (not own)::integer
    from live where otps.id = live.id and used_at is null
      and case when own then requester_attempts < ${CODE_RULES.attempts} else other_attempts < ${CODE_RULES.otherAttempts} end
    returning otps.id, nonce, registration_id as "registrationId"`
  if (codes.length === 0) return 'none'
  const right = codes.find((code) => isSame(typed, codeOf(derive, code)))
  if (!right) return 'wrong'
  await endCodes(sql, { channel, address, userId: userId ?? null }, now)
  return { registrationId: right.registrationId }
}

/** The code whose link has this token, used or not. */
export async function findLinkedCode(sql: Sql, derive: Derive, token: string): Promise<Code | null> {
  const id = Number(/^(\d{1,15})-/.exec(token)?.[1] ?? 0)
  const code = await findCode(sql, id)
  return code && isSame(token, linkTokenOf(derive, code)) ? code : null
}

/** Consumes a code; false if it was used or has expired. */
export async function useCode(sql: Sql, code: Code, now: Date): Promise<boolean> {
  const used = await maybeOne(sql`
    update otps set used_at = ${now} where id = ${code.id} and used_at is null and expires_at > ${now} returning id`)
  if (used) await endCodes(sql, code, now)
  return used !== null
}

/** Invalidates all codes of an address once one of them is accepted. */
const endCodes = (sql: Sql, { channel, address, userId }: Pick<Code, 'channel' | 'address' | 'userId'>, now: Date) =>
  sql`
    update otps set used_at = ${now}
    where channel = ${channel} and address = ${address} and user_id is not distinct from ${userId} and used_at is null`

const isSame = (given: string, expected: string) =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
