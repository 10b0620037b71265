import type { Sql } from '#server/db/sql.ts'
import { listIdsOfCause } from './jobs-sql.ts'

const MOST_AT_ONCE = 1000

interface Asked {
  queue: string
  ids?: string[] | undefined
  cause?: string | undefined
}

/** The jobs that are meant. Of one cause a thousand at a time; `left` says whether there are more. */
export async function whichJobs(sql: Sql, { queue, ids, cause }: Asked): Promise<{ ids: string[]; left: number }> {
  if (ids) return { ids, left: 0 }
  const found = await listIdsOfCause(sql, queue, cause ?? '', MOST_AT_ONCE + 1)
  return { ids: found.slice(0, MOST_AT_ONCE), left: Math.max(0, found.length - MOST_AT_ONCE) }
}
