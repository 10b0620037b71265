import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

export interface LockedPerson {
  id: number
  name: string
  role: 'user' | 'moderator' | 'admin'
  isActive: boolean
  /** There is a password that is not known to have the length for staff. */
  hasShortPassword: boolean
}

export const lockPerson = (sql: Sql, id: number): Promise<LockedPerson | null> =>
  maybeOne(sql<LockedPerson[]>`
    select id, name, role, is_active as "isActive", password_hash is not null and not has_staff_password as "hasShortPassword" from users where id = ${id} for no key update`)

/** Two who take each other's office at once take turns, and the second one finds out that there is nobody left. */
export async function keepsAnAdministrator(sql: Sql, withoutId: number): Promise<void> {
  const administrators = await sql<{ id: number }[]>`
    select id from users where role = 'admin' and is_active order by id for no key update`
  if (administrators.every(({ id }) => id === withoutId)) throw new AppError('refused', 'api.last-administrator')
}
