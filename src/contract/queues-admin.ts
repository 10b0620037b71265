import * as z from 'zod/mini'
import { Counted } from './back-office.ts'
import { read, write } from './endpoint.ts'
import { Email, Id, Instant, limit, offset, Text } from './fields.ts'

export const JOB_STATES = ['failed', 'retrying', 'waiting', 'running'] as const
/** Orders of jobs and of what goes out; a minus turns one round. */
export const WORK_SORTS = ['created', '-created'] as const
export const OUTBOX_CHANNELS = ['mail', 'push'] as const
export const OUTBOX_STATES = ['waiting', 'failed', 'sent'] as const
const MOST_AT_ONCE = 100

export const listQueues = read('GET admin/queues', {
  access: 'admin',
  summary: 'The kinds of work in the background: how much waits, runs and has failed. Numbers end at a thousand.',
  input: z.object({}),
  output: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      retrying: z.int(),
      running: z.int(),
      failed: z.int(),
      /** Since when the oldest of it could have been done. */
      oldest_at: z.nullable(Instant),
    }),
  ),
  /** Of the newest thousand that failed: why, and how many for each reason. Numbers in a reason are written as #. */
  beside: z.object({ causes: z.array(z.object({ queue: z.string(), cause: z.string(), count: z.int() })) }),
})

export const listJobs = read('GET admin/jobs', {
  access: 'admin',
  summary: 'Work in the background in one state, the newest first unless asked otherwise.',
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
      /** Null while it runs, and when nobody tries it again by itself. */
      next_try_at: z.nullable(Instant),
      started_at: z.nullable(Instant),
      error: z.nullable(z.string()),
      /** What it is about, shortened. */
      about: z.string(),
    }),
  ),
  beside: z.object(Counted),
})

/** Some jobs of a kind by their ids, or all that failed for one cause. */
const whichJobs = {
  queue: Text(100),
  ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_AT_ONCE))),
  cause: z.optional(Text(300)),
}
const isOneWay = z.refine<{ ids?: unknown; cause?: unknown }>(
  ({ ids, cause }) => (ids === undefined) !== (cause === undefined),
  { error: 'api.which-jobs', path: ['ids'] },
)

export const retryJobs = write('POST admin/retry-jobs', {
  access: 'admin',
  summary: 'Tries jobs again that failed, or that wait for their next try. What ran meanwhile is not run again.',
  input: z.object(whichJobs).check(isOneWay),
  output: z.object({ retried: z.int(), left: z.int() }),
})

export const discardJobs = write('POST admin/discard-jobs', {
  access: 'admin',
  summary: 'Gives up jobs that failed, or that wait for their next try.',
  input: z.object({ ...whichJobs, reason: Text(300) }).check(isOneWay),
  output: z.object({ discarded: z.int(), left: z.int() }),
})

export const listOutbox = read('GET admin/outbox', {
  access: 'admin',
  summary: 'What goes out to people, the newest first. Codes and links that open something are hidden.',
  input: z.object({
    channel: z._default(z.literal(OUTBOX_CHANNELS), 'mail'),
    state: z.optional(z.literal(OUTBOX_STATES)),
    /** The whole address of a receiver of mails. */
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
      /** Only as much of it as is needed to know it again. */
      to: z.string(),
      /** Null for words between two people, which are theirs. */
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
  summary: 'Sends something anew that did not go out. What was sent, or is being sent, is left alone.',
  input: z.object({ channel: z.literal(OUTBOX_CHANNELS), id: Id }),
  output: z.null(),
})
