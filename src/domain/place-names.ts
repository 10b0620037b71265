/** Plain words without quotes, exclusions or alternatives, which are query operators. */
const COMMON_TERMS = /^[\p{L}\p{M}\p{N}]+(?:(?:\s+|-)[\p{L}\p{M}\p{N}]+)*$/u
const LETTERS = /^[a-z]+$/

/**
 * Removes the names of the places from a search text: every property in a place contains its name, so the name does not
 * narrow the search. Each place is given by all its names. Only names in plain Latin letters are removed: how the text
 * index normalises others is up to the database.
 */
export function withoutPlaceNames(text: string, places: readonly (readonly string[])[]): string {
  const typed = text.trim()
  const words = typed.split(/\s+/)
  if (places.length === 0 || !COMMON_TERMS.test(typed) || words.some((word) => plainWord(word) === 'or')) return text
  const own = places.map((names) => new Set(names.flatMap((name) => name.split(/\s+/)).map(plainWord)))
  const isSaid = (word: string) => LETTERS.test(word) && own.every((names) => names.has(word))
  return words.filter((word) => !isSaid(plainWord(word))).join(' ')
}

const plainWord = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
