import { hash } from 'node:crypto'
import { FORGOTTEN_AFTER_SECONDS, pauseAfter } from '#domain/login-attempts.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

/** What is counted, as a key that nobody can be read from. */
export const attemptKey = (purpose: string, ...parts: readonly string[]): Buffer =>
  hash('sha256', JSON.stringify([purpose, ...parts]), 'buffer')

/** Refuses while one of the keys is pausing. */
export async function refuseWhilePausing(sql: Sql, keys: readonly Buffer[], now: Date) {
  const { until } = await one(sql<{ until: Date | null }[]>`
    select max(blocked_until) as until from attempts where key = any (${sql.array([...keys], BYTEA_ARRAY)})`)
  if (!until || until <= now) return
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  throw new AppError('too-many', messageOf('api.too-many-attempts', { seconds }), {
    retryAfterSeconds: seconds,
  })
}

/** Counts one more and says how many there are now. */
export async function countAttempt(sql: Sql, key: Buffer, now: Date): Promise<number> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_SECONDS * 1000)
  const { failures } = await one(sql<{ failures: number }[]>`
    insert into attempts (key, last_at) values (${key}, ${now})
    on conflict (key) do update set
      failures = case when attempts.last_at < ${forgotten} then 1 else attempts.failures + 1 end, last_at = excluded.last_at
    returning failures`)
  return failures
}

/** Counts a failed attempt and pauses the key once there were too many. */
export async function countFailure(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  key: Buffer,
  rule: Parameters<typeof pauseAfter>[1],
) {
  const seconds = pauseAfter(await countAttempt(sql, key, now), rule)
  if (seconds > 0) await pauseUntil(sql, key, new Date(now.getTime() + seconds * 1000))
}

const pauseUntil = (sql: Sql, key: Buffer, until: Date) =>
  sql`update attempts set blocked_until = greatest(blocked_until, ${until}) where key = ${key}`

export const forgetAttempts = (sql: Sql, key: Buffer) => sql`delete from attempts where key = ${key}`

/** An array of `bytea`, by its number in the catalogue of types. */
export const BYTEA_ARRAY = 1001
