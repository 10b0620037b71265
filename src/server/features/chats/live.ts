import type { Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import { listForInboxes } from './message.sql.ts'
import { presentInThread } from './present.ts'

interface Writer {
  now: Date
  derive: Derive
}

/** Messages as sent to open pages, in the given order; null for those that the reader no longer sees. */
export async function presentLiveMessages(
  sql: Sql,
  recipients: readonly { ownerId: number; messageId: number; origin: string }[],
  reader: Writer,
) {
  if (recipients.length === 0) return []
  const rows = await listForInboxes(sql, recipients)
  const byKey = new Map(rows.map((row) => [`${row.ownerId} ${row.id}`, row]))
  return recipients.map(({ ownerId, messageId, origin }) => {
    const row = byKey.get(`${ownerId} ${messageId}`)
    return row ? presentInThread(row, { ...reader, origin, number: ownerId, image: row.image }) : null
  })
}
