import type * as z from 'zod/mini'
import type { Database } from '../db/sql.ts'
import type { Services } from '../services.ts'

/** What a job may reach; it opens its own transactions, because its effects lie outside the database. */
export interface JobContext extends Services {
  sql: Database
}

interface JobOptions {
  /** When to run by itself, as a cron expression in UTC. */
  cron?: string
  /** How often a failed run is repeated, with growing pauses, before it is laid aside. */
  retries?: number
  /** How many run at once on one node. */
  concurrency?: number
  /** For work of minutes: a node that gives no sign of life for so long has lost it, and another takes it up. At least ten. */
  heartbeatSeconds?: number
  /** How long it may take at most before it counts as lost; a quarter of an hour unless said. */
  longestHours?: number
}

/** A declared job; its data is checked again when it runs, since it may have waited through an upgrade. */
export interface Job extends JobOptions {
  name: string
  run(context: JobContext, data: unknown): Promise<void>
}

/** Declares a job: typed data, one effect, safe to repeat. */
export function job<S extends z.ZodMiniType>(
  name: string,
  data: S,
  run: (context: JobContext, data: z.output<S>) => Promise<void>,
  options: JobOptions = {},
): Job {
  return { name, run: async (context, raw) => run(context, data.parse(raw)), ...options }
}
