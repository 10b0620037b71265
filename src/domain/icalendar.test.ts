import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, escapeText, fold, icalendar } from './icalendar.ts'

const EVENT: CalendarEvent = {
  uid: 'viewing-7@lintel.test',
  sequence: 2,
  startsAt: new Date('2026-06-20T09:00:00Z'),
  endsAt: new Date('2026-06-20T09:30:00Z'),
  zone: 'Europe/Lisbon',
  status: 'CONFIRMED',
  summary: 'Viewing: Sea, sun; and a \\ slope',
  description: 'With Asha\nBring shoes',
  location: '1 Rua da Saudade',
  url: 'https://lintel.test/properties-details/sea',
  changedAt: new Date('2026-06-15T12:00:00Z'),
  alarmMinutes: 60,
}
const written = (events: readonly CalendarEvent[], method: 'PUBLISH' | 'CANCEL' = 'PUBLISH') =>
  icalendar({ method, name: 'Viewings', organizer: { name: 'Lin"tel', url: 'https://lintel.test' }, events })
/** Unfolds the lines, as a calendar parser does. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a viewing is encoded as an iCalendar event', () => {
  const lines = linesOf(written([EVENT]))
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lintel//Viewings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ])
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    'UID:viewing-7@lintel.test',
    'DTSTAMP:20260615T120000Z',
    'LAST-MODIFIED:20260615T120000Z',
    'SEQUENCE:2',
    'DTSTART;TZID=Europe/Lisbon:20260620T100000',
    'DTEND;TZID=Europe/Lisbon:20260620T103000',
    'SUMMARY:Viewing: Sea\\, sun\\; and a \\\\ slope',
    'DESCRIPTION:With Asha\\nBring shoes',
    'LOCATION:1 Rua da Saudade',
    'URL:https://lintel.test/properties-details/sea',
    'STATUS:CONFIRMED',
    'ORGANIZER;CN="Lin tel":https://lintel.test',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT60M',
    'DESCRIPTION:Viewing: Sea\\, sun\\; and a \\\\ slope',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a cancelled viewing has the CANCEL method and no alarm', () => {
  const lines = linesOf(written([{ ...EVENT, status: 'CANCELLED', alarmMinutes: null }], 'CANCEL'))
  expect(lines).toContain('METHOD:CANCEL')
  expect(lines).not.toContain('BEGIN:VALARM')
})

describe('a time zone', () => {
  /** Evaluates the VTIMEZONE as a parser does: the last transition before an instant applies. */
  function offsetBy(lines: readonly string[], zone: string, wall: string): string {
    const from = lines.indexOf(`TZID:${zone}`)
    const own = lines.slice(from, lines.indexOf('END:VTIMEZONE', from))
    const changes = own.flatMap((line, index) =>
      line.startsWith('DTSTART:') ? [{ at: line.slice(8), to: own[index + 2]!.slice(11) }] : [],
    )
    return changes.filter(({ at }) => at <= wall).at(-1)!.to
  }

  test.each([
    ['Europe/Lisbon', '2026-06-20T09:00:00Z', '20260620T100000', '+0100'],
    ['Europe/Lisbon', '2026-12-20T09:00:00Z', '20261220T090000', '+0000'],
    ['Asia/Kolkata', '2026-06-20T09:00:00Z', '20260620T143000', '+0530'],
    ['America/New_York', '2026-11-01T14:00:00Z', '20261101T090000', '-0500'],
    ['Australia/Sydney', '2026-12-01T00:00:00Z', '20261201T110000', '+1100'],
  ])('%s is described so that %s has the offset of %s, %s', (zone, at, wall, offset) => {
    const startsAt = new Date(at)
    const lines = linesOf(written([{ ...EVENT, zone, startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) }]))
    expect(lines).toContain(`DTSTART;TZID=${zone}:${wall}`)
    expect(offsetBy(lines, zone, wall)).toBe(offset)
  })

  test('names the minute of each transition', () => {
    const lines = linesOf(written([EVENT]))
    const at = lines.indexOf('DTSTART:20260329T010000')
    expect(lines.slice(at - 1, at + 4)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T010000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'END:DAYLIGHT',
    ])
    expect(lines).toContain('DTSTART:20261025T020000')
  })

  test('is described once for all events that use it', () => {
    const lines = linesOf(written([EVENT, { ...EVENT, uid: 'b' }, { ...EVENT, uid: 'c', zone: 'Asia/Tokyo' }]))
    expect(lines.filter((line) => line.startsWith('TZID:'))).toEqual(['TZID:Europe/Lisbon', 'TZID:Asia/Tokyo'])
  })
})

test('a calendar without events is valid', () => {
  expect(linesOf(written([])).at(-2)).toBe('END:VCALENDAR')
})

describe('user-provided text', () => {
  const wild = fc.string({ unit: 'grapheme', maxLength: 300 })

  test('stays a single value, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(wild, wild, (summary, description) => {
        const text = written([{ ...EVENT, summary: `${summary}\r\nATTENDEE:mailto:evil@example.com`, description }])
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const names = linesOf(text)
          .filter(Boolean)
          .map((line) => line.split(/[:;]/)[0])
        expect(names.filter((name) => name === 'ATTENDEE')).toEqual([])
        expect(names.filter((name) => name === 'SUMMARY')).toHaveLength(1)
      }),
      { seed: 4 },
    )
  })

  test('is restored by unescaping', () => {
    const read = (text: string) =>
      text.replaceAll(/\\([\\;,n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ',', ';', '\\', '\n', ' ', 'n', 'ü', '家', ':') }), (text) => {
        expect(read(escapeText(text))).toBe(text)
      }),
      { seed: 5 },
    )
  })

  test('is folded between characters, and unfolding restores it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '家', '🏠'), minLength: 60, maxLength: 300 }), (text) => {
        expect(fold(text).replaceAll('\r\n ', '')).toBe(text)
        expect(fold(text)).not.toContain('\ufffd')
      }),
      { seed: 6 },
    )
  })

  test('contains no control characters', () => {
    expect(escapeText('a\u0000b\u0007c\u2028d\rE')).toBe('a b c\\nd\\nE')
  })
})
