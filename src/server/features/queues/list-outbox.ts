import type { listOutbox as endpoint } from '#contract/queues-admin.ts'
import { redactSecrets, withShortAddresses } from '#domain/redact.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/bounded-count.ts'
import { countOutbox, listOutboxRows, type OutboxFilter, type OutboxRow } from './outbox.sql.ts'

const MAX_SHOWN = 280

export const listOutbox: Handler<typeof endpoint> = async ({ sql }, { sort, offset, limit, ...filter }) => {
  const [rows, count] = await Promise.all([
    listOutboxRows(sql, filter, sort, { offset, limit }),
    countOutbox(sql, filter),
  ])
  return { data: rows.map((row) => present(row, filter.channel)), ...countedUpTo(count) }
}

const shown = (text: string | null) => text && withShortAddresses(redactSecrets(text))

const present = (row: OutboxRow, channel: OutboxFilter['channel']) => ({
  id: row.id,
  channel,
  state: row.state,
  to: withShortAddresses(row.to),
  subject: shown(row.subject),
  preview: shown(row.text)?.slice(0, MAX_SHOWN) ?? null,
  attempts: row.attempts,
  error: shown(row.error),
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
})
