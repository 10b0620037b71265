/** The maximum number of homes, which fits a wide screen. */
export const MAX_PROPERTIES = 6
export const MIN_PROPERTIES = 2

const IDS = /^\d{1,15}(?:-vs-\d{1,15})*$/

/** The homes of an address, `12-vs-31`, without duplicates and six at most; null when it contains none. */
export function readIds(word: string | undefined): number[] | null {
  if (word === undefined) return []
  if (!IDS.test(word)) return null
  const ids = word.split('-vs-').map(Number)
  return [...new Set(ids.filter((id) => id > 0))].slice(0, MAX_PROPERTIES)
}

/** The same homes with one of them moved; those between shift. */
export function movedId(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((other) => other !== id)
  if (others.length === ids.length || to < 0 || to >= ids.length) return [...ids]
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/** The same homes with two of them exchanged. */
export function swappedIds(ids: readonly number[], one: number, other: number): number[] {
  return ids.map((id) => (id === one ? other : id === other ? one : id))
}
