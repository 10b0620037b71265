import { distanceKm, type Point } from '#domain/geo.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import type { Home } from './world.ts'

/** About a metre. Engines round positions, so whether a listing this near to an edge is inside is not compared. */
const NEAR_DEGREES = 1e-5
const NEAR_KM = 1e-3

/** Whether a listing is so near to the edge of a filter's shapes that engines may differ. */
export function isNearEdge({ latitude, longitude }: Home, { around, box, areas }: SearchFilter): boolean {
  if (latitude === null || longitude === null) return false
  const point = { latitude, longitude }
  const isNear = (a: number, b: number) => Math.abs(a - b) < NEAR_DEGREES
  if (around && Math.abs(distanceKm(point, around) - around.radiusKm) < NEAR_KM) return true
  if (box && [box.south, box.north].some((side) => isNear(side, latitude))) return true
  if (box && [box.west, box.east].some((side) => isNear(side, longitude))) return true
  return (areas ?? []).some((outline) =>
    outline.some((corner, index) => distanceTo(corner, outline.at(index - 1)!, point) < NEAR_DEGREES),
  )
}

/** Distance of a point from the line between two others, in degrees. */
function distanceTo(a: Point, b: Point, point: Point): number {
  const [x, y] = [b.longitude - a.longitude, b.latitude - a.latitude]
  const [px, py] = [point.longitude - a.longitude, point.latitude - a.latitude]
  const length = x * x + y * y
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length))
  return Math.hypot(px - share * x, py - share * y)
}
