import { wallTimeOf } from './time-zone.ts'
import { zoneLines } from './zone-lines.ts'

/** An event of a calendar. */
export interface CalendarEvent {
  /** Stable identifier of the event. */
  uid: string
  sequence: number
  startsAt: Date
  endsAt: Date
  zone: string
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  summary: string
  description: string
  location: string
  url: string
  changedAt: Date
  /** Alarm in minutes before the start; null for a cancelled event. */
  alarmMinutes: number | null
}

interface Calendar {
  /** PUBLISH adds or updates events, CANCEL removes them. */
  method: 'PUBLISH' | 'CANCEL'
  name: string
  /** Name and web address of the organizer. */
  organizer: { name: string; url: string }
  events: readonly CalendarEvent[]
}

/**
 * Encodes a calendar (RFC 5545). Every time zone is described with a VTIMEZONE, because some programs do not resolve a
 * zone name.
 */
export function icalendar({ method, name, organizer, events }: Calendar): string {
  const zones = Map.groupBy(events, ({ zone }) => zone)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lintel//Viewings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...[...zones].flatMap(([zone, inZone]) =>
      zoneLines(
        zone,
        inZone.map(({ startsAt }) => startsAt),
      ),
    ),
    ...events.flatMap((event) => eventLines(event, organizer)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function eventLines(event: CalendarEvent, organizer: Calendar['organizer']): string[] {
  const { uid, sequence, status, zone, alarmMinutes } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=${zone}:${local(event.startsAt, zone)}`,
    `DTEND;TZID=${zone}:${local(event.endsAt, zone)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    `STATUS:${status}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:${organizer.url}`,
    ...(alarmMinutes === null
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER:-PT${alarmMinutes}M`,
          `DESCRIPTION:${escapeText(event.summary)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]
}

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

function local(at: Date, zone: string): string {
  const { day, minute } = wallTimeOf(at, zone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.replaceAll('-', '')}T${two(Math.trunc(minute / 60))}${two(minute % 60)}00`
}

/** Escapes user-provided text, so that it can neither end the line nor begin another one. */
export const escapeText = (text: string) =>
  text
    .replaceAll(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a calendar may not hold
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Quotation marks are removed, because a parameter value cannot escape them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a calendar may not hold
const parameter = (text: string) => `"${text.replaceAll(/["\u0000-\u001f\u007f]/g, ' ')}"`

const MAX_OCTETS = 75
const encoder = new TextEncoder()

/** Folds a line at 75 octets with a leading space on continuation lines, never inside a character. */
export function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > MAX_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}
