/** A question is forgotten after half a year, answered or not. */
export const KEPT_MS = 180 * 86_400_000
