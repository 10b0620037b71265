/** Nobody pages farther, and counting on would read all that fits. */
export const MOST_COUNTED = 10_000

/** Put around the rows of a list to count them: it stops one beyond what is counted. */
export const limitedCount = MOST_COUNTED + 1

/** What a list says about how many there are. */
export const countedUpTo = (count: number) => ({
  total: Math.min(count, MOST_COUNTED),
  total_is_exact: count <= MOST_COUNTED,
})
