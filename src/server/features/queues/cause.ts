/** What a failure is called that left no words. */
export const UNTOLD = 'Unknown'
const LONGEST = 200

/**
 * Failures that differ in whom, where or how many alone have one cause, and its name tells nobody's address or secret. The
 * database reads causes the same way, see `listIdsOfCause`.
 */
export const causeOf = (error: string | null) =>
  (error ?? UNTOLD)
    .replaceAll(/[^\s<>"]+@[^\s<>"]+/g, '@')
    .replaceAll(/([?&][a-z_-]+=)[^&\s]+/gi, '$1#')
    .replaceAll(/\d+/g, '#')
    .slice(0, LONGEST)
