/** How long fetched data counts as fresh: ten minutes. */
export const FRESH_MS = 600_000
