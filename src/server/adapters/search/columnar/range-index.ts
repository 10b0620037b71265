import type { Bitmaps } from './bitmaps.ts'
import type { Order } from './order.ts'

const STEPS = 64
/** Fewer rows are read one by one in the same time. */
const MIN_ROWS = 8192

export type RangeIndex = ReturnType<typeof createRangeIndex>
export interface RangeIndexState {
  values: number[]
  slots: number[]
}

/**
 * Bitmaps of the rows whose key is at least each of some evenly spread values. A range is two of them, corrected by the
 * rows between the value and the bound.
 */
export function createRangeIndex(bitmaps: Bitmaps, order: Order, saved?: RangeIndexState) {
  const values = saved?.values ?? [Number.NEGATIVE_INFINITY]
  const slots = saved?.slots ?? [bitmaps.create()]

  /** The step before or after a value, whichever differs by fewer rows. */
  function nearest(value: number): number {
    let after = 1
    while (after < values.length && values[after]! <= value) after++
    if (after === values.length) return after - 1
    const position = order.lower(value)
    const before = after === 1 ? 0 : order.lower(values[after - 1]!)
    return position - before < order.lower(values[after]!) - position ? after - 1 : after
  }

  /** Visits the rows with a key from one value to below another, or the other way round. */
  function between(a: number, b: number, visit: (row: number) => void) {
    const [least, most] = a < b ? [a, b] : [b, a]
    const sorted = order.sorted()
    const end = order.lower(most)
    for (let at = least === Number.NEGATIVE_INFINITY ? 0 : order.lower(least); at < end; at++)
      if (!order.isLoose(sorted[at]!)) visit(sorted[at]!)
    for (const row of order.loose()) if (order.key(row) >= least && order.key(row) < most) visit(row)
  }

  /** Rows whose key is at least a value. */
  function fillFrom(target: number, value: number) {
    const step = nearest(value)
    bitmaps.copy(target, slots[step]!)
    if (values[step]! > value) between(value, values[step]!, (row) => bitmaps.set(target, row))
    else between(values[step]!, value, (row) => bitmaps.unset(target, row))
  }

  return {
    order,
    touch(row: number, isLive: boolean) {
      const key = order.key(row)
      for (let step = 0; step < values.length; step++) bitmaps.put(slots[step]!, row, isLive && key >= values[step]!)
    },
    /** Chooses the values once there are enough rows; later changes keep them. */
    settle() {
      const sorted = order.sorted()
      if (values.length > 1 || sorted.length < MIN_ROWS) return
      for (let step = 1; step < STEPS; step++) {
        const value = order.key(sorted[Math.floor((sorted.length * step) / STEPS)]!)
        if (value === values.at(-1) || order.isLoose(sorted[Math.floor((sorted.length * step) / STEPS)]!)) continue
        values.push(value)
        slots.push(bitmaps.create())
      }
      bitmaps.each(slots[0]!, (row) => {
        const key = order.key(row)
        for (let step = 1; step < values.length && key >= values[step]!; step++) bitmaps.set(slots[step]!, row)
      })
    },
    /** Rows whose key is at least `least` and below `end`. */
    fill(target: number, least: number, end: number) {
      fillFrom(target, least)
      if (end === Number.POSITIVE_INFINITY) return
      const above = bitmaps.temporary()
      fillFrom(above, end)
      bitmaps.without(target, target, above)
    },
    /** Counts the rows of a bitmap by their key. */
    distribution(base: number) {
      const known = new Map<number, number>()
      const atLeast = (step: number) => {
        const count = known.get(step) ?? bitmaps.count(base, slots[step]!)
        known.set(step, count)
        return count
      }
      const total = atLeast(0)
      return {
        count: total,
        /** Rows whose key is below a value. */
        below(value: number): number {
          const step = nearest(value)
          let rows = 0
          between(value, values[step]!, (row) => {
            if (bitmaps.has(base, row)) rows++
          })
          return total - atLeast(step) - (values[step]! > value ? rows : -rows)
        },
        /** The key of the row with this rank, from 0. */
        at(rank: number): number {
          let step = values.length - 1
          while (step > 0 && total - atLeast(step) > rank) step--
          let left = rank - (total - atLeast(step))
          let found = Number.NaN
          order.walk((row) => {
            if (!bitmaps.has(base, row) || left-- > 0) return true
            found = order.key(row)
            return false
          }, values[step]!)
          return found
        },
      }
    },
    state: (): RangeIndexState => ({ values, slots }),
  }
}
