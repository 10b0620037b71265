import type { Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import type { Brought } from '#server/features/live/public.ts'
import type { ImageRow } from '#server/features/properties/public.ts'
import { listForInboxes } from './message-sql.ts'
import { presentInThread } from './present.ts'
import { rowOfWords, type Words } from './send-queries.ts'

interface Writer {
  now: Date
  derive: Derive
}

/** Messages as open pages get them, in the order given; null for those that their reader no longer sees. */
export async function presentLiveMessages(
  sql: Sql,
  told: readonly { ownerId: number; messageId: number; origin: string }[],
  reader: Writer,
) {
  if (told.length === 0) return []
  const rows = await listForInboxes(sql, told)
  const byKey = new Map(rows.map((row) => [`${row.ownerId} ${row.id}`, row]))
  return told.map(({ ownerId, messageId, origin }) => {
    const row = byKey.get(`${ownerId} ${messageId}`)
    return row ? presentInThread(row, { ...reader, origin, number: ownerId, image: row.image }) : null
  })
}

/** A message that was said at once: the word about it brings it along. */
export function presentBroughtMessage(ownerId: number, { row, images }: Brought, reader: Writer & { origin: string }) {
  const image = (images?.[ownerId] as ImageRow | undefined) ?? null
  return presentInThread(rowOfWords(row as Words), { ...reader, number: ownerId, image })
}
