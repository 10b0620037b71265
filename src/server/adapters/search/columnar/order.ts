import type { Bitmaps } from './bitmaps.ts'
import { sortByKey } from './radix-sort.ts'

/** Up to so many rows, or this part of all, wait beside the sorted ones. */
const MIN_LOOSE = 1024
const LOOSE_SHARE = 512
/** Beyond this part of all, sorting all of them is faster than merging. */
const STALE_SHARE = 8

export type Order = ReturnType<typeof createOrder>
export interface OrderState {
  sorted: Uint32Array
  loose: Set<number>
  slot: number
  isStale: boolean
}
export interface OrderSource {
  bitmaps: Bitmaps
  /** The sort key of a row; NaN leaves it out. */
  key(row: number): number
  id(row: number): number
  isLive(row: number): boolean
}

/**
 * Rows by ascending key, the highest id first among equals. Changed rows are kept apart and merged when there are many:
 * moving a row within an array of a million would copy half of it.
 */
export function createOrder({ bitmaps, key, id, isLive }: OrderSource, saved?: OrderState) {
  let sorted = saved?.sorted ?? new Uint32Array(0)
  /** Rows whose place among the sorted ones is out of date, as a set and as a bitmap. */
  const loose = saved?.loose ?? new Set<number>()
  const slot = saved?.slot ?? bitmaps.create()
  let looseSorted: Uint32Array | null = null
  /** Whether so many rows changed that all have to be sorted again. */
  let isStale = saved?.isStale ?? true
  const compare = (a: number, b: number) => key(a) - key(b) || id(b) - id(a)
  const isPresent = (row: number) => isLive(row) && !Number.isNaN(key(row))
  const isLoose = (row: number) => bitmaps.has(slot, row)

  function presentLoose(): Uint32Array {
    looseSorted ??= Uint32Array.from([...loose].filter(isPresent)).sort(compare)
    return looseSorted
  }

  /** First position whose row is not before the key; loose rows have no valid key here and are skipped. */
  function search(isBefore: (row: number) => boolean, from = 0, to = sorted.length): number {
    let [low, high] = [from, to]
    while (low < high) {
      const middle = (low + high) >>> 1
      let at = middle
      while (at < high && isLoose(sorted[at]!)) at++
      if (at < high && isBefore(sorted[at]!)) low = at + 1
      else high = middle
    }
    return low
  }

  function forgetLoose() {
    loose.clear()
    looseSorted = null
    bitmaps.clear(slot)
  }

  /** Merges the loose rows with the others. */
  function merge() {
    const added = presentLoose()
    const kept = new Uint32Array(sorted.length)
    let count = 0
    for (const row of sorted) if (!isLoose(row)) kept[count++] = row
    bitmaps.clear(slot)
    sorted = kept.subarray(0, count)
    const places = Uint32Array.from(added, (row) => search((other) => compare(other, row) < 0))
    const merged = new Uint32Array(count + added.length)
    let from = 0
    added.forEach((row, index) => {
      merged.set(sorted.subarray(from, places[index]!), from + index)
      merged[places[index]! + index] = row
      from = places[index]!
    })
    merged.set(sorted.subarray(from), from + added.length)
    sorted = merged
    forgetLoose()
  }

  const self = {
    key,
    /** Must be told after any change of a row's key, its removal included. */
    touch(row: number) {
      if (isStale) return
      looseSorted = null
      if (isLoose(row)) return
      loose.add(row)
      bitmaps.set(slot, row)
      if (loose.size <= Math.max(MIN_LOOSE * 4, sorted.length / STALE_SHARE)) return
      isStale = true
      forgetLoose()
    },
    /** Brings the order up to date; `byId` gives all rows by descending id. */
    settle(byId: () => Uint32Array) {
      if (isStale) {
        const rows = byId().slice()
        let count = 0
        for (const row of rows) if (isPresent(row)) rows[count++] = row
        sorted = sortByKey(rows.subarray(0, count), key)
        isStale = false
      } else if (loose.size > Math.max(MIN_LOOSE, sorted.length / LOOSE_SHARE)) merge()
    },
    sorted: () => sorted,
    loose: presentLoose,
    isLoose,
    /** Position of the first sorted row whose key is at least, or above, a value. */
    lower: (value: number, from?: number, to?: number) => search((row) => key(row) < value, from, to),
    upper: (value: number) => search((row) => key(row) <= value),
    /** Upper bound of the rows whose key is from `least` to `most`. */
    size: (least: number, most: number) => Math.max(0, self.upper(most) - self.lower(least)) + presentLoose().length,
    /** Rows whose key is from `least` to `most`, in no order. */
    each(least: number, most: number, visit: (row: number) => void) {
      const end = self.upper(most)
      for (let at = self.lower(least); at < end; at++) if (!isLoose(sorted[at]!)) visit(sorted[at]!)
      for (const row of presentLoose()) if (key(row) >= least && key(row) <= most) visit(row)
    },
    /** Visits rows in order, from a key on, until the visitor returns false. */
    walk(visit: (row: number) => boolean, from = Number.NEGATIVE_INFINITY) {
      const others = presentLoose()
      let at = from === Number.NEGATIVE_INFINITY ? 0 : self.lower(from)
      let next = 0
      while (next < others.length && key(others[next]!) < from) next++
      for (;;) {
        while (at < sorted.length && isLoose(sorted[at]!)) at++
        const isEnd = at >= sorted.length
        if (isEnd && next >= others.length) return
        const isOther = next < others.length && (isEnd || compare(others[next]!, sorted[at]!) < 0)
        if (!visit(isOther ? others[next++]! : sorted[at++]!)) return
      }
    },
    state: (): OrderState => ({ sorted, loose, slot, isStale }),
  }
  return self
}
