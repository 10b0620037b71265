import { orderOfPrices, type PriceOrder } from '../price-histogram.ts'
import type { Condition } from './condition.ts'
import type { ListingIndex } from './listing-index.ts'

/** With more candidates, operations on bitmaps of all rows are faster than a test of each; facets test more of each. */
const MAX_TESTED = 4000
const MAX_TESTED_WITH_GROUPS = 1500

/** The rows that match: a list if they were tested one by one, else a bitmap. */
export interface Selection {
  total: number
  /** How many of them are in a bitmap. */
  count(slot: number): number
  each(visit: (row: number) => void): void
  prices(): PriceOrder
  /** How many were listed at or after a time in microseconds. */
  countSince(time: number): number
  rows: Uint32Array | null
  slot: number | null
}

/** Rows that match all conditions, and rows that fail one group of conditions only. */
export interface GroupedSelection {
  all: Selection
  /** The matching rows if the conditions of a group did not exist. */
  without(group: string): Selection
}

export function select(index: ListingIndex, conditions: readonly Condition[]): Selection {
  return selectGroups(index, conditions).all
}

/** Conditions whose group is empty always hold. */
export function selectGroups(
  index: ListingIndex,
  conditions: readonly Condition[],
  groupOf?: (condition: Condition) => string,
): GroupedSelection {
  const groups = Map.groupBy(conditions, groupOf ?? (() => ''))
  const fixed = groups.get('') ?? []
  groups.delete('')
  const [narrowest] = fixed.toSorted((a, b) => a.size - b.size)
  if (narrowest && narrowest.size <= (groupOf === undefined ? MAX_TESTED : MAX_TESTED_WITH_GROUPS))
    return testEach(index, narrowest, fixed, groups)
  return intersectAll(index, fixed, groups)
}

type Groups = ReadonlyMap<string, readonly Condition[]>

function testEach(
  index: ListingIndex,
  first: Condition,
  fixed: readonly Condition[],
  groups: Groups,
): GroupedSelection {
  const others = fixed.filter((condition) => condition !== first)
  const named = [...groups]
  const matching: number[] = []
  const failing = new Map<string, number[]>(named.map(([group]) => [group, []]))
  first.each((row) => {
    if (!others.every(({ test }) => test(row))) return
    let failed: string | null = null
    for (const [group, own] of named) {
      if (own.every(({ test }) => test(row))) continue
      if (failed !== null) return
      failed = group
    }
    if (failed === null) matching.push(row)
    else failing.get(failed)!.push(row)
  })
  const all = ofRows(index, matching)
  return {
    all,
    without: (group) => {
      const more = failing.get(group)
      return more && more.length > 0 ? ofRows(index, [...matching, ...more]) : all
    },
  }
}

function ofRows({ bitmaps, columns }: ListingIndex, list: readonly number[]): Selection {
  const rows = Uint32Array.from(list)
  const countWhere = (test: (row: number) => boolean) => {
    let count = 0
    for (const row of rows) if (test(row)) count++
    return count
  }
  return {
    total: rows.length,
    count: (slot) => countWhere((row) => bitmaps.has(slot, row)),
    each(visit) {
      for (const row of rows) visit(row)
    },
    prices: () => orderOfPrices(Float64Array.from(rows, (row) => columns.price[row]!)),
    countSince: (time) => countWhere((row) => columns.createdAt[row]! >= time),
    rows,
    slot: null,
  }
}

/** Counts in bitmaps, for each row, whether no, one or more groups fail. */
function intersectAll(index: ListingIndex, fixed: readonly Condition[], groups: Groups): GroupedSelection {
  const { bitmaps } = index
  const matching = bitmaps.temporary()
  bitmaps.copy(matching, index.live)
  for (const condition of cheapestFirst(fixed)) condition.intersect(matching)
  if (groups.size === 0) {
    const all = ofBitmap(index, matching)
    return { all, without: () => all }
  }
  const [base, once, twice, own] = [0, 1, 2, 3].map(() => bitmaps.temporary()) as [number, number, number, number]
  bitmaps.copy(base, matching)
  bitmaps.clear(once)
  bitmaps.clear(twice)
  const failing = (group: string, among: number) => {
    bitmaps.copy(own, among)
    for (const condition of cheapestFirst(groups.get(group)!)) condition.intersect(own)
    bitmaps.without(own, among, own)
  }
  for (const group of groups.keys()) {
    failing(group, base)
    const both = bitmaps.temporary()
    bitmaps.and(both, once, own)
    bitmaps.or(twice, twice, both)
    bitmaps.or(once, once, own)
    bitmaps.giveBack(both)
  }
  bitmaps.without(matching, base, once)
  bitmaps.without(once, once, twice)
  const all = ofBitmap(index, matching)
  return {
    all,
    without(group) {
      if (!groups.has(group)) return all
      failing(group, once)
      const more = bitmaps.temporary()
      bitmaps.or(more, matching, own)
      return ofBitmap(index, more)
    },
  }
}

const cheapestFirst = (conditions: readonly Condition[]) => conditions.toSorted((a, b) => a.cost - b.cost)

function ofBitmap({ bitmaps, ranges }: ListingIndex, slot: number): Selection {
  return {
    total: bitmaps.count(slot),
    count: (other) => bitmaps.count(slot, other),
    each: (visit) => bitmaps.each(slot, visit),
    prices: () => ranges.price_low.distribution(slot),
    // Newer listings have smaller keys; dates are whole microseconds.
    countSince: (time) => ranges.newest.distribution(slot).below(0.5 - time),
    rows: null,
    slot,
  }
}
