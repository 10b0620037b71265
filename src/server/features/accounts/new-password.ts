import { messageOf } from '#domain/messages.ts'
import { isStaffLength, leastPasswordLength, PASSWORD_LIMITS } from '#domain/password.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { isCommonPassword } from './guessable-password.ts'

/** A password as stored: its hash, and whether it has the minimum length for staff. */
export interface NewPassword {
  hash: string
  isStaffLength: boolean
}

type Needs = Pick<Context, 'sql' | 'passwords'>

/**
 * Hashes a chosen password; throws if it is common or too short for the account. `userId` is null for a new account.
 */
export async function hashNewPassword(
  { sql, passwords }: Needs,
  userId: number | null,
  password: string,
): Promise<NewPassword> {
  const { role, setting } = await findRequirement(sql, userId)
  const least = leastPasswordLength(role, setting)
  if (password.length < least)
    throw new AppError(
      'invalid',
      role !== 'user' && least === PASSWORD_LIMITS.staff
        ? messageOf('api.password-staff', { least: String(least) })
        : messageOf('api.too-short', { field: 'password', least: String(least) }),
      { field: 'password' },
    )
  if (isCommonPassword(password)) throw new AppError('invalid', 'api.password-common', { field: 'password' })
  return { hash: await passwords.hash(password), isStaffLength: isStaffLength(password) }
}

const findRequirement = (sql: Sql, userId: number | null) =>
  one(sql<{ role: 'user' | 'moderator' | 'admin'; setting: number }[]>`
    select coalesce((select role from users where id = ${userId}), 'user') as role,
      coalesce((select value::integer from settings where key = 'password_min_length' and value ~ '^[0-9]{1,2}$'), ${PASSWORD_LIMITS.least}::integer) as setting`)

/** Records at sign-in that the password has the staff length; the plain password is available only then. */
export const recordStaffLength = (sql: Sql, userId: number) =>
  sql`update users set has_staff_password = true where id = ${userId} and not has_staff_password`
