import type * as z from 'zod/mini'
import type { Database } from '../db/sql.ts'
import type { Services } from '../services.ts'

/** Context of a job; a job opens its own transactions, because its effects lie outside the database. */
export interface JobContext extends Services {
  sql: Database
}

interface JobOptions {
  /** Schedule as a cron expression in UTC. */
  cron?: string
  /** Number of retries with growing delays before a failed job goes to the dead-letter queue. */
  retries?: number
  /** Number of concurrent runs per node. */
  concurrency?: number
  /**
   * For jobs of several minutes: without a heartbeat for this long the job counts as lost, and another node retries it.
   * At least 10.
   */
  heartbeatSeconds?: number
  /**
   * For jobs that look for their work themselves: one is queued at a time, a failed one is not kept, because the next
   * one does its work too, and finished ones are forgotten after an hour.
   */
  isWakeUp?: boolean
  /** Maximum duration before the job counts as lost; 15 minutes by default. */
  longestHours?: number
}

/** A declared job; its data is validated again when it runs, because it may have been queued before an upgrade. */
export interface Job extends JobOptions {
  name: string
  run(context: JobContext, data: unknown): Promise<void>
}

/** Declares a job: typed data, one effect, idempotent. */
export function job<S extends z.ZodMiniType>(
  name: string,
  data: S,
  run: (context: JobContext, data: z.output<S>) => Promise<void>,
  options: JobOptions = {},
): Job {
  return { name, run: async (context, raw) => run(context, data.parse(raw)), ...options }
}
