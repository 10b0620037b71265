export const EARLIEST_YEAR = 1800

export const latestYear = (): number => new Date().getUTCFullYear()

/** Whether this is a calendar year that a building can have been changed in. */
export const isYear = (typed: string, latest = latestYear()): boolean =>
  /^\d{4}$/.test(typed.trim()) && Number(typed) >= EARLIEST_YEAR && Number(typed) <= latest
