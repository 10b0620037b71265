/** Words side by side, without quotes, exclusions or alternatives, which make a search of their own. */
const PLAIN_WORDS = /^[\p{L}\p{M}\p{N}]+(?:(?:\s+|-)[\p{L}\p{M}\p{N}]+)*$/u
const LETTERS = /^[a-z]+$/

/**
 * What is left to search for in these places: every home says where it lies, so that the name of its place is no search there.
 * Each place is given by all its names. Only names in Latin letters are left out: what others become in the text index is the
 * database's affair.
 */
export function withoutPlaceNames(text: string, places: readonly (readonly string[])[]): string {
  const typed = text.trim()
  const words = typed.split(/\s+/)
  if (places.length === 0 || !PLAIN_WORDS.test(typed) || words.some((word) => plainWord(word) === 'or')) return text
  const own = places.map((names) => new Set(names.flatMap((name) => name.split(/\s+/)).map(plainWord)))
  const isSaid = (word: string) => LETTERS.test(word) && own.every((names) => names.has(word))
  return words.filter((word) => !isSaid(plainWord(word))).join(' ')
}

const plainWord = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
