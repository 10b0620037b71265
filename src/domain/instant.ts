/** Timestamp in the format that shipped clients parse: UTC with microseconds. */
export function instantOf(moment: Date | string): string {
  if (typeof moment !== 'string') return `${moment.toISOString().slice(0, -1)}000Z`
  // Fast path for the JSON format of the database: most timestamps of a response have it, and constructing a Date costs
  // more than encoding the rest.
  if (moment.length > 19 && moment.length <= 32 && moment.endsWith('+00:00') && moment[10] === 'T')
    return `${moment.slice(0, 19)}.${moment.slice(20, -6).padEnd(6, '0')}Z`
  return `${new Date(moment).toISOString().slice(0, -1)}000Z`
}
