import { one, type Sql } from '#server/db/sql.ts'
import type { NewPassword } from './new-password.ts'
import type { AccountRow } from './queries.ts'
import { endRegistration } from './registrations.sql.ts'
import { deletePendingSignInsOf } from './two-factor.sql.ts'

/** Sign-in details of an account. */
export interface Credentials extends Pick<AccountRow, 'id' | 'loginType' | 'email' | 'isEmailVerified'> {
  passwordHash: string | null
}

export const lockCredentials = (sql: Sql, userId: number): Promise<Credentials> =>
  one(sql<Credentials[]>`
    select id, login_type as "loginType", email, email_verified_at is not null as "isEmailVerified",
      password_hash as "passwordHash"
    from users where id = ${userId} for no key update`)

type Holder = Pick<Credentials, 'id' | 'loginType'>

/**
 * Whether another account of the same login type has verified the address or, as an email account, is in use. An unused
 * registration does not block others.
 */
export async function isEmailTaken(sql: Sql, { id, loginType }: Holder, email: string): Promise<boolean> {
  const { isTaken } = await one(sql<{ isTaken: boolean }[]>`
    select exists (
      select from users where id <> ${id} and login_type = ${loginType} and lower(email) = lower(${email})
        and (email_verified_at is not null or login_type = 'email' and not ${isUnusedRegistration(sql)})) as "isTaken"`)
  return isTaken
}

/** Deletes an unused registration with this address; the caller has just verified the address. */
export const deleteUnverifiedHolder = (sql: Sql, { id, loginType }: Holder, email: string) => sql`
  delete from users where id <> ${id} and login_type = ${loginType} and login_type = 'email'
    and lower(email) = lower(${email}) and ${isUnusedRegistration(sql)}`

/** An email account cannot sign in before it is verified, so it owns nothing unless staff assigned something to it. */
const isUnusedRegistration = (sql: Sql) => sql`(
  email_verified_at is null and role = 'user'
  and not exists (select from sessions s where s.user_id = users.id)
  and not exists (select from identities i where i.user_id = users.id)
  and not exists (select from properties p where p.owner_id = users.id)
  and not exists (select from projects p where p.owner_id = users.id)
  and not exists (select from user_packages p where p.user_id = users.id))`

/**
 * Sets a confirmed new address. Invalidates reset links sent to the old address, the account's other codes and a
 * registration of the new address.
 */
export async function setEmail(sql: Sql, userId: number, email: string, now: Date) {
  await sql`update users set email = ${email}, email_verified_at = ${now} where id = ${userId}`
  await sql`delete from otps where user_id = ${userId}`
  await endRegistration(sql, email)
  await endResetLinks(sql, userId, now)
}

/** Sets a password and invalidates all reset links. */
export async function savePassword(sql: Sql, userId: number, { hash, isStaffLength }: NewPassword, now: Date) {
  await sql`update users set password_hash = ${hash}, has_staff_password = ${isStaffLength} where id = ${userId}`
  await deletePendingSignInsOf(sql, userId)
  await endResetLinks(sql, userId, now)
}

const endResetLinks = (sql: Sql, userId: number, now: Date) =>
  sql`update password_resets set used_at = ${now} where user_id = ${userId} and used_at is null`
