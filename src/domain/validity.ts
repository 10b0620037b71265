/** How long something lasts, in the unit that people would say. */
export interface Validity {
  unit: 'hour' | 'day'
  count: number
}

const DAY = 24

/** Hours below a day stay hours; from there on they are days, with at most one digit behind the point. */
export function validityOf(hours: number): Validity {
  return hours < DAY ? { unit: 'hour', count: hours } : { unit: 'day', count: Math.round((hours / DAY) * 10) / 10 }
}
