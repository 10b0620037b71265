import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { presentNotification } from './present.ts'
import { listForReaders } from './queries.ts'
import { wordsOf } from './words.ts'

interface Told {
  ownerId: number
  notificationId: number
  language: string
  origin: string
}

/** Notifications as open pages get them, in the order given; null for those that are gone. */
export async function presentLiveNotifications(
  sql: Sql,
  told: readonly Told[],
  { texts, now }: { texts: TextSource; now: Date },
) {
  if (told.length === 0) return []
  const rows = await listForReaders(
    sql,
    told.map(({ ownerId, notificationId }) => ({ userId: ownerId, notificationId })),
  )
  const byKey = new Map(rows.map((row) => [`${row.readerId} ${row.id}`, row]))
  return Promise.all(
    told.map(async ({ ownerId, notificationId, language, origin }) => {
      const row = byKey.get(`${ownerId} ${notificationId}`)
      const say = await wordsOf(texts, language)
      return row ? presentNotification(row, { id: ownerId, say, now, origin }) : null
    }),
  )
}
