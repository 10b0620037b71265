import { type Box, distanceKm, type Point, toMercator } from '#domain/geo.ts'
import { OUTLINE_LIMITS } from '#domain/outline.ts'
import { fromSegment } from '#domain/simplify.ts'
import type { Circle } from './place.ts'

/** The current drawing. An edited area keeps its index; a new one has none yet. */
export type Drawing =
  | { tool: 'freehand' }
  | { tool: 'corners'; corners: readonly Point[]; area: number | null }
  | { tool: 'circle'; centre: Point | null; radiusKm: number }
export type Tool = Drawing['tool']

export const MIN_RADIUS_KM = 0.1
export const MAX_RADIUS_KM = 500

/** The drawing after a press on the map, or after Enter at the crosshair. */
export function withPoint(drawing: Drawing, point: Point): Drawing {
  if (drawing.tool === 'circle') return { ...drawing, centre: point }
  if (drawing.tool !== 'corners' || isFull(drawing)) return drawing
  const at = drawing.area === null ? drawing.corners.length : nearestSide(drawing.corners, point)
  return { ...drawing, corners: drawing.corners.toSpliced(at, 0, point) }
}

export const isFull = (drawing: Drawing) =>
  drawing.tool === 'corners' && drawing.corners.length >= OUTLINE_LIMITS.mostPoints

export const withoutLast = (drawing: Drawing): Drawing =>
  drawing.tool === 'corners' ? { ...drawing, corners: drawing.corners.slice(0, -1) } : drawing

/** The drawing with one of its handles moved or removed. A circle's handles are its centre and its edge. */
export function withHandle(drawing: Drawing, handle: number, to: Point | null): Drawing {
  if (drawing.tool === 'corners') {
    return { ...drawing, corners: drawing.corners.toSpliced(handle, 1, ...(to ? [to] : [])) }
  }
  if (drawing.tool !== 'circle' || !drawing.centre || !to) return drawing
  return handle === 0 ? { ...drawing, centre: to } : { ...drawing, radiusKm: radiusTo(drawing.centre, to) }
}

/** The finished shape, or null while it is incomplete. */
export function outlineOf(drawing: Drawing): readonly Point[] | null {
  return drawing.tool === 'corners' && drawing.corners.length >= OUTLINE_LIMITS.leastPoints ? drawing.corners : null
}

export const circleOfDrawing = (drawing: Drawing): Circle | null =>
  drawing.tool === 'circle' && drawing.centre ? { centre: drawing.centre, radiusKm: drawing.radiusKm } : null

/** The areas including the drawn one, at its old position when it had one. */
export const withArea = (areas: readonly (readonly Point[])[], drawing: Drawing, outline: readonly Point[]) =>
  drawing.tool === 'corners' && drawing.area !== null ? areas.with(drawing.area, outline) : [...areas, outline]

const NICE_KM = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]

/** A radius that fits a view: about a quarter of its height. */
export function niceRadius({ south, north, west }: Box): number {
  const wanted = distanceKm({ latitude: south, longitude: west }, { latitude: north, longitude: west }) / 4
  return NICE_KM.findLast((km) => km <= wanted) ?? NICE_KM[0]!
}

/** A press beside a finished outline is inserted between the two vertices of its nearest side. */
function nearestSide(corners: readonly Point[], point: Point): number {
  const spots = corners.map(toMercator)
  const spot = toMercator(point)
  let nearest = corners.length
  let least = Number.POSITIVE_INFINITY
  for (const [i, corner] of spots.entries()) {
    const distance = fromSegment(spot, corner, spots[(i + 1) % spots.length]!)
    if (distance >= least) continue
    least = distance
    nearest = i + 1
  }
  return nearest
}

const radiusTo = (centre: Point, edge: Point) =>
  Math.min(MAX_RADIUS_KM, Math.max(MIN_RADIUS_KM, Math.round(distanceKm(centre, edge) * 10) / 10))
