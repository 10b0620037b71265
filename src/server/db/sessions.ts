import { hash, randomBytes } from 'node:crypto'
import { maybeOne, one, type Sql } from './sql.ts'

/** User of a session, active or deactivated. */
export interface SessionOwner {
  sessionId: number
  id: number
  role: 'user' | 'moderator' | 'admin'
  isActive: boolean
  isDemo: boolean
  /** Administrator who impersonates this user. */
  impersonatorId: number | null
  /** True for staff who must set up a second factor first. */
  mustEnrol: boolean
  lastSeenAt: Date
}

/** Format of `issueToken`; any other text is not looked up. */
const TOKEN = /^\d{1,19}\|[\w-]{43}$/

export function findSessionOwner(sql: Sql, token: string, now: Date): Promise<SessionOwner | null> {
  if (!TOKEN.test(token)) return Promise.resolve(null)
  return maybeOne(sql<SessionOwner[]>`
    select sessions.id as "sessionId", users.id, users.role, users.is_active as "isActive", users.is_demo as "isDemo",
      sessions.impersonator_id as "impersonatorId", ${mustEnrol(sql)} as "mustEnrol", sessions.last_seen_at as "lastSeenAt"
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = ${hashToken(token)} and sessions.expires_at > ${now} and ${isImpersonationValid(sql)}`)
}

/** Whether `users` is staff without TOTP and without a passkey on a site that requires a second factor. */
export const mustEnrol = (sql: Sql) => sql`(${isFactorRequired(sql)}
  and not exists (select from totp_secrets where user_id = users.id and confirmed_at is not null)
  and not exists (select from passkeys where user_id = users.id))`

/** Whether `users` is staff on a site that requires a second factor of them. */
export const isFactorRequired = (sql: Sql) => sql`(users.role <> 'user'
  and exists (select from settings where key = 'staff_two_factor_required' and value = '1'))`

/** An impersonation ends when the administrator loses the role. */
const isImpersonationValid = (sql: Sql) => sql`(sessions.impersonator_id is null
  or exists (select from users lender where lender.id = sessions.impersonator_id and lender.is_active and lender.role = 'admin'))`

/** Creates a session: the token is returned once, and only its hash is stored. */
export async function issueToken(
  sql: Sql,
  session: {
    userId: number
    userAgent: string | null
    now: Date
    days: number
    impersonatorId?: number
    impersonatorSessionId?: number | null
  },
): Promise<string> {
  const { id } = await one(sql<{ id: number }[]>`select nextval(pg_get_serial_sequence('sessions', 'id')) as id`)
  const token = `${id}|${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(session.now.getTime() + session.days * 86_400_000)
  await sql`
    insert into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at, impersonator_id,
      impersonator_session_id, proved_at)
    values (${id}, ${hashToken(token)}, ${session.userId}, ${session.userAgent}, ${session.now}, ${session.now}, ${expiresAt},
      ${session.impersonatorId ?? null}, ${session.impersonatorSessionId ?? null},
      ${session.impersonatorId === undefined ? session.now : null})`
  return token
}

/**
 * Ends an impersonated session and gives the administrator's own session a new token: the old one was only in the
 * cookie that impersonation replaced. Null if that session has ended.
 */
export async function restoreImpersonator(sql: Sql, sessionId: number, now: Date): Promise<string | null> {
  const own = await maybeOne(sql<{ id: number }[]>`
    select own.id from sessions lent join sessions own on own.id = lent.impersonator_session_id
    where lent.id = ${sessionId} and own.expires_at > ${now} for update of own`)
  await sql`delete from sessions where id = ${sessionId}`
  if (!own) return null
  const token = `${own.id}|${randomBytes(32).toString('base64url')}`
  await sql`update sessions set token_hash = ${hashToken(token)} where id = ${own.id}`
  return token
}

/** Whether a session has neither ended nor expired. */
export const isSessionOpen = async (sql: Sql, sessionId: number, now: Date): Promise<boolean> =>
  (await sql`select from sessions where id = ${sessionId} and expires_at > ${now} and ${isImpersonationValid(sql)}`)
    .length > 0

/** Updates the last-seen time of a session, unless it was updated since `stale`. */
export const touchSession = (sql: Sql, sessionId: number, now: Date, stale: Date) =>
  sql`update sessions set last_seen_at = ${now} where id = ${sessionId} and last_seen_at <= ${stale}`

/**
 * Ends a session; its token is invalid from the next request on. Signing out while impersonating signs the browser out:
 * the administrator's own session ends too, and with it the impersonated one.
 */
export const deleteSession = (sql: Sql, sessionId: number) => sql`
  delete from sessions where id = (select coalesce(impersonator_session_id, id) from sessions where id = ${sessionId})`

export interface SessionRow {
  id: number
  userAgent: string | null
  createdAt: Date
  lastSeenAt: Date
}

export const listSessions = (sql: Sql, userId: number, now: Date): Promise<SessionRow[]> => sql<SessionRow[]>`
  select id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
  from sessions where user_id = ${userId} and expires_at > ${now} order by last_seen_at desc, id desc`

/** Ends a session of this user; false if it belongs to another user. */
export const deleteSessionOf = async (sql: Sql, userId: number, id: number): Promise<boolean> =>
  (await sql`delete from sessions where id = ${id} and user_id = ${userId}`).count > 0

export const deleteOtherSessions = (sql: Sql, userId: number, keptId: number | null) =>
  sql`delete from sessions where user_id = ${userId} and id is distinct from ${keptId}`

const hashToken = (token: string) => hash('sha256', token, 'buffer')
