/** Nobody pages farther, and counting on would read all that fits. */
export const MOST_COUNTED = 10_000
/** Of what words find not even that many are looked at: whoever sees a thousand adds a word. */
export const MOST_FOUND = 1_000

/** Put around the rows of a list to count them: it stops one beyond what is counted. */
export const limitedCount = MOST_COUNTED + 1

/** What a list says about how many there are. */
export const countedUpTo = (count: number, most = MOST_COUNTED) => ({
  total: Math.min(count, most),
  total_is_exact: count <= most,
})
