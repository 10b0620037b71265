import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

export interface LockedUser {
  id: number
  name: string
  role: 'user' | 'moderator' | 'admin'
  isActive: boolean
  /** The account has a password that may be shorter than the minimum for staff. */
  hasShortPassword: boolean
}

export const lockUser = (sql: Sql, id: number): Promise<LockedUser | null> =>
  maybeOne(sql<LockedUser[]>`
    select id, name, role, is_active as "isActive", password_hash is not null and not has_staff_password as "hasShortPassword" from users where id = ${id} for no key update`)

/**
 * Throws if no active administrator would remain. The rows are locked, so that two administrators who demote each other
 * are serialised.
 */
export async function keepsAnAdministrator(sql: Sql, withoutId: number): Promise<void> {
  const administrators = await sql<{ id: number }[]>`
    select id from users where role = 'admin' and is_active order by id for no key update`
  if (administrators.every(({ id }) => id === withoutId)) throw new AppError('refused', 'api.last-administrator')
}

export const updateRole = (sql: Sql, userId: number, role: LockedUser['role']) =>
  sql`update users set role = ${role} where id = ${userId}`

export const updateActive = (sql: Sql, userId: number, isActive: boolean) =>
  sql`update users set is_active = ${isActive} where id = ${userId}`

export const deleteDeviceTokens = (sql: Sql, userId: number) => sql`delete from device_tokens where user_id = ${userId}`

/** Deletes the sessions of a user, or one of them; returns how many. */
export const deleteSessionsOf = async (sql: Sql, userId: number, sessionId: number | null = null): Promise<number> =>
  (await sql`delete from sessions where user_id = ${userId} and (${sessionId}::bigint is null or id = ${sessionId})`)
    .count

/** Ends the impersonations of a user by staff. */
export const deleteImpersonationsOf = (sql: Sql, userId: number) =>
  sql`delete from sessions where user_id = ${userId} and impersonator_id is not null`

/** Ends the impersonations that a staff member has started. */
export const deleteImpersonationsBy = (sql: Sql, staffId: number) =>
  sql`delete from sessions where impersonator_id = ${staffId}`

export const deleteExpiredSessions = (sql: Sql, now: Date) => sql`delete from sessions where expires_at <= ${now}`

interface NewNote {
  userId: number
  authorId: number
  text: string
  now: Date
}

export const insertStaffNote = (sql: Sql, { userId, authorId, text, now }: NewNote) =>
  one(sql<{ id: number }[]>`
    insert into staff_notes (user_id, author_id, text, created_at)
    values (${userId}, ${authorId}, ${text}, ${now}) returning id`)

/** Deletes a note; null if there is none. */
export const deleteNote = (sql: Sql, id: number) =>
  maybeOne(sql<{ userId: number }[]>`delete from staff_notes where id = ${id} returning user_id as "userId"`)
