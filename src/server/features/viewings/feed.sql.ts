import { hash, randomBytes } from 'node:crypto'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

const TOKEN = /^[\w-]{43}$/
const hashOf = (token: string) => hash('sha256', token, 'buffer')

/** Issues a new feed token; the previous one becomes invalid. */
export async function issueFeed(sql: Sql, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await sql`
    insert into calendar_feeds (user_id, token_hash, created_at) values (${userId}, ${hashOf(token)}, ${now})
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`
  return token
}

export const findFeedOf = (sql: Sql, userId: number): Promise<{ createdAt: Date } | null> =>
  maybeOne(sql<{ createdAt: Date }[]>`select created_at as "createdAt" from calendar_feeds where user_id = ${userId}`)

export const deleteFeed = (sql: Sql, userId: number) => sql`delete from calendar_feeds where user_id = ${userId}`

/** The user of a feed token; null for a deactivated account. */
export function findFeedReader(sql: Sql, token: string): Promise<{ id: number; language: string | null } | null> {
  if (!TOKEN.test(token)) return Promise.resolve(null)
  return maybeOne(sql<{ id: number; language: string | null }[]>`
    select u.id, coalesce(u.language_code, (select value from settings where key = 'default_language')) as language
    from calendar_feeds f join users u on u.id = f.user_id where f.token_hash = ${hashOf(token)} and u.is_active`)
}

export const findSiteName = async (sql: Sql): Promise<string> => {
  const row = await one(sql<{ name: string }[]>`
    select coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as name`)
  return row.name
}
