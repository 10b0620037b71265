import { boxAround, type CellRange, cellRanges, type Point } from './geo.ts'

/** Search circle with its cell ranges. */
export interface Place extends Point {
  radiusKm: number
  ranges: CellRange[]
}

const DEFAULT_RADIUS_KM = 10

/** Search circle around a point; null if a coordinate is missing. */
export function placeOf(latitude?: number, longitude?: number, radiusKm = DEFAULT_RADIUS_KM): Place | null {
  if (latitude === undefined || longitude === undefined) return null
  const centre = { latitude, longitude }
  return { ...centre, radiusKm, ranges: cellRanges(boxAround(centre, radiusKm)) }
}
