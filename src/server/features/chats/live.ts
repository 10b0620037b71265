import type { Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import { listForInboxes } from './message-sql.ts'
import { presentInThread } from './present.ts'

/** Messages as open pages get them, in the order given; null for those that their reader no longer sees. */
export async function presentLiveMessages(
  sql: Sql,
  told: readonly { ownerId: number; messageId: number }[],
  reader: { now: Date; baseUrl: string; derive: Derive },
) {
  if (told.length === 0) return []
  const rows = await listForInboxes(sql, told)
  const byKey = new Map(rows.map((row) => [`${row.ownerId} ${row.id}`, row]))
  return told.map(({ ownerId, messageId }) => {
    const row = byKey.get(`${ownerId} ${messageId}`)
    return row ? presentInThread(row, { ...reader, number: ownerId, image: row.image }) : null
  })
}
