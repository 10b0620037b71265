/** Time for which fetched data counts as fresh: 10 minutes. */
export const FRESH_MS = 600_000
