/** Whether clocks somewhere go by this name. */
export function isTimeZone(zone: string): boolean {
  try {
    return formatOf(zone) !== null
  } catch {
    return false
  }
}

/** A moment as clocks on a wall show it: the day as `2026-06-20`, and minutes since midnight. */
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
 * The moment at which clocks show this. An hour that is skipped counts on from before it; of an hour that comes twice the
 * first is meant.
 */
export function momentOf({ day, minute }: WallTime, zone: string): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const before = offsetAt(asIfUtc - DAY_MS, zone)
  const after = offsetAt(asIfUtc + DAY_MS, zone)
  const first = asIfUtc - before
  if (offsetAt(first, zone) === before) return new Date(first)
  const second = asIfUtc - after
  // Neither fits in an hour that is skipped: then the clock of before goes on.
  return new Date(offsetAt(second, zone) === after ? second : first)
}

const DAY_MS = 86_400_000

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = Number(value)
  const shown = Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour! % 24, parts.minute, parts.second)
  return shown - Math.floor(moment / 1000) * 1000
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Setting one up takes longer than using it a thousand times. */
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
