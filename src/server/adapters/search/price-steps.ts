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

/** Counts prices in steps of round numbers that grow with them; a step holds its beginning and not its end. */
export function priceSteps(prices: Float64Array): { from: number; to: number | null; count: number }[] {
  if (prices.length === 0) return []
  const sorted = prices.toSorted()
  // A few extremes may not squeeze the rest into one bar.
  const least = sorted[Math.floor(sorted.length * 0.01)]!
  const most = sorted[Math.floor(sorted.length * 0.98)]!
  const edges = STEPS.map((steps) => edgesBetween(least, most, steps)).findLast(({ length }) => length <= BARS)
  const starts = edges && edges.length > 0 ? edges : [Math.floor(least)]
  starts[0] = Math.min(starts[0]!, Math.floor(sorted[0]!))
  let at = 0
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? null
    const first = at
    while (at < sorted.length && (to === null || sorted[at]! < to)) at++
    return { from, to, count: at - first }
  })
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
