import { type CalendarEvent, icalendar } from '#domain/icalendar.ts'
import { publicPages } from '#domain/public-pages.ts'
import type { ViewingSide, ViewingStatus } from '#domain/viewing-status.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import { wordsOf } from '#server/features/notifications/public.ts'
import type { ViewingRow } from './queries.ts'

interface Writer {
  texts: TextSource
  baseUrl: string
  language: string | null
  siteName: string
}

const STATUS: Record<ViewingStatus, CalendarEvent['status']> = {
  pending: 'TENTATIVE',
  rescheduled: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
  auto_cancelled: 'CANCELLED',
}
const ALARM_MINUTES = 60

/** Renders viewings as an iCalendar file for one participant. */
export async function writeCalendar(
  { texts, baseUrl, language, siteName }: Writer,
  rows: readonly { row: ViewingRow; side: ViewingSide }[],
): Promise<string> {
  const say = await wordsOf(texts, language)
  const events = rows.map(({ row, side }): CalendarEvent => {
    const status = STATUS[row.status]
    return {
      uid: `viewing-${row.id}@${new URL(baseUrl).hostname}`,
      sequence: row.sequence,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      zone: row.timeZone,
      status,
      summary: say('calendar.summary', { title: row.title }),
      description: [
        say(`calendar.with-${side}`, { name: side === 'host' ? row.guest.name : (row.host?.name ?? siteName) }),
        row.notes ?? '',
      ]
        .filter(Boolean)
        .join('\n'),
      location: row.address,
      url: baseUrl + publicPages.property(row.slug),
      changedAt: row.updatedAt,
      alarmMinutes: status === 'CANCELLED' ? null : ALARM_MINUTES,
    }
  })
  const isOff = events.length === 1 && events[0]!.status === 'CANCELLED'
  return icalendar({
    method: isOff ? 'CANCEL' : 'PUBLISH',
    name: say('calendar.name', { site: siteName }),
    organizer: { name: siteName, url: baseUrl },
    events,
  })
}
