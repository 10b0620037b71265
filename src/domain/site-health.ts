/** Periods of the dashboard in days; each is compared with the preceding period. */
export const TODAY_SPANS = [7, 28, 90] as const

/** Health of a component: good, warning or bad. */
type HealthState = 'good' | 'warn' | 'bad'

/** Compares a measure with its two limits; higher is worse. */
const above = (value: number, warn: number, bad: number): HealthState =>
  value >= bad ? 'bad' : value >= warn ? 'warn' : 'good'

const MINUTE = 60

/** A queue is late after minutes and stalled after an hour. Dead jobs cause a warning. */
export const queueState = (oldestSeconds: number, laidAside: number): HealthState =>
  worse(above(oldestSeconds, 5 * MINUTE, 60 * MINUTE), laidAside > 0 ? 'warn' : 'good')

/** The same for emails; a dead email causes a warning. */
export const mailState = (oldestSeconds: number, dead: number): HealthState =>
  worse(above(oldestSeconds, 15 * MINUTE, 120 * MINUTE), dead > 0 ? 'warn' : 'good')

/** Health by the latency of a trivial query. */
export const databaseState = (milliseconds: number): HealthState => above(milliseconds, 100, 1000)

const GIGABYTE = 1024 ** 3

/** Health by free disk space: an absolute and a relative limit, whichever is reached first. */
export function diskState(freeBytes: number, totalBytes: number): HealthState {
  const share = freeBytes / Math.max(1, totalBytes)
  if (freeBytes < GIGABYTE || share < 0.02) return 'bad'
  return freeBytes < 5 * GIGABYTE || share < 0.1 ? 'warn' : 'good'
}

const RANK = { good: 0, warn: 1, bad: 2 }
const worse = (one: HealthState, other: HealthState) => (RANK[one] >= RANK[other] ? one : other)

/** Change from the previous value in percent; null if there was none. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)
