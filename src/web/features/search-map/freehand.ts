import type { Point } from '#domain/geo.ts'
import { OUTLINE_LIMITS } from '#domain/outline.ts'
import { type Spot, simplifyTo } from '#domain/simplify.ts'

/** Tolerance of the simplification: vertices closer to the drawn line than this are removed. */
const TOLERANCE_PX = 2.5
const MIN_SIZE_PX = 16

/** The outline of a drawn loop, or null when it is too small. */
export function outlineOfLoop(line: readonly Spot[], pointAt: (spot: Spot) => Point): Point[] | null {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  const width = Math.max(...xs) - Math.min(...xs)
  const height = Math.max(...ys) - Math.min(...ys)
  if (line.length < 3 || Math.min(width, height) < MIN_SIZE_PX) return null
  const corners = simplifyTo(line, TOLERANCE_PX, OUTLINE_LIMITS.mostPoints)
  return corners.length < OUTLINE_LIMITS.leastPoints ? null : corners.map(pointAt)
}
