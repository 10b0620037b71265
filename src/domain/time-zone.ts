/** Whether a name is a known time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return formatOf(zone) !== null
  } catch {
    return false
  }
}

/** Local date and time: the day as `2026-06-20`, and minutes since midnight. */
export interface WallTime {
  day: string
  minute: number
}

const MINUTE_MS = 60_000

export function wallTimeOf(at: Date, zone: string): WallTime {
  const shifted = new Date(at.getTime() + offsetAt(at.getTime(), zone))
  return { day: shifted.toISOString().slice(0, 10), minute: shifted.getUTCHours() * 60 + shifted.getUTCMinutes() }
}

/**
 * Instant of a local time. In a skipped hour the offset before the transition applies; in a repeated hour the first
 * occurrence.
 */
export function momentOf({ day, minute }: WallTime, zone: string): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const before = offsetAt(asIfUtc - DAY_MS, zone)
  const after = offsetAt(asIfUtc + DAY_MS, zone)
  const first = asIfUtc - before
  if (offsetAt(first, zone) === before) return new Date(first)
  const second = asIfUtc - after
  // In a skipped hour neither offset matches: the one before the transition applies.
  return new Date(offsetAt(second, zone) === after ? second : first)
}

const DAY_MS = 86_400_000

/** UTC offset of a zone at an instant, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = Number(value)
  const shown = Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour! % 24, parts.minute, parts.second)
  return shown - Math.floor(moment / 1000) * 1000
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached, because constructing a formatter takes longer than a thousand uses of it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}
