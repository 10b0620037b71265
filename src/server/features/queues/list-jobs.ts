import type { listJobs as endpoint } from '#contract/queues-admin.ts'
import { redactSecrets, withShortAddresses } from '#domain/redact.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/bounded-count.ts'
import { countJobs, type JobRow, type JobState, listJobRows } from './jobs.sql.ts'

const MAX_SHOWN = 200
const SECRET_NAME = /token|secret|password|code|key/i

export const listJobs: Handler<typeof endpoint> = async ({ sql }, { state, queue, sort, offset, limit }) => {
  const filter = { state, queue }
  const [rows, count] = await Promise.all([listJobRows(sql, filter, sort, { offset, limit }), countJobs(sql, filter)])
  return { data: rows.map((row) => present(row, state)), ...countedUpTo(count) }
}

const present = (row: JobRow, state: JobState) => ({
  id: row.id,
  queue: row.queue,
  state,
  attempts: row.attempts,
  created_at: row.createdAt.toISOString(),
  next_try_at: row.nextTryAt?.toISOString() ?? null,
  started_at: row.startedAt?.toISOString() ?? null,
  error: row.error && withShortAddresses(redactSecrets(row.error)),
  about: aboutOf(row.data),
})

/** Summarises the job data; fields that look like secrets are left out. */
const aboutOf = (data: JobRow['data']) =>
  Object.entries(data ?? {})
    .filter(([name]) => !SECRET_NAME.test(name))
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ')
    .slice(0, MAX_SHOWN)
