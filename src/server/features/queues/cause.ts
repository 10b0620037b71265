/** Cause of a failure without an error message. */
export const UNKNOWN_CAUSE = 'Unknown'
const LONGEST = 200

/**
 * Normalises an error message to its cause: addresses, ids and secrets are masked, so failures that differ only in
 * those are grouped. The SQL in `listIdsOfCause` normalises the same way.
 */
export const causeOf = (error: string | null) =>
  (error ?? UNKNOWN_CAUSE)
    .replaceAll(/[^\s<>"]+@[^\s<>"]+/g, '@')
    .replaceAll(/([?&][a-z_-]+=)[^&\s]+/gi, '$1#')
    .replaceAll(/\d+/g, '#')
    .slice(0, LONGEST)
