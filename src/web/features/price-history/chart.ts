export interface Point {
  /** Milliseconds. */
  at: number
  price: number
}

export interface Chart {
  /** A step line that stays level until the price changes. */
  line: string
  /** The same, closed to the bottom as an area. */
  area: string
  dots: { x: number; y: number }[]
  lowest: number
  highest: number
  /** The vertical positions of the two labels, as shares of the height. */
  labels: { lowest: number; highest: number }
}

export const SIZE = { width: 640, height: 160, margin: 8 } as const

/** The lowest price is drawn above the bottom, which would read as zero. */
const FLOOR = 96

/** Prices over time as a step line up to now; null without a change to draw. */
export function priceChart(points: readonly Point[], until: number): Chart | null {
  const sorted = points.toSorted((a, b) => a.at - b.at)
  const [first] = sorted
  const prices = sorted.map(({ price }) => price)
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  if (!first || lowest === highest) return null
  const { width, height, margin } = SIZE
  const span = Math.max(1, until - first.at)
  const x = (at: number) => round(margin + (Math.max(0, at - first.at) / span) * (width - 2 * margin))
  const y = (price: number) => round(margin + ((highest - price) / (highest - lowest)) * (FLOOR - margin))
  const steps = sorted.slice(1).map(({ at, price }) => `H${x(at)}V${y(price)}`)
  const line = `M${x(first.at)} ${y(first.price)}${steps.join('')}H${x(until)}`
  return {
    line,
    area: `${line}V${height}H${x(first.at)}Z`,
    dots: sorted.map(({ at, price }) => ({ x: x(at), y: y(price) })),
    lowest,
    highest,
    labels: { highest: y(highest) / height, lowest: y(lowest) / height },
  }
}

const round = (value: number) => Math.round(value * 10) / 10
