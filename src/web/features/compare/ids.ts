/** As many homes as stand side by side on a wide screen. */
export const MOST_HOMES = 6
export const LEAST_HOMES = 2

const IDS = /^\d{1,15}(?:-vs-\d{1,15})*$/

/** The homes that an address names, `12-vs-31`, each once and six at most; null when it names none. */
export function readIds(word: string | undefined): number[] | null {
  if (word === undefined) return []
  if (!IDS.test(word)) return null
  const ids = word.split('-vs-').map(Number)
  return [...new Set(ids.filter((id) => id > 0))].slice(0, MOST_HOMES)
}

/** The same homes with one of them moved to another place; those between make room. */
export function movedId(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((other) => other !== id)
  if (others.length === ids.length || to < 0 || to >= ids.length) return [...ids]
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/** The same homes with two of them changed for each other. */
export function swappedIds(ids: readonly number[], one: number, other: number): number[] {
  return ids.map((id) => (id === one ? other : id === other ? one : id))
}
