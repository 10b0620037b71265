import type { ListingIndex } from './listing-index.ts'

/** One thing that a filter asks of a listing. */
export interface Condition {
  /** The choice of the page that it belongs to; facets count as if the other conditions of the group did not exist. */
  group: string
  /** What of the filter it says; unlike the group it occurs once. Empty for the location. */
  name: string
  /** Upper bound of the matching rows. */
  size: number
  test(row: number): boolean
  /** Visits the matching rows; only called where `size` is finite. */
  each(visit: (row: number) => void): void
  /** Removes from a bitmap the rows that do not match. */
  intersect(target: number): void
  /** Rank of the time that `intersect` takes: 0 an operation on bitmaps, 1 a bitmap to be filled, 2 a test of each row. */
  cost: 0 | 1 | 2
}

/** Rows that pass a test of their columns. */
export const tested = (index: ListingIndex, name: string, test: (row: number) => boolean): Condition => ({
  group: name,
  name,
  size: Number.POSITIVE_INFINITY,
  test,
  each: () => {},
  intersect: (target) => index.bitmaps.filter(target, test),
  cost: 2,
})

export const never = ({ bitmaps }: ListingIndex, name: string): Condition => ({
  group: name,
  name,
  size: 0,
  test: () => false,
  each: () => {},
  intersect: bitmaps.clear,
  cost: 0,
})

/** Rows of any of several bitmaps; an undefined one is of a value that no listing has. */
export function ofSlots(index: ListingIndex, name: string, slots: readonly (number | undefined)[]): Condition {
  const { bitmaps } = index
  const known = slots.filter((slot) => slot !== undefined)
  const [first] = known
  if (first === undefined) return never(index, name)
  let joined = known.length === 1 ? first : null
  const slot = () => {
    if (joined !== null) return joined
    joined = bitmaps.temporary()
    bitmaps.copy(joined, first)
    for (const other of known.slice(1)) bitmaps.or(joined, joined, other)
    return joined
  }
  return {
    group: name,
    name,
    size: Number.POSITIVE_INFINITY,
    test: (row) => bitmaps.has(slot(), row),
    each: (visit) => bitmaps.each(slot(), visit),
    intersect: (target) => bitmaps.and(target, target, slot()),
    cost: 0,
  }
}
