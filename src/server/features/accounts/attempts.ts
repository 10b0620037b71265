import { FORGOTTEN_AFTER_SECONDS, lockoutSeconds } from '#domain/login-attempts.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

export { limitKey as attemptKey } from '#server/db/request-counts.ts'

type Rule = Parameters<typeof lockoutSeconds>[1] & { forgottenAfterSeconds?: number }

/** An attempt that is counted before its outcome is revealed. */
export interface ReservedAttempt {
  failed: () => Promise<void>
  /** Takes back the count of this attempt; earlier failures stay counted. */
  succeeded: () => Promise<void>
}

/** Throws while one of the keys is locked out. */
export async function assertNotLockedOut(sql: Sql, keys: readonly Buffer[], now: Date) {
  const { until } = await one(sql<{ until: Date | null }[]>`
    select max(blocked_until) as until from rate_limit_counters where key = any (${sql.array([...keys], BYTEA_ARRAY)})`)
  if (until && until > now) throw tooMany(until, now)
}

/**
 * Counts an attempt, or throws while the key is locked out. The row stays locked until the transaction ends, so
 * parallel attempts on all nodes are counted one after the other. Where an attempt is slow, reserve it after the
 * outcome is computed and before it is revealed.
 */
export async function reserve(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  key: Buffer,
  { forgottenAfterSeconds = FORGOTTEN_AFTER_SECONDS, ...rule }: Rule,
): Promise<ReservedAttempt> {
  const forgotten = new Date(now.getTime() - forgottenAfterSeconds * 1000)
  const counted = await maybeOne(sql<{ failures: number }[]>`
    insert into rate_limit_counters (key, last_at) values (${key}, ${now})
    on conflict (key) do update set
      failures = case when rate_limit_counters.last_at < ${forgotten} then 1 else rate_limit_counters.failures + 1 end, last_at = excluded.last_at
    where rate_limit_counters.blocked_until is null or rate_limit_counters.blocked_until <= ${now}
    returning failures`)
  if (!counted) {
    const { until } = await one(
      sql<{ until: Date }[]>`select blocked_until as until from rate_limit_counters where key = ${key}`,
    )
    throw tooMany(until, now)
  }
  return {
    failed: async () => {
      const seconds = lockoutSeconds(counted.failures, rule)
      if (seconds > 0) await pauseUntil(sql, key, new Date(now.getTime() + seconds * 1000))
    },
    succeeded: async () => {
      if (counted.failures === 1) await deleteAttempts(sql, key)
      else await sql`update rate_limit_counters set failures = failures - 1 where key = ${key}`
    },
  }
}

/** Increments the counter and returns its new value. */
async function countAttempt(sql: Sql, key: Buffer, now: Date): Promise<number> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_SECONDS * 1000)
  const { failures } = await one(sql<{ failures: number }[]>`
    insert into rate_limit_counters (key, last_at) values (${key}, ${now})
    on conflict (key) do update set
      failures = case when rate_limit_counters.last_at < ${forgotten} then 1 else rate_limit_counters.failures + 1 end, last_at = excluded.last_at
    returning failures`)
  return failures
}

/** Counts a failed attempt and locks the key out above the limit. */
export async function countFailure({ sql, now }: Pick<Context, 'sql' | 'now'>, key: Buffer, rule: Rule) {
  const seconds = lockoutSeconds(await countAttempt(sql, key, now), rule)
  if (seconds > 0) await pauseUntil(sql, key, new Date(now.getTime() + seconds * 1000))
}

const pauseUntil = (sql: Sql, key: Buffer, until: Date) =>
  sql`update rate_limit_counters set blocked_until = greatest(blocked_until, ${until}) where key = ${key}`

export const deleteAttempts = (sql: Sql, key: Buffer) => sql`delete from rate_limit_counters where key = ${key}`

const tooMany = (until: Date, now: Date) => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new AppError('too-many', messageOf('api.too-many-attempts', { seconds }), { retryAfterSeconds: seconds })
}

/** OID of `bytea[]` in `pg_type`. */
export const BYTEA_ARRAY = 1001
