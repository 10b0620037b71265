/** A duration in its most natural unit. */
export interface Validity {
  unit: 'hour' | 'day'
  count: number
}

const DAY = 24

/** Less than a day is expressed in hours, otherwise in days with at most one decimal. */
export function validityOf(hours: number): Validity {
  return hours < DAY ? { unit: 'hour', count: hours } : { unit: 'day', count: Math.round((hours / DAY) * 10) / 10 }
}
