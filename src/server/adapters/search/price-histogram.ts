/** Bars of a histogram of prices, about this many. */
const BARS = 24
/** Round steps within a power of ten, from coarse to fine. */
const STEPS = [
  [1, 2, 5],
  [1, 1.5, 2, 3, 5, 7],
  [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8],
  Array.from({ length: 18 }, (_, step) => 1 + step / 2),
  Array.from({ length: 90 }, (_, step) => 1 + step / 10),
]

/** Prices in ascending order, as far as steps need them. */
export interface PriceOrder {
  count: number
  /** The price at a position, or the round price before it; exact at position 0. */
  at(position: number): number
  /** Number of prices below a round price. */
  below(price: number): number
}

/** Counts prices in steps of round numbers that grow with them; a step holds its beginning and not its end. */
export function priceSteps({ count, at, below }: PriceOrder): { from: number; to: number | null; count: number }[] {
  if (count === 0) return []
  // A few extremes may not squeeze the rest into one bar.
  const least = at(Math.floor(count * 0.01))
  const most = at(Math.floor(count * 0.98))
  const edges = STEPS.map((steps) => edgesBetween(least, most, steps)).findLast(({ length }) => length <= BARS)
  const starts = edges && edges.length > 0 ? edges : [Math.floor(least)]
  starts[0] = Math.min(starts[0]!, Math.floor(at(0)))
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? null
    return { from, to, count: (to === null ? count : below(to)) - (index === 0 ? 0 : below(from)) }
  })
}

/** The order of prices that are all at hand. */
export function orderOfPrices(prices: Float64Array): PriceOrder {
  const sorted = prices.toSorted()
  const below = (price: number) => {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (sorted[middle]! < price) from = middle + 1
      else to = middle
    }
    return from
  }
  return { count: sorted.length, at: (position) => sorted[position]!, below }
}

function edgesBetween(least: number, most: number, steps: readonly number[]): number[] {
  const edges: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(Math.max(1, least))); power <= most; power *= 10)
    for (const step of steps) {
      const edge = Math.round(step * power)
      const isBefore = edge <= least
      if (isBefore) edges[0] = edge
      else if (edge <= most && edge !== edges.at(-1)) edges.push(edge)
    }
  return edges
}

/** Largest price of the database, a 64-bit integer. */
const MAX_PRICE = 2 ** 63

/** Every price that a step can begin at, in ascending order. */
export const ROUND_PRICES: readonly number[] = [
  0,
  ...new Set(STEPS.flatMap((steps) => edgesBetween(1, MAX_PRICE, steps)).sort((a, b) => a - b)),
]
