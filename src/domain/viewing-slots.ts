import { momentOf, wallTimeOf } from './time-zone.ts'

/** An interval of a day in minutes since midnight; `endsMinute` is exclusive. */
interface Stretch {
  startsMinute: number
  endsMinute: number
}

/** Weekly availability; 1 is Monday. */
export interface WeeklyHours extends Stretch {
  weekday: number
}

/** Date override: extra availability on a day, or none. */
export interface DayException extends Stretch {
  kind: 'extra' | 'closed'
  day: string
}

export interface Span {
  startsAt: Date
  endsAt: Date
}

export interface Slot extends Span {
  /** Local date at the property. */
  day: string
}

/** All inputs of the slot computation. */
export interface SlotRules {
  zone: string
  durationMinutes: number
  /** Buffer after every viewing. */
  bufferMinutes: number
  /** Minimum notice of the host. */
  leadMinutes: number
  /** Maximum number of viewings per day. */
  dailyLimit: number | null
  hours: readonly WeeklyHours[]
  exceptions: readonly DayException[]
  /** Booked times of the host. */
  busy: readonly Span[]
  now: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/**
 * Available slots of a day. Slots are laid end to end in real time from the start of an interval, so a day with a clock
 * change has fewer or more of them, all of equal length and without overlap.
 */
export function slotsOn(day: string, rules: SlotRules): Slot[] {
  const { zone, busy, dailyLimit } = rules
  const taken = dailyLimit === null ? 0 : busy.filter(({ startsAt }) => wallTimeOf(startsAt, zone).day === day).length
  if (dailyLimit !== null && taken >= dailyLimit) return []
  return stretchesOn(day, rules).flatMap((stretch) => slotsIn(day, stretch, rules))
}

/** The given number of days, starting with this one. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + index * DAY_MS).toISOString().slice(0, 10),
  )

function slotsIn(day: string, { startsMinute, endsMinute }: Stretch, rules: SlotRules): Slot[] {
  const { zone, durationMinutes, bufferMinutes, leadMinutes, busy, now } = rules
  const end = momentOf({ day, minute: endsMinute }, zone).getTime()
  const length = durationMinutes * MINUTE_MS
  const pause = bufferMinutes * MINUTE_MS
  const earliest = now.getTime() + leadMinutes * MINUTE_MS
  const slots: Slot[] = []
  for (let at = momentOf({ day, minute: startsMinute }, zone).getTime(); at + length <= end; at += length + pause) {
    const isFree = !busy.some(
      ({ startsAt, endsAt }) => at < endsAt.getTime() + pause && startsAt.getTime() < at + length + pause,
    )
    if (at >= earliest && isFree) slots.push({ day, startsAt: new Date(at), endsAt: new Date(at + length) })
  }
  return slots
}

/** Availability of a day: weekly and extra intervals, without closed ones. */
export function stretchesOn(day: string, { hours, exceptions }: Pick<SlotRules, 'hours' | 'exceptions'>): Stretch[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  const onDay = exceptions.filter((exception) => exception.day === day)
  const open = [...hours.filter((each) => each.weekday === weekday), ...onDay.filter(({ kind }) => kind === 'extra')]
  const closed = onDay.filter(({ kind }) => kind === 'closed')
  return closed.reduce<Stretch[]>((left, hole) => left.flatMap((stretch) => without(stretch, hole)), joined(open))
}

/** Merges adjacent intervals. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = []
  for (const { startsMinute, endsMinute } of stretches.toSorted((a, b) => a.startsMinute - b.startsMinute)) {
    const last = whole.at(-1)
    if (last && startsMinute <= last.endsMinute) last.endsMinute = Math.max(last.endsMinute, endsMinute)
    else whole.push({ startsMinute, endsMinute })
  }
  return whole
}

function without({ startsMinute, endsMinute }: Stretch, hole: Stretch): Stretch[] {
  return [
    { startsMinute, endsMinute: Math.min(endsMinute, hole.startsMinute) },
    { startsMinute: Math.max(startsMinute, hole.endsMinute), endsMinute },
  ].filter((rest) => rest.startsMinute < rest.endsMinute)
}
