import { boxAround, type CellRange, cellRanges, type Point } from './geo.ts'

/** A circle that a visitor looks for homes in, ready for the index of cells. */
export interface Place extends Point {
  radiusKm: number
  ranges: CellRange[]
}

const USUAL_RADIUS_KM = 10

/** The place a visitor named, or null when it is incomplete. */
export function placeOf(latitude?: number, longitude?: number, radiusKm = USUAL_RADIUS_KM): Place | null {
  if (latitude === undefined || longitude === undefined) return null
  const centre = { latitude, longitude }
  return { ...centre, radiusKm, ranges: cellRanges(boxAround(centre, radiusKm)) }
}
