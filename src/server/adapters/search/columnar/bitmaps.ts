import { readFileSync } from 'node:fs'

interface Kernel {
  memory: WebAssembly.Memory
  and(target: number, a: number, b: number, length: number): void
  or(target: number, a: number, b: number, length: number): void
  without(target: number, a: number, b: number, length: number): void
  count(a: number, b: number, length: number): number
}

const MODULE = new WebAssembly.Module(readFileSync(new URL('kernel.wasm', import.meta.url)))
const PAGE_BYTES = 65_536
const MIN_ROWS = 1024

export type Bitmaps = ReturnType<typeof createBitmaps>
export interface BitmapsState {
  capacity: number
  slots: number
  free: number[]
  memory: Uint32Array
}

/** Bitmaps with one bit per row, all in one WebAssembly memory. A slot is the number of a bitmap there. */
export function createBitmaps(saved?: BitmapsState) {
  const kernel = new WebAssembly.Instance(MODULE).exports as unknown as Kernel
  let capacity = saved?.capacity ?? MIN_ROWS
  /** Words of 32 bits per slot. */
  let stride = capacity >>> 5
  let slots = saved?.slots ?? 0
  const free = saved?.free ?? []
  /** Slots of the current question. */
  const scratch: number[] = []
  let taken = 0
  let words = new Uint32Array(kernel.memory.buffer)
  if (saved) {
    reserve(slots * stride)
    words.set(saved.memory)
  }

  function reserve(size: number) {
    const missing = size * 4 - kernel.memory.buffer.byteLength
    if (missing > 0) kernel.memory.grow(Math.ceil(missing / PAGE_BYTES))
    words = new Uint32Array(kernel.memory.buffer)
  }

  function allocate(): number {
    const slot = free.pop()
    if (slot !== undefined) return slot
    reserve((slots + 1) * stride)
    return slots++
  }

  const address = (slot: number) => slot * stride * 4
  const fill = (slot: number, word: number) => words.fill(word, slot * stride, (slot + 1) * stride)

  const self = {
    capacity: () => capacity,
    /** A bitmap without any row. */
    create(): number {
      const slot = allocate()
      fill(slot, 0)
      return slot
    },
    release: (slot: number) => free.push(slot),
    /** A bitmap for the current question, with undefined content. */
    temporary(): number {
      if (taken === scratch.length) scratch.push(allocate())
      return scratch[taken++]!
    },
    /** Returns a temporary bitmap before the end of the question. */
    giveBack(slot: number) {
      scratch.splice(scratch.indexOf(slot), 1)
      scratch.push(slot)
      taken--
    },
    endQuestion() {
      taken = 0
    },
    /** Makes room for more rows. */
    grow(rows: number) {
      if (rows <= capacity) return
      const before = stride
      capacity = MIN_ROWS * Math.ceil(Math.max(rows, capacity * 1.25) / MIN_ROWS)
      stride = capacity >>> 5
      reserve(slots * stride)
      for (let slot = slots - 1; slot >= 0; slot--) {
        words.copyWithin(slot * stride, slot * before, (slot + 1) * before)
        words.fill(0, slot * stride + before, (slot + 1) * stride)
      }
    },
    has: (slot: number, row: number) => ((words[slot * stride + (row >>> 5)]! >>> (row & 31)) & 1) === 1,
    set(slot: number, row: number) {
      words[slot * stride + (row >>> 5)]! |= 1 << (row & 31)
    },
    unset(slot: number, row: number) {
      words[slot * stride + (row >>> 5)]! &= ~(1 << (row & 31))
    },
    put(slot: number, row: number, isSet: boolean) {
      if (isSet) self.set(slot, row)
      else self.unset(slot, row)
    },
    clear: (slot: number) => fill(slot, 0),
    copy: (target: number, slot: number) => words.copyWithin(target * stride, slot * stride, (slot + 1) * stride),
    and: (target: number, a: number, b: number) => kernel.and(address(target), address(a), address(b), stride * 4),
    or: (target: number, a: number, b: number) => kernel.or(address(target), address(a), address(b), stride * 4),
    /** Rows of `a` that are not in `b`. */
    without: (target: number, a: number, b: number) =>
      kernel.without(address(target), address(a), address(b), stride * 4),
    /** Number of rows in both. */
    count: (a: number, b = a) => kernel.count(address(a), address(b), stride * 4),
    each(slot: number, visit: (row: number) => void) {
      const first = slot * stride
      for (let at = 0; at < stride; at++)
        for (let word = words[first + at]!; word !== 0; word &= word - 1)
          visit((at << 5) + 31 - Math.clz32(word & -word))
    },
    /** Removes rows that fail a test. */
    filter(slot: number, test: (row: number) => boolean) {
      const first = slot * stride
      for (let at = 0; at < stride; at++) {
        let kept = words[first + at]!
        for (let word = kept; word !== 0; word &= word - 1) {
          const bit = 31 - Math.clz32(word & -word)
          if (!test((at << 5) + bit)) kept &= ~(1 << bit)
        }
        words[first + at] = kept
      }
    },
    state(): BitmapsState {
      free.push(...scratch.splice(0))
      taken = 0
      return { capacity, slots, free, memory: words.slice(0, slots * stride) }
    },
  }
  return self
}
