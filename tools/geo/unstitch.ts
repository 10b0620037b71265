import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'

/**
 * The atlas joins shapes across the date line, as a globe needs it: a ring jumps from 180° to −180°.
 * A flat map needs them running on beyond 180°; the tile cutter then brings the overhang back.
 */
export function unstitch<T extends FeatureCollection | Feature>(data: T): T {
  if (data.type === 'FeatureCollection') return { ...data, features: data.features.map(unstitch) }
  return { ...data, geometry: unstitchGeometry(data.geometry as Polygon | MultiPolygon | MultiLineString) }
}

function unstitchGeometry(
  geometry: Polygon | MultiPolygon | MultiLineString,
): Polygon | MultiPolygon | MultiLineString {
  if (geometry.type === 'MultiLineString') return { ...geometry, coordinates: geometry.coordinates.map(run) }
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: unstitchRings(geometry.coordinates) }
  return { ...geometry, coordinates: geometry.coordinates.map(unstitchRings) }
}

function unstitchRings(rings: Position[][]): Position[][] {
  return rings.map((ring) => {
    const line = run(ring)
    const [first, last] = [line[0]!, line.at(-1)!]
    if (Math.abs(last[0]! - first[0]!) < 1) return line
    // A ring around a pole does not close on a flat map: it is led along the edge of the world.
    const pole = first[1]! < 0 ? -90 : 90
    return [...line, [last[0]!, pole], [first[0]!, pole], first]
  })
}

function run(line: Position[]): Position[] {
  let turn = 0
  return line.map(([longitude, latitude], i) => {
    const before = line[i - 1]?.[0]
    if (before !== undefined && longitude! - before > 180) turn -= 360
    if (before !== undefined && longitude! - before < -180) turn += 360
    return [longitude! + turn, latitude!]
  })
}
