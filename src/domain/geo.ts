/** Coordinates in degrees (WGS 84). */
export interface Point {
  latitude: number
  longitude: number
}

/** Bounding box in degrees. A `west` greater than `east` crosses the antimeridian. */
export interface Box {
  south: number
  west: number
  north: number
  east: number
}

/** Inclusive range of cell keys. */
export interface CellRange {
  from: number
  to: number
}

/** Latitude limit of Web Mercator, at which the projected world is a square. */
export const MAX_LATITUDE = 85.0511287798066
/** Zoom level of the cells that listings are indexed by: about 38 m at the equator. */
export const CELL_ZOOM = 20

export const EARTH_RADIUS_KM = 6371.0088
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_KM
const radians = (degrees: number) => (degrees * Math.PI) / 180
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const dLatitude = radians(b.latitude - a.latitude)
  const dLongitude = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Web Mercator projection, both axes from 0 (west, north) to 1 (east, south). */
export function toMercator({ latitude, longitude }: Point): { x: number; y: number } {
  const sine = Math.sin(radians(clamp(latitude, -MAX_LATITUDE, MAX_LATITUDE)))
  return {
    x: clamp(longitude / 360 + 0.5, 0, 1),
    y: clamp(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI), 0, 1),
  }
}

/** The inverse of `toMercator`. */
export function fromMercator(x: number, y: number): Point {
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    longitude: (x - 0.5) * 360,
  }
}

/** Web Mercator tile that contains a point. */
export function tileOf(point: Point, zoom: number): { x: number; y: number } {
  const { x, y } = toMercator(point)
  const size = 2 ** zoom
  return { x: Math.min(size - 1, Math.floor(x * size)), y: Math.min(size - 1, Math.floor(y * size)) }
}

/**
 * Morton key: interleaves tile numbers (x in the even bits), so that the children of a tile form one contiguous range.
 */
export function mortonKey(x: number, y: number): number {
  // Computed in two halves: bitwise operations are limited to 32 bits, and a key needs 40.
  return spread(x >>> 10) * 2 ** 20 + spread(y >>> 10) * 2 ** 21 + spread(x & 1023) + spread(y & 1023) * 2
}

/** Cell of a point: the Morton key of its tile at `CELL_ZOOM`. */
export function cellOf(point: Point): number {
  const { x, y } = tileOf(point, CELL_ZOOM)
  return mortonKey(x, y)
}

/** At most `most` cell ranges that together cover the box; they may cover slightly more. */
export function cellRanges(box: Box, most = 8): CellRange[] {
  if (box.west > box.east) {
    const half = Math.max(1, Math.floor(most / 2))
    return joined([...cellRanges({ ...box, east: 180 }, half), ...cellRanges({ ...box, west: -180 }, half)], most)
  }
  const { zoom, min, max } = coveringTiles(box)
  const cells = 4 ** (CELL_ZOOM - zoom)
  const runs: CellRange[] = []
  for (let y = min.y; y <= max.y; y++) {
    for (let x = min.x; x <= max.x; x++) {
      const from = mortonKey(x, y) * cells
      runs.push({ from, to: from + cells - 1 })
    }
  }
  return joined(runs, most)
}

/** Bounding box of a circle, clamped at the poles and wrapped at the antimeridian. */
export function boxAround(centre: Point, radiusKm: number): Box {
  const dLatitude = radiusKm / KM_PER_DEGREE
  const north = centre.latitude + dLatitude
  const south = centre.latitude - dLatitude
  if (north >= 90 || south <= -90) {
    return { south: Math.max(-90, south), north: Math.min(90, north), west: -180, east: 180 }
  }
  const dLongitude =
    (Math.asin(Math.min(1, Math.sin(radiusKm / EARTH_RADIUS_KM) / Math.cos(radians(centre.latitude)))) * 180) / Math.PI
  return { south, north, west: wrapped(centre.longitude - dLongitude), east: wrapped(centre.longitude + dLongitude) }
}

/** Smallest bounding box of the points, or null without points; it never crosses the antimeridian. */
export function boxOf(points: readonly Point[]): Box | null {
  if (points.length === 0) return null
  const box = { south: 90, west: 180, north: -90, east: -180 }
  for (const { latitude, longitude } of points) {
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
  }
  return box
}

/** Whether a box contains a point, borders included. */
export function holds(box: Box, { latitude, longitude }: Point): boolean {
  if (latitude < box.south || latitude > box.north) return false
  return box.west <= box.east
    ? longitude >= box.west && longitude <= box.east
    : longitude >= box.west || longitude <= box.east
}

const wrapped = (longitude: number) =>
  longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude

function spread(value: number): number {
  let v = value & 0x3ff
  v = (v | (v << 8)) & 0x00ff00ff
  v = (v | (v << 4)) & 0x0f0f0f0f
  v = (v | (v << 2)) & 0x33333333
  return (v | (v << 1)) & 0x55555555
}

function coveringTiles(box: Box) {
  for (let zoom = CELL_ZOOM; ; zoom--) {
    const min = tileOf({ latitude: box.north, longitude: box.west }, zoom)
    const max = tileOf({ latitude: box.south, longitude: box.east }, zoom)
    if ((max.x - min.x + 1) * (max.y - min.y + 1) <= 64) return { zoom, min, max }
  }
}

/** Merges adjacent ranges, then those with the smallest gap, until at most `most` remain. */
function joined(runs: CellRange[], most: number): CellRange[] {
  const sorted = runs.toSorted((a, b) => a.from - b.from)
  const result = sorted.slice(0, 1)
  for (const run of sorted.slice(1)) {
    const last = result.at(-1)!
    if (run.from <= last.to + 1) last.to = Math.max(last.to, run.to)
    else result.push(run)
  }
  while (result.length > most) {
    let narrowest = 1
    for (let i = 2; i < result.length; i++) {
      if (gap(result, i) < gap(result, narrowest)) narrowest = i
    }
    result[narrowest - 1]!.to = result[narrowest]!.to
    result.splice(narrowest, 1)
  }
  return result
}

const gap = (runs: CellRange[], i: number) => runs[i]!.from - runs[i - 1]!.to
