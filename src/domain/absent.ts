/** Clients express "absent" as nothing, blanks, null, or the words `null` and `undefined`. */
export const isAbsent = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && (WORDS.has(value) || isBlank(value)))

/** True for an empty string and for one of white space only. */
export const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

const WORDS = new Set(['undefined', 'null'])
