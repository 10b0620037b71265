import { hash } from 'node:crypto'
import { maybeOne, type Sql } from './sql.ts'

/** Maximum number of requests per key within a window that starts with the first of them. */
export interface RequestLimit {
  key: Buffer
  most: number
  seconds: number
}

/** Hashes the key of a limit, so that no personal data can be read from it. */
export const limitKey = (purpose: string, ...parts: readonly string[]): Buffer =>
  hash('sha256', JSON.stringify([purpose, ...parts]), 'buffer')

/**
 * Counts a request against each limit and returns the seconds to wait for the first that is reached, or 0. Exact across
 * all nodes on one database. A caller that refuses has to roll back, so that the request is not counted. Limits that
 * share keys are passed in the same order everywhere, which rules out deadlocks between concurrent requests.
 */
export async function countRequests(sql: Sql, limits: readonly RequestLimit[], now: Date): Promise<number> {
  for (const limit of limits) {
    const wait = await countRequest(sql, limit, now)
    if (wait > 0) return wait
  }
  return 0
}

/** Counts a request in a single statement, unless the limit is reached; returns the seconds to wait, or 0. */
export async function countRequest(sql: Sql, { key, most, seconds }: RequestLimit, now: Date): Promise<number> {
  const ended = new Date(now.getTime() - seconds * 1000)
  const counted = await maybeOne(sql`
    insert into request_counts as c (key, started_at) values (${key}, ${now})
    on conflict (key) do update set
      requests = case when c.started_at <= ${ended} then 1 else c.requests + 1 end,
      started_at = case when c.started_at <= ${ended} then excluded.started_at else c.started_at end
    where c.started_at <= ${ended} or c.requests < ${most}
    returning requests`)
  if (counted) return 0
  const window = await maybeOne(sql<{ startedAt: Date }[]>`
    select started_at as "startedAt" from request_counts where key = ${key}`)
  const passed = window ? (now.getTime() - window.startedAt.getTime()) / 1000 : 0
  return Math.max(1, Math.ceil(seconds - passed))
}
