import * as z from 'zod/mini'
import { Counted } from './admin-dashboard.ts'
import { read, write } from './endpoint.ts'
import { Email, Id, Instant, limit, offset, Text } from './fields.ts'

export const JOB_STATES = ['failed', 'retrying', 'waiting', 'running'] as const
/** Sort orders of jobs and of outbox items; a leading minus reverses the order. */
export const WORK_SORTS = ['created', '-created'] as const
export const OUTBOX_CHANNELS = ['mail', 'push'] as const
export const OUTBOX_STATES = ['waiting', 'failed', 'sent'] as const
const MAX_AT_ONCE = 100

export const listQueues = read('GET admin/queues', {
  access: 'admin',
  summary: 'Lists the queues with the numbers of queued, running and failed jobs, up to 1,000.',
  input: z.object({}),
  output: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      retrying: z.int(),
      running: z.int(),
      failed: z.int(),
      /** Time at which the oldest queued job became due. */
      oldest_at: z.nullable(Instant),
    }),
  ),
  /** Causes of the newest 1,000 failures, with a count for each; digits in a cause are replaced by #. */
  beside: z.object({ causes: z.array(z.object({ queue: z.string(), cause: z.string(), count: z.int() })) }),
})

export const listJobs = read('GET admin/jobs', {
  access: 'admin',
  summary: 'Lists the jobs in one status, newest first by default.',
  input: z.object({
    state: z._default(z.literal(JOB_STATES), 'failed'),
    queue: z.optional(Text(100)),
    sort: z._default(z.literal(WORK_SORTS), '-created'),
    offset,
    limit: limit(30),
  }),
  output: z.array(
    z.object({
      id: z.string(),
      queue: z.string(),
      state: z.literal(JOB_STATES),
      attempts: z.int(),
      created_at: Instant,
      /** Null while the job runs, and if no retry is scheduled. */
      next_try_at: z.nullable(Instant),
      started_at: z.nullable(Instant),
      error: z.nullable(z.string()),
      /** Payload of the job, shortened. */
      about: z.string(),
    }),
  ),
  beside: z.object(Counted),
})

/** Selects jobs of a queue by id, or all failed jobs with the same cause. */
const whichJobs = {
  queue: Text(100),
  ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_AT_ONCE))),
  cause: z.optional(Text(300)),
}
const isOneWay = z.refine<{ ids?: unknown; cause?: unknown }>(
  ({ ids, cause }) => (ids === undefined) !== (cause === undefined),
  { error: 'api.which-jobs', path: ['ids'] },
)

export const retryJobs = write('POST admin/retry-jobs', {
  access: 'admin',
  summary: 'Retries jobs that failed or are scheduled for a retry. Jobs that ran meanwhile are skipped.',
  input: z.object(whichJobs).check(isOneWay),
  output: z.object({ retried: z.int(), left: z.int() }),
})

export const discardJobs = write('POST admin/discard-jobs', {
  access: 'admin',
  summary: 'Discards jobs that failed or are scheduled for a retry.',
  input: z.object({ ...whichJobs, reason: Text(300) }).check(isOneWay),
  output: z.object({ discarded: z.int(), left: z.int() }),
})

export const listOutbox = read('GET admin/outbox', {
  access: 'admin',
  summary: 'Lists the outbox, newest first. Codes and secret links are hidden.',
  input: z.object({
    channel: z._default(z.literal(OUTBOX_CHANNELS), 'mail'),
    state: z.optional(z.literal(OUTBOX_STATES)),
    /** Complete email address of the recipient. */
    to: z.optional(Email),
    sort: z._default(z.literal(WORK_SORTS), '-created'),
    offset,
    limit: limit(30),
  }),
  output: z.array(
    z.object({
      id: z.int(),
      channel: z.literal(OUTBOX_CHANNELS),
      state: z.literal(OUTBOX_STATES),
      /** Masked recipient. */
      to: z.string(),
      /** Null for messages between users, which are private. */
      subject: z.nullable(z.string()),
      preview: z.nullable(z.string()),
      attempts: z.nullable(z.int()),
      error: z.nullable(z.string()),
      created_at: Instant,
      sent_at: z.nullable(Instant),
    }),
  ),
  beside: z.object(Counted),
})

export const retryOutbox = write('POST admin/retry-outbox', {
  access: 'admin',
  summary: 'Resends an outbox item that was not delivered. Sent items are skipped.',
  input: z.object({ channel: z.literal(OUTBOX_CHANNELS), id: Id }),
  output: z.null(),
})
