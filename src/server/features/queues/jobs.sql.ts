import type { JOB_STATES, WORK_SORTS } from '#contract/queues-admin.ts'
import { countRowsOf } from '#server/db/bounded-count.ts'
import type { Fragment, Sql } from '#server/db/sql.ts'
import { DEAD_LETTER } from '#server/jobs/queue.ts'
import { UNKNOWN_CAUSE } from './cause.ts'

export type JobState = (typeof JOB_STATES)[number]

export interface QueueRow {
  name: string
  waiting: number
  retrying: number
  running: number
  failed: number
  oldestAt: Date | null
}

const MAX_COUNT = 1000

/** Each count uses the index of open jobs and is capped at `MAX_COUNT`, so that a long queue does not slow the page. */
export const listQueueRows = (sql: Sql): Promise<QueueRow[]> => {
  const counted = (state: string) => sql`
    (select count(*)::integer from (
      select from pgboss.job_common j where j.name = q.name and j.state = ${sql.unsafe(`'${state}'`)} limit ${MAX_COUNT}) fitting)`
  return sql<QueueRow[]>`
    select q.name, ${counted('created')} as waiting, ${counted('retry')} as retrying, ${counted('active')} as running,
      (select count(*)::integer from (
        select from pgboss.job_common f where f.name = 'laid-aside' and f.state = 'created' and f.source_name = q.name
        limit ${MAX_COUNT}) fitting) as failed,
      (select greatest(j.created_on, j.start_after) from pgboss.job_common j
       where j.name = q.name and j.state = 'created' order by j.created_on, j.id limit 1) as "oldestAt"
    from pgboss.queue q where q.name <> ${DEAD_LETTER} and q.name not like '\\_\\_%' order by failed desc, waiting desc, q.name`
}

/** Errors of the latest failed jobs. */
export const listFailures = (sql: Sql): Promise<{ queue: string; error: string | null }[]> =>
  sql<{ queue: string; error: string | null }[]>`
    select source_name as queue, left(${errorOf(sql)}, 500) as error from pgboss.job_common j
    where name = 'laid-aside' and state = 'created' order by created_on desc limit ${MAX_COUNT}`

export interface JobRow {
  id: string
  queue: string
  attempts: number
  createdAt: Date
  nextTryAt: Date | null
  startedAt: Date | null
  error: string | null
  data: Record<string, unknown> | null
}

export interface JobFilter {
  state: JobState
  queue?: string | undefined
}

const ORDERS: Record<(typeof WORK_SORTS)[number], string> = {
  created: 'j.created_on, j.id',
  '-created': 'j.created_on desc, j.id desc',
}

export const listJobRows = (
  sql: Sql,
  filter: JobFilter,
  sort: keyof typeof ORDERS,
  { offset, limit }: { offset: number; limit: number },
): Promise<JobRow[]> => {
  const isFailed = filter.state === 'failed'
  return sql<JobRow[]>`
    select j.id, ${isFailed ? sql`j.source_name` : sql`j.name`} as queue,
      ${isFailed ? sql`coalesce(j.source_retry_count, 0) + 1` : sql`j.retry_count + (j.state = 'active')::integer`} as attempts,
      ${isFailed ? sql`coalesce(j.source_created_on, j.created_on)` : sql`j.created_on`} as "createdAt",
      case when j.state < 'active' and ${!isFailed} then j.start_after end as "nextTryAt",
      case when j.state = 'active' then j.started_on end as "startedAt", left(${errorOf(sql)}, 500) as error, j.data
    from pgboss.job_common j where ${fits(sql, filter)} order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}`
}

export const countJobs = (sql: Sql, filter: JobFilter): Promise<number> =>
  countRowsOf(sql, sql`pgboss.job_common j where ${fits(sql, filter)}`)

/** Literals instead of parameters, so that each state can use its partial index. */
const STORED: Record<Exclude<JobState, 'failed'>, string> = {
  waiting: `j.state = 'created'`,
  retrying: `j.state = 'retry'`,
  running: `j.state = 'active'`,
}

function fits(sql: Sql, { state, queue }: JobFilter): Fragment {
  if (state === 'failed')
    return sql`j.name = 'laid-aside' and j.state = 'created' ${queue === undefined ? sql`` : sql`and j.source_name = ${queue}`}`
  return sql`${sql.unsafe(STORED[state])} and j.name <> 'laid-aside' ${queue === undefined ? sql`` : sql`and j.name = ${queue}`}`
}

const errorOf = (sql: Sql) =>
  sql`coalesce(j.source_output ->> 'message', j.output ->> 'message', j.source_output #>> '{value,message}', j.output ->> 'value')`

const jobsOfCause = (sql: Sql, queue: string, cause: string): Fragment => sql`
    pgboss.job_common j
    where j.name = 'laid-aside' and j.state = 'created' and j.source_name = ${queue}
      and left(regexp_replace(regexp_replace(regexp_replace(left(coalesce(${errorOf(sql)}, ${UNKNOWN_CAUSE}), 500),
        '[^\\s<>"]+@[^\\s<>"]+', '@', 'g'), '([?&][a-z_-]+=)[^&\\s]+', '\\1#', 'gi'), '\\d+', '#', 'g'), 200) = ${cause}`

/** Failed jobs of one cause, oldest first. */
export const listIdsOfCause = async (sql: Sql, queue: string, cause: string, limit: number): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`
    select j.id from ${jobsOfCause(sql, queue, cause)}
    order by j.created_on, j.id limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Number of failed jobs of one cause, up to the cap of list counts. */
export const countJobsOfCause = (sql: Sql, queue: string, cause: string): Promise<number> =>
  countRowsOf(sql, jobsOfCause(sql, queue, cause))
