import { momentOf, wallTimeOf } from './time-zone.ts'

/** A stretch of a day, in minutes since its midnight; it ends before `endsMinute`. */
interface Stretch {
  startsMinute: number
  endsMinute: number
}

/** What recurs each week; 1 is Monday. */
export interface WeeklyHours extends Stretch {
  weekday: number
}

/** More time than usual on one day, or none. */
export interface DayException extends Stretch {
  kind: 'extra' | 'closed'
  day: string
}

export interface Span {
  startsAt: Date
  endsAt: Date
}

export interface Slot extends Span {
  /** The day at the place where the home stands. */
  day: string
}

/** Everything that decides when somebody can come. */
export interface SlotRules {
  zone: string
  durationMinutes: number
  /** A pause behind every viewing. */
  bufferMinutes: number
  /** So much notice the host wants. */
  leadMinutes: number
  /** How many viewings a host takes in a day. */
  dailyLimit: number | null
  hours: readonly WeeklyHours[]
  exceptions: readonly DayException[]
  /** What the host has promised already. */
  busy: readonly Span[]
  now: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/**
 * The times of one day that can still be booked. Slots are laid end to end in real time from where a stretch begins, so on a day
 * on which the clocks change there are fewer or more of them, and none is longer, shorter or on top of another.
 */
export function slotsOn(day: string, rules: SlotRules): Slot[] {
  const { zone, busy, dailyLimit } = rules
  const taken = dailyLimit === null ? 0 : busy.filter(({ startsAt }) => wallTimeOf(startsAt, zone).day === day).length
  if (dailyLimit !== null && taken >= dailyLimit) return []
  return stretchesOn(day, rules).flatMap((stretch) => slotsIn(day, stretch, rules))
}

/** This day and those that follow. */
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

/** What is open on a day: the week's hours and the extra ones together, without what is closed. */
export function stretchesOn(day: string, { hours, exceptions }: Pick<SlotRules, 'hours' | 'exceptions'>): Stretch[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  const onDay = exceptions.filter((exception) => exception.day === day)
  const open = [...hours.filter((each) => each.weekday === weekday), ...onDay.filter(({ kind }) => kind === 'extra')]
  const closed = onDay.filter(({ kind }) => kind === 'closed')
  return closed.reduce<Stretch[]>((left, hole) => left.flatMap((stretch) => without(stretch, hole)), joined(open))
}

/** Stretches that touch become one. */
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
