/** How many days a look back takes in; as many before them are what it is compared with. */
export const TODAY_SPANS = [7, 28, 90] as const

/** How a part of the site is: fine, worth a look, or broken. */
type HealthState = 'good' | 'warn' | 'bad'

/** Reads a measure against its two limits; more is worse. */
const above = (value: number, warn: number, bad: number): HealthState =>
  value >= bad ? 'bad' : value >= warn ? 'warn' : 'good'

const MINUTE = 60

/** Work that waits for minutes is late; for an hour, nobody does it. What was laid aside wants a look. */
export const queueState = (oldestSeconds: number, laidAside: number): HealthState =>
  worse(above(oldestSeconds, 5 * MINUTE, 60 * MINUTE), laidAside > 0 ? 'warn' : 'good')

/** The same of mails; one that was given up wants a look. */
export const mailState = (oldestSeconds: number, dead: number): HealthState =>
  worse(above(oldestSeconds, 15 * MINUTE, 120 * MINUTE), dead > 0 ? 'warn' : 'good')

/** A database that needs long for nothing is in trouble. */
export const databaseState = (milliseconds: number): HealthState => above(milliseconds, 100, 1000)

const GIGABYTE = 1024 ** 3

/** How full the disk is; a large one may be fuller. */
export function diskState(freeBytes: number, totalBytes: number): HealthState {
  const share = freeBytes / Math.max(1, totalBytes)
  if (freeBytes < GIGABYTE || share < 0.02) return 'bad'
  return freeBytes < 5 * GIGABYTE || share < 0.1 ? 'warn' : 'good'
}

const RANK = { good: 0, warn: 1, bad: 2 }
const worse = (one: HealthState, other: HealthState) => (RANK[one] >= RANK[other] ? one : other)

/** How much more or less than before, in percent; null where there was nothing before. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)
