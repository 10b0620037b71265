import type { Sql } from '#server/db/sql.ts'
import { countJobsOfCause, listIdsOfCause } from './jobs.sql.ts'

const MAX_AT_ONCE = 1000

interface JobSelection {
  queue: string
  ids?: string[] | undefined
  cause?: string | undefined
}

/**
 * Selects jobs by ids or by cause, at most `MAX_AT_ONCE` per call; `left` is the number of further jobs, counted up to
 * the cap of list counts.
 */
export async function whichJobs(
  sql: Sql,
  { queue, ids, cause = '' }: JobSelection,
): Promise<{ ids: string[]; left: number }> {
  if (ids) return { ids, left: 0 }
  const found = await listIdsOfCause(sql, queue, cause, MAX_AT_ONCE)
  const isAll = found.length < MAX_AT_ONCE
  return { ids: found, left: isAll ? 0 : Math.max(0, (await countJobsOfCause(sql, queue, cause)) - found.length) }
}
