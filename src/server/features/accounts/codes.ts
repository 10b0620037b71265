import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { CODE_RULES, codeFrom } from '#domain/one-time-code.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'

export type Channel = 'sms' | 'mail'

/** What a ticket proves: an address, or an account that a provider vouched for. */
export interface Proved {
  channel: Channel | 'identity'
  address: string
}

/** Where a code goes. Addresses are compared as they are written here. */
export interface CodeAddress {
  channel: Channel
  address: string
  /** The account whose new address the code confirms; such a code is no proof for anything else. */
  userId?: number
}

/** Where the code of a call goes: a number as its digits, an address in small letters. */
export const receiverOf = ({
  number,
  email,
}: {
  number?: string | undefined
  email?: string | undefined
}): CodeAddress =>
  number !== undefined ? { channel: 'sms', address: number } : { channel: 'mail', address: email!.toLowerCase() }

const MINUTE_MS = 60_000
const TICKET_MINUTES = 10

/** The code that is still good for an address, or a new one; `id` is enough to send it. */
export function takeCode(
  sql: Sql,
  { channel, address, userId }: CodeAddress,
  now: Date,
): Promise<{ id: number; nonce: Buffer }> {
  const expiresAt = new Date(now.getTime() + CODE_RULES.minutes * MINUTE_MS)
  return one(sql<{ id: number; nonce: Buffer }[]>`
    with live as (
      select id, nonce from otps where channel = ${channel} and address = ${address} and user_id is not distinct from ${userId ?? null}
        and used_at is null and expires_at > ${now} and attempts < ${CODE_RULES.attempts} order by created_at desc, id desc limit 1
    ), made as (
      insert into otps (channel, address, user_id, nonce, created_at, expires_at)
      select ${channel}, ${address}, ${userId ?? null}::bigint, ${randomBytes(32)}, ${now}, ${expiresAt} where not exists (select from live)
      returning id, nonce
    )
    select id, nonce from live union all select id, nonce from made`)
}

/** A code in words, made anew from what only this site knows. */
export const codeOf = (derive: Derive, { id, nonce }: { id: number; nonce: Buffer }): string =>
  codeFrom(derive('one-time code', Buffer.concat([Buffer.from(`${id}:`), nonce])))

export const findCode = (sql: Sql, id: number) =>
  maybeOne(sql<
    (Omit<CodeAddress, 'userId'> & {
      id: number
      userId: number | null
      nonce: Buffer
      expiresAt: Date
      isUsed: boolean
    })[]
  >`
    select id, channel, address, user_id as "userId", nonce, expires_at as "expiresAt", used_at is not null as "isUsed" from otps where id = ${id}`)

/** An attempt is spent before anything is compared, in one statement: guessing at once gains nothing. */
export async function spendCode(
  sql: Sql,
  derive: Derive,
  { channel, address, userId }: CodeAddress,
  typed: string,
  now: Date,
): Promise<'right' | 'wrong' | 'none'> {
  const code = await maybeOne(sql<{ id: number; nonce: Buffer }[]>`
    update otps set attempts = attempts + 1
    where id = (
      select id from otps where channel = ${channel} and address = ${address} and user_id is not distinct from ${userId ?? null}
        and used_at is null and expires_at > ${now}
      order by created_at desc, id desc limit 1 for update
    ) and attempts < ${CODE_RULES.attempts} and used_at is null
    returning id, nonce`)
  if (!code) return 'none'
  const isRight = timingSafeEqual(hash('sha256', typed, 'buffer'), hash('sha256', codeOf(derive, code), 'buffer'))
  if (!isRight) return 'wrong'
  await sql`update otps set used_at = ${now} where id = ${code.id}`
  return 'right'
}

/** What stands for a proved address until the sign-in that follows: random, good once and for ten minutes. */
export async function issueTicket(sql: Sql, { channel, address }: Proved, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await sql`
    insert into signup_tickets (token_hash, channel, address, created_at, expires_at)
    values (${hash('sha256', ticket, 'buffer')}, ${channel}, ${address}, ${now}, ${new Date(now.getTime() + TICKET_MINUTES * MINUTE_MS)})`
  return ticket
}

/** The address that a ticket proves; it is worth nothing afterwards. */
export const spendTicket = (sql: Sql, ticket: string, now: Date): Promise<Proved | null> =>
  maybeOne(sql<Proved[]>`
    update signup_tickets set used_at = ${now}
    where token_hash = ${hash('sha256', ticket, 'buffer')} and used_at is null and expires_at > ${now}
    returning channel, address`)
