import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Database } from '#server/db/sql.ts'
import { writeCalendar } from './calendar.ts'
import { findFeedReader, findSiteName } from './feed.sql.ts'
import { listForCalendar } from './queries.ts'

export { listHostViewings } from './list-own.ts'
export { releaseViewings } from './release.ts'

interface Services {
  db: Database
  config: { baseUrl: string }
  texts: TextSource
  now: () => Date
}

const KEPT_MS = 30 * 86_400_000

/** Data source of the calendar feeds under secret URLs. */
export const calendarSource = ({ db, config, texts, now }: Services) => ({
  async find(token: string): Promise<string | null> {
    const reader = await findFeedReader(db, token)
    if (!reader) return null
    const rows = await listForCalendar(db, reader.id, new Date(now().getTime() - KEPT_MS))
    const own = rows.map((row) => ({ row, side: row.guestId === reader.id ? ('guest' as const) : ('host' as const) }))
    return writeCalendar(
      { texts, baseUrl: config.baseUrl, language: reader.language, siteName: await findSiteName(db) },
      own,
    )
  },
})
