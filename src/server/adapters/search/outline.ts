import type { Point } from '#domain/geo.ts'

/** Whether no two edges of an outline meet except where one follows the other. */
export function isSimple(outline: readonly Point[]): boolean {
  const count = outline.length
  for (let i = 0; i < count; i++) {
    const a = outline[i]!
    const b = outline[(i + 1) % count]!
    for (let j = i + 1; j < count; j++) {
      const c = outline[j]!
      const d = outline[(j + 1) % count]!
      const isNext = j === i + 1
      const isLast = i === 0 && j === count - 1
      if (isNext || isLast ? foldsBack(isNext ? a : c, isNext ? b : d, isNext ? d : b) : meet(a, b, c, d)) return false
    }
  }
  return true
}

/** Twice the area of a triangle; its sign is the side of the line a–b on which c lies. */
const side = (a: Point, b: Point, c: Point) =>
  (b.longitude - a.longitude) * (c.latitude - a.latitude) - (b.latitude - a.latitude) * (c.longitude - a.longitude)

/** Neighbours share a corner; they meet beyond it when the second runs back over the first. */
const foldsBack = (a: Point, corner: Point, c: Point) =>
  side(a, corner, c) === 0 &&
  (a.longitude - corner.longitude) * (c.longitude - corner.longitude) +
    (a.latitude - corner.latitude) * (c.latitude - corner.latitude) >=
    0

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [c1, d1, a1, b1] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)]
  if (c1 > 0 === d1 > 0 && c1 !== 0 && d1 !== 0) return false
  if (a1 > 0 === b1 > 0 && a1 !== 0 && b1 !== 0) return false
  // Touching or in line is taken for meeting, which costs time and no correctness.
  return (
    overlap(a.longitude, b.longitude, c.longitude, d.longitude) &&
    overlap(a.latitude, b.latitude, c.latitude, d.latitude)
  )
}

const overlap = (a: number, b: number, c: number, d: number) =>
  Math.max(a, b) >= Math.min(c, d) && Math.max(c, d) >= Math.min(a, b)
