/** Retention period of an enquiry, answered or not. */
export const KEPT_MS = 180 * 86_400_000
