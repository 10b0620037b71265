/** A moment as shipped clients parse it: UTC with six digits behind the second. */
export function instantOf(moment: Date | string): string {
  if (typeof moment !== 'string') return `${moment.toISOString().slice(0, -1)}000Z`
  // As the database writes it into JSON: most moments of an answer come so, and a Date would cost more than the rest of it.
  if (moment.length > 19 && moment.length <= 32 && moment.endsWith('+00:00') && moment[10] === 'T')
    return `${moment.slice(0, 19)}.${moment.slice(20, -6).padEnd(6, '0')}Z`
  return `${new Date(moment).toISOString().slice(0, -1)}000Z`
}
