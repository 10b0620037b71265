import type { Columns } from './columns.ts'

const MIN_SIZE = 1024
/** Knuth's multiplicative hash; ids are mostly consecutive. */
const HASH = 2_654_435_761

export type RowNumbers = ReturnType<typeof createRowNumbers>
export interface RowNumbersState {
  table: Uint32Array
  used: number
}

/** Finds the row of a listing: a hash table with linear probing, a tenth of the size of a `Map`. */
export function createRowNumbers(columns: Columns, saved?: RowNumbersState) {
  /** Row + 1; 0 is a free place. */
  let table = saved?.table ?? new Uint32Array(MIN_SIZE)
  let used = saved?.used ?? 0
  const home = (id: number) => (Math.imul(id, HASH) ^ (id / 2 ** 32)) >>> 0
  const next = (at: number) => (at + 1) & (table.length - 1)

  function locate(id: number): number {
    let at = home(id) & (table.length - 1)
    while (table[at] !== 0 && columns.id[table[at]! - 1] !== id) at = next(at)
    return at
  }

  function add(id: number, row: number) {
    table[locate(id)] = row + 1
  }

  return {
    /** The row of a listing, or -1. */
    find: (id: number) => table[locate(id)]! - 1,
    /** The id must be in the column already. */
    add(id: number, row: number) {
      if (++used * 2 > table.length) {
        const before = table
        table = new Uint32Array(before.length * 2)
        for (const entry of before) if (entry !== 0) add(columns.id[entry - 1]!, entry - 1)
      }
      add(id, row)
    },
    /** Closes the gap, so that no probe ends too early. */
    remove(id: number) {
      let gap = locate(id)
      if (table[gap] === 0) return
      used--
      for (let at = next(gap); table[at] !== 0; at = next(at)) {
        const wanted = home(columns.id[table[at]! - 1]!) & (table.length - 1)
        const isBetween = gap <= at ? gap < wanted && wanted <= at : gap < wanted || wanted <= at
        if (isBetween) continue
        table[gap] = table[at]!
        gap = at
      }
      table[gap] = 0
    },
    state: (): RowNumbersState => ({ table, used }),
  }
}
