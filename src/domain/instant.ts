/** A moment as shipped clients parse it: UTC with six digits behind the second. */
export function instantOf(moment: Date | string): string {
  const date = typeof moment === 'string' ? new Date(moment) : moment
  return `${date.toISOString().slice(0, -1)}000Z`
}
