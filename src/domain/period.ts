const DAY_MS = 86_400_000

/** Inclusive period of days as `2026-11-30`. */
export interface Period {
  from: string
  to: string
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Preceding period of the same length. */
export function previousPeriod({ from, to }: Period): Period {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const length = last - first + DAY_MS
  return { from: dayOf(first - length), to: dayOf(first - DAY_MS) }
}

/** The given number of days, ending with `to`. */
export const lastDays = (to: string, days: number): Period => ({
  from: dayOf(Date.parse(to) - (days - 1) * DAY_MS),
  to,
})

/** Every day or month of a period, in order, with or without data. */
export function bucketsOf({ from, to }: Period, by: 'day' | 'month'): string[] {
  const length = by === 'day' ? 10 : 7
  const buckets = new Set<string>()
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) buckets.add(dayOf(time).slice(0, length))
  return [...buckets]
}
