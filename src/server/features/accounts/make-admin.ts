import { randomBytes } from 'node:crypto'
import type { Passwords } from '#server/adapters/passwords/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { findEmailLogin, insertUser, makeAdministrator } from './queries.ts'

/**
 * Makes the account of an address an administrator. A new account, an unverified one and one whose password is not
 * known to have the staff length gets a new password, which is shown once.
 */
export async function makeAdmin(
  sql: Sql,
  passwords: Passwords,
  { email, now }: { email: string; now: Date },
): Promise<{ password: string | null }> {
  const known = await findEmailLogin(sql, email)
  const password = known?.isVerified && known.hasStaffPassword ? null : randomBytes(12).toString('base64url')
  const id = known?.id ?? (await insertUser(sql, { name: NAME, login_type: 'email', email, created_at: now }))
  await makeAdministrator(sql, id, { passwordHash: password && (await passwords.hash(password)), now })
  return { password }
}

const NAME = 'Administrator'
