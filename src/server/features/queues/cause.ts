/** What a failure is called that left no words. */
export const UNTOLD = 'Unknown'

/** Two failures that differ in a number alone have one cause. The database reads causes the same way, see `listIdsOfCause`. */
export const causeOf = (error: string | null) => (error ?? UNTOLD).slice(0, 200).replaceAll(/\d+/g, '#')
