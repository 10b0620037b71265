/** Seeded pseudo-random numbers for generators. */
export interface Random {
  /** From 0 to 1. */
  next: () => number
  below: (limit: number) => number
  pick: <T>(items: readonly T[]) => T
  chance: (share: number) => boolean
}

/** The generator mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (items) => items[below(items.length)]!, chance: (share) => next() < share }
}
