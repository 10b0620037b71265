import { createIntegers } from './integers.ts'

/** Size of the first block of a list, as a power of two. */
const FIRST_ROOM = 1
/** A full list of which less than this part is in use is not moved to a larger block. */
const MAX_KEPT = 0.75

export interface PostingsState {
  arena: Uint32Array
  offsets: Int32Array
  lengths: Int32Array
  rooms: Int32Array
  end: number
  free: number[][]
}

/** Growing lists of integers in one array: a million short arrays of their own would take a hundred bytes more each. */
export function createPostings(isInUse: (value: number) => boolean, saved?: PostingsState) {
  let arena = saved?.arena ?? new Uint32Array(1024)
  const offsets = createIntegers(saved?.offsets)
  const lengths = createIntegers(saved?.lengths)
  /** Size of each list's block as a power of two; 0 without a block. */
  const rooms = createIntegers(saved?.rooms)
  let end = saved?.end ?? 0
  /** Unused blocks by size. */
  const free = saved?.free ?? []

  function allocate(room: number): number {
    const reused = free[room]?.pop()
    if (reused !== undefined) return reused
    const size = 1 << room
    if (end + size > arena.length) {
      const longer = new Uint32Array(Math.ceil((end + size) * 1.3))
      longer.set(arena.subarray(0, end))
      arena = longer
    }
    end += size
    return end - size
  }

  function release(list: number) {
    const room = rooms.get(list)
    while (free.length <= room) free.push([])
    free[room]!.push(offsets.get(list))
  }

  /** Removes values that are no longer in use. */
  function compact(list: number) {
    const first = offsets.get(list)
    let kept = first
    for (let at = first; at < first + lengths.get(list); at++) if (isInUse(arena[at]!)) arena[kept++] = arena[at]!
    lengths.set(list, kept - first)
  }

  function move(list: number) {
    const room = rooms.get(list)
    const larger = room === 0 ? FIRST_ROOM : room + 1
    const offset = allocate(larger)
    arena.copyWithin(offset, offsets.get(list), offsets.get(list) + lengths.get(list))
    if (room !== 0) release(list)
    offsets.set(list, offset)
    rooms.set(list, larger)
  }

  const isFull = (list: number) => rooms.get(list) === 0 || lengths.get(list) === 1 << rooms.get(list)

  return {
    push(list: number, value: number) {
      while (offsets.length() <= list) for (const each of [offsets, lengths, rooms]) each.push(0)
      if (isFull(list)) {
        compact(list)
        // Otherwise a list that is nearly full would be compacted at each push.
        if (rooms.get(list) === 0 || lengths.get(list) >= MAX_KEPT * (1 << rooms.get(list))) move(list)
      }
      arena[offsets.get(list) + lengths.get(list)] = value
      lengths.set(list, lengths.get(list) + 1)
    },
    each(list: number, visit: (value: number) => void) {
      if (list >= offsets.length()) return
      const first = offsets.get(list)
      const last = first + lengths.get(list)
      for (let at = first; at < last; at++) visit(arena[at]!)
    },
    drop(list: number) {
      if (rooms.get(list) === 0) return
      release(list)
      lengths.set(list, 0)
      rooms.set(list, 0)
    },
    state: (): PostingsState => ({
      arena: arena.slice(0, end),
      offsets: offsets.state(),
      lengths: lengths.state(),
      rooms: rooms.state(),
      end,
      free,
    }),
  }
}
