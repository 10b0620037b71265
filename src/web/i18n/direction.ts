/** Languages written from right to left, by Intl's own script data with a plain list as its floor. */
const RTL = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ku'])
export const directionOf = (language: string): 'ltr' | 'rtl' => (RTL.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr')

const LATIN_FIRST = /^(?:\P{L}*\p{Script=Latin}|\+\d|-?\p{Sc}\d)/u
/** An address must stay bare, or what makes links of it takes the marks along. */
const BARE = /^(?:https?:|[\u2066-\u2068])/

/** A name, price or number of Latin letters, for a sentence that runs from the right: without it a `?` or `+` jumps to its other end. */
export const keptTogether = (words: string): string =>
  LATIN_FIRST.test(words) && !BARE.test(words) ? `\u2066${words}\u2069` : words
