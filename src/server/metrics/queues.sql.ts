import type { Sql } from '../db/sql.ts'

export interface QueueFigure {
  queue: string
  state: string
  jobs: number
  /** Of jobs that are due and not taken; null for other states. */
  oldestSeconds: number | null
}

/** Jobs that are waiting or running, by queue. */
export const measureQueues = (sql: Sql) => sql<QueueFigure[]>`
  select name as queue, state::text as state, count(*)::integer as jobs,
    (max(extract(epoch from now() - start_after)) filter (where state < 'active' and start_after <= now()))::float8
      as "oldestSeconds"
  from pgboss.job
  where state < 'completed'
  group by name, state`

/** Connections to this database by their state. */
export const countConnections = (sql: Sql) => sql<{ state: string; count: number }[]>`
  select coalesce(state, 'other') as state, count(*)::integer as count
  from pg_stat_activity
  where datname = current_database()
  group by 1`
