import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { presentNotification } from './present.ts'
import { listForReaders } from './queries.ts'
import { wordsOf } from './translator.ts'

interface Recipient {
  ownerId: number
  notificationId: number
  language: string
  origin: string
}

/** Presents notifications for the event stream in the given order; null for deleted notifications. */
export async function presentLiveNotifications(
  sql: Sql,
  recipients: readonly Recipient[],
  { texts, now }: { texts: TextSource; now: Date },
) {
  if (recipients.length === 0) return []
  const rows = await listForReaders(
    sql,
    recipients.map(({ ownerId, notificationId }) => ({ userId: ownerId, notificationId })),
  )
  const byKey = new Map(rows.map((row) => [`${row.readerId} ${row.id}`, row]))
  return Promise.all(
    recipients.map(async ({ ownerId, notificationId, language, origin }) => {
      const row = byKey.get(`${ownerId} ${notificationId}`)
      const say = await wordsOf(texts, language)
      return row ? presentNotification(row, { id: ownerId, say, now, origin, hiddenPhotos: origin }) : null
    }),
  )
}
