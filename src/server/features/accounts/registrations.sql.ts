import type { AccountType } from '#domain/account-type.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

const DAYS = 7
const DAY_MS = 86_400_000
const SIGN_IN_MS = 3_600_000

interface Origin {
  requester: Buffer
  now: Date
}

export interface Registration {
  email: string
  name: string
  phone: string | null
  country_code: string | null
  account_type: AccountType
  password_hash: string
}

/** Serialises registrations and verifications of this address until the transaction ends. */
export const lockEmail = (sql: Sql, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email.toLowerCase()}`}, 0))`

/** Stores a registration until its address is verified. Deletes an earlier one of this address with its codes. */
export async function replaceRegistration(sql: Sql, registration: Registration, origin: Origin): Promise<number> {
  await lockEmail(sql, registration.email)
  await endRegistration(sql, registration.email)
  return insertRegistration(sql, registration, origin, DAYS * DAY_MS)
}

/** Stores a registration again for an hour, for a sign-in with its password by the client that verified the address. */
export const saveForSignIn = (sql: Sql, { requester: _, ...registration }: TakenRegistration, origin: Origin) =>
  insertRegistration(sql, registration, origin, SIGN_IN_MS)

async function insertRegistration(sql: Sql, registration: Registration, { requester, now }: Origin, ttlMs: number) {
  const expires_at = new Date(now.getTime() + ttlMs)
  const row = { ...registration, requester_hash: requester, created_at: now, expires_at }
  const { id } = await one(sql<{ id: number }[]>`insert into registrations ${sql(row)} returning id`)
  return id
}

export const endRegistration = (sql: Sql, email: string) =>
  sql`delete from registrations where lower(email) = lower(${email})`

/** The registration that a code for this address completes; null if an account has verified the address. */
export async function findRegistration(sql: Sql, email: string, now: Date): Promise<number | null> {
  const row = await maybeOne(sql<{ id: number }[]>`
    select id from registrations r where lower(email) = lower(${email}) and expires_at > ${now}
      and not exists (
        select from users u where u.login_type = 'email' and lower(u.email) = lower(r.email) and u.email_verified_at is not null)`)
  return row?.id ?? null
}

export const findRegistrationPassword = (sql: Sql, email: string, now: Date) =>
  maybeOne(sql<{ id: number; passwordHash: string; requester: Buffer }[]>`
    select id, password_hash as "passwordHash", requester_hash as requester from registrations where lower(email) = lower(${email}) and expires_at > ${now}`)

/** Makes a client that knows the registration's password its requester. */
export const claimRegistration = (sql: Sql, id: number, requester: Buffer) =>
  sql`update registrations set requester_hash = ${requester} where id = ${id}`

export type TakenRegistration = Registration & { requester: Buffer }

/** Deletes and returns the registration of an accepted code; its codes are deleted by cascade. */
export const consumeRegistration = (sql: Sql, id: number) =>
  maybeOne(sql<TakenRegistration[]>`
    delete from registrations where id = ${id}
    returning email, name, phone, country_code, account_type, password_hash, requester_hash as requester`)
