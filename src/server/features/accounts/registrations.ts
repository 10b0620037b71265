import type { AccountType } from '#domain/account-type.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

const DAYS = 7
const DAY_MS = 86_400_000

export interface Registration {
  email: string
  name: string
  phone: string | null
  country_code: string | null
  account_type: AccountType
  password_hash: string
}

/** Takes turns with everybody who proves or registers this address until the transaction ends. */
export const lockEmail = (sql: Sql, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email.toLowerCase()}`}, 0))`

/** Stores a registration until its address is proved. An earlier one of this address ends, and its codes with it. */
export async function replaceRegistration(
  sql: Sql,
  registration: Registration,
  { requester, now }: { requester: Buffer; now: Date },
): Promise<number> {
  await lockEmail(sql, registration.email)
  await endRegistration(sql, registration.email)
  const expires_at = new Date(now.getTime() + DAYS * DAY_MS)
  const row = { ...registration, requester_hash: requester, created_at: now, expires_at }
  const { id } = await one(sql<{ id: number }[]>`insert into registrations ${sql(row)} returning id`)
  return id
}

export const endRegistration = (sql: Sql, email: string) =>
  sql`delete from registrations where lower(email) = lower(${email})`

/** The registration that a code for this address completes; none where an account has proved the address. */
export async function findRegistration(sql: Sql, email: string, now: Date): Promise<number | null> {
  const row = await maybeOne(sql<{ id: number }[]>`
    select id from registrations r where lower(email) = lower(${email}) and expires_at > ${now}
      and not exists (
        select from users u where u.login_type = 'email' and lower(u.email) = lower(r.email) and u.email_verified_at is not null)`)
  return row?.id ?? null
}

export const findRegistrationPassword = (sql: Sql, email: string, now: Date) =>
  maybeOne(sql<{ id: number; passwordHash: string }[]>`
    select id, password_hash as "passwordHash" from registrations where lower(email) = lower(${email}) and expires_at > ${now}`)

/** Whoever knows the password of a registration counts as its requester from now on. */
export const claimRegistration = (sql: Sql, id: number, requester: Buffer) =>
  sql`update registrations set requester_hash = ${requester} where id = ${id}`

export type TakenRegistration = Registration & { requester: Buffer }

/** The registration that a proved code belongs to; it and its codes end. */
export const takeRegistration = (sql: Sql, id: number) =>
  maybeOne(sql<TakenRegistration[]>`
    delete from registrations where id = ${id}
    returning email, name, phone, country_code, account_type, password_hash, requester_hash as requester`)
