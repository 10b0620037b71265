/** Seeded random generator: the same seed gives the same sequence on every machine. */
export interface Random {
  next(): number
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  weighted<T>(items: readonly (readonly [T, number])[]): T
  sample<T>(items: readonly T[], count: number): T[]
}

export function random(seed: number): Random {
  let state = seed >>> 0
  // mulberry32: small, fast and identical in every engine.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(items: readonly T[]): T => items[int(0, items.length - 1)]!
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        left -= weight
        if (left < 0) return item
      }
      return items.at(-1)![0]
    },
    sample: (items, count) => {
      const rest = [...items]
      const chosen = []
      while (chosen.length < count && rest.length > 0) chosen.push(rest.splice(int(0, rest.length - 1), 1)[0]!)
      return chosen
    },
  }
}
