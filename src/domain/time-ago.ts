export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** A number with a time unit, to be formatted in any language. */
export interface Span {
  count: number
  unit: TimeUnit
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STEPS: readonly { unit: TimeUnit; length: number }[] = [
  { unit: 'year', length: 365 * DAY },
  { unit: 'month', length: 30 * DAY },
  { unit: 'week', length: 7 * DAY },
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
  { unit: 'second', length: SECOND },
]

/** Age in the largest unit that fits; a future time counts as now. */
export function ageOf(from: Date, now: Date): Span {
  const elapsed = Math.max(0, now.getTime() - from.getTime())
  const step = STEPS.find(({ length }) => elapsed >= length) ?? { unit: 'second' as const, length: SECOND }
  return { count: Math.floor(elapsed / step.length), unit: step.unit }
}

/** English relative time, displayed unchanged by shipped clients: `3 days ago`. */
export function timeAgo(from: Date, now: Date): string {
  const { count, unit } = ageOf(from, now)
  return count === 0 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/** A unit applies below its limit; rounding comes first, so 44.6 minutes round to 45 and count as an hour. */
const THRESHOLDS: readonly { unit: TimeUnit; length: number; below: number }[] = [
  { unit: 'second', length: SECOND, below: 45 },
  { unit: 'minute', length: MINUTE, below: 45 },
  { unit: 'hour', length: HOUR, below: 22 },
  { unit: 'day', length: DAY, below: 26 },
  { unit: 'month', length: (146_097 / 4800) * DAY, below: 11 },
]

/** Rounded difference of two times, negative for the past, as `Intl.RelativeTimeFormat` expects it. */
export function relativeTime(at: Date, now: Date): Span {
  const difference = at.getTime() - now.getTime()
  const sign = difference < 0 ? -1 : 1
  for (const { unit, length, below } of THRESHOLDS) {
    const count = Math.round(Math.abs(difference) / length)
    if (count < below) return { count: sign * Math.max(unit === 'second' ? 0 : 1, count), unit }
  }
  return { count: sign * Math.max(1, Math.round(Math.abs(difference) / (365.2425 * DAY))), unit: 'year' }
}

/** A duration in hours, in days from 24 hours on. */
export function durationOf(hours: number): Span {
  return hours >= 24 ? { count: Math.floor(hours / 24), unit: 'day' } : { count: hours, unit: 'hour' }
}
