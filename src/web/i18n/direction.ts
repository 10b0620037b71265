/** Languages written from right to left, by Intl's script data, with a plain list as fallback. */
const RTL = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ku'])
export const directionOf = (language: string): 'ltr' | 'rtl' => (RTL.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr')

const LATIN_FIRST = /^(?:\P{L}*\p{Script=Latin}|\+\d|-?\p{Sc}\d)/u
/** A URL stays bare, because link detection would include the marks. */
const BARE = /^(?:https?:|[\u2066-\u2068])/

/**
 * Isolates a name, price or number in Latin script inside a right-to-left sentence: without it a `?` or `+` moves to
 * the other end.
 */
export const keptTogether = (words: string): string =>
  LATIN_FIRST.test(words) && !BARE.test(words) ? `\u2066${words}\u2069` : words
