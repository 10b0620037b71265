import {
  type Box,
  CELL_ZOOM,
  distanceKm,
  EARTH_RADIUS_KM,
  fromMercator,
  holds,
  MAX_LATITUDE,
  type Point,
} from '#domain/geo.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import { outlineShape } from './outline-shape.ts'

/** How a shape and a box lie to each other. */
export type Relation = 'inside' | 'outside' | 'partly'

export interface Shape {
  holds(point: Point): boolean
  /** Whether all, no or some points of a box may be in the shape. */
  relation(box: Box): Relation
}

/** Rounding of coordinates cannot move a point farther, in degrees. */
const MARGIN = 1e-9
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_KM

/** The shapes of a filter; a listing has to be in each. */
export function shapesOf({ around, box, areas }: SearchFilter): Shape[] {
  return [
    ...(box ? [boxShape(box)] : []),
    ...(around ? [circleShape(around)] : []),
    ...(areas ? [unionShape(areas.map(outlineShape))] : []),
  ]
}

export const boxShape = (box: Box): Shape => ({
  holds: (point) => holds(box, point),
  relation({ south, west, north, east }) {
    if (north < box.south || south > box.north) return 'outside'
    const isWrapped = box.west > box.east
    if (isWrapped ? east < box.west && west > box.east : east < box.west || west > box.east) return 'outside'
    const isWide = isWrapped ? west >= box.west || east <= box.east : west >= box.west && east <= box.east
    return isWide && south >= box.south && north <= box.north ? 'inside' : 'partly'
  },
})

const circleShape = (circle: Point & { radiusKm: number }): Shape => ({
  holds: (point) => distanceKm(point, circle) <= circle.radiusKm,
  relation({ south, west, north, east }) {
    const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
    const closest = Math.max(south, Math.min(north, 0))
    // Along the meridian, then along the parallel: no point of the box is farther from its middle.
    const reach =
      ((north - south) / 2 + ((east - west) / 2) * Math.cos((closest * Math.PI) / 180)) * KM_PER_DEGREE + 1e-6
    const distance = distanceKm(middle, circle)
    if (distance - reach > circle.radiusKm) return 'outside'
    return distance + reach <= circle.radiusKm ? 'inside' : 'partly'
  },
})

const unionShape = (shapes: readonly Shape[]): Shape => ({
  holds: (point) => shapes.some((shape) => shape.holds(point)),
  relation(box) {
    let result: Relation = 'outside'
    for (const shape of shapes) {
      const relation = shape.relation(box)
      if (relation === 'inside') return relation
      if (relation === 'partly') result = relation
    }
    return result
  },
})

/** The box of a tile, with a margin; the outermost tiles reach to the poles, as projected positions do. */
export function tileBox(x: number, y: number, zoom: number): Box {
  const size = 2 ** zoom
  const northWest = fromMercator(x / size, y / size)
  const southEast = fromMercator((x + 1) / size, (y + 1) / size)
  return {
    south: southEast.latitude <= -MAX_LATITUDE + MARGIN ? -90 : southEast.latitude - MARGIN,
    west: Math.max(-180, northWest.longitude - MARGIN),
    north: northWest.latitude >= MAX_LATITUDE - MARGIN ? 90 : northWest.latitude + MARGIN,
    east: Math.min(180, southEast.longitude + MARGIN),
  }
}

/** A tile by its zoom and numbers, with the range of its cells. */
export interface Tile {
  x: number
  y: number
  zoom: number
  firstCell: number
}
export const WORLD: Tile = { x: 0, y: 0, zoom: 0, firstCell: 0 }
export const cellsIn = (zoom: number) => 4 ** (CELL_ZOOM - zoom)

/** The four quarters of a tile in the order of their cells. */
export const quartersOf = ({ x, y, zoom, firstCell }: Tile): Tile[] =>
  [0, 1, 2, 3].map((part) => ({
    x: x * 2 + (part & 1),
    y: y * 2 + (part >> 1),
    zoom: zoom + 1,
    firstCell: firstCell + part * cellsIn(zoom + 1),
  }))
