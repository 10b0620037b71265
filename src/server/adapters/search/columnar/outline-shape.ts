import { type Box, boxOf, type Point } from '#domain/geo.ts'
import type { Shape } from './region.ts'

interface Edge {
  a: Point
  b: Point
}

/** Edges are looked up by latitude in about as many bands. */
const MAX_BANDS = 512

/** The inside of a drawn outline by the even-odd rule of `isInside`, with the same arithmetic. */
export function outlineShape(outline: readonly Point[]): Shape {
  const edges = outline.map((a, at): Edge => ({ a, b: outline.at(at - 1)! }))
  const bounds = boxOf(outline) ?? { south: 1, north: -1, west: 1, east: -1 }
  const bands = Math.min(MAX_BANDS, edges.length)
  const height = (bounds.north - bounds.south) / bands || 1
  const bandOf = (latitude: number) => Math.min(bands - 1, Math.max(0, Math.floor((latitude - bounds.south) / height)))
  const byBand = Array.from({ length: bands }, (): Edge[] => [])
  for (const edge of edges) {
    const [first, last] = [bandOf(edge.a.latitude), bandOf(edge.b.latitude)].sort((x, y) => x - y)
    for (let band = first!; band <= last!; band++) byBand[band]!.push(edge)
  }

  function holds({ latitude, longitude }: Point): boolean {
    if (latitude < bounds.south || latitude > bounds.north) return false
    let inside = false
    for (const { a, b } of byBand[bandOf(latitude)]!) {
      if (a.latitude > latitude === b.latitude > latitude) continue
      const east = ((b.longitude - a.longitude) * (latitude - a.latitude)) / (b.latitude - a.latitude) + a.longitude
      if (longitude < east) inside = !inside
    }
    return inside
  }

  return {
    holds,
    relation(box) {
      if (!overlap(box, bounds)) return 'outside'
      const [first, last] = [bandOf(box.south), bandOf(box.north)]
      for (let band = first; band <= last; band++)
        if (byBand[band]!.some((edge) => mayCross(edge, box))) return 'partly'
      const middle = { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 }
      return holds(middle) ? 'inside' : 'outside'
    },
  }
}

const overlap = (a: Box, b: Box) => a.south <= b.north && a.north >= b.south && a.west <= b.east && a.east >= b.west

/** False only where an edge surely does not touch a box: it is beside the box, or all corners are on one side of it. */
function mayCross({ a, b }: Edge, { south, west, north, east }: Box): boolean {
  if (Math.max(a.latitude, b.latitude) < south || Math.min(a.latitude, b.latitude) > north) return false
  if (Math.max(a.longitude, b.longitude) < west || Math.min(a.longitude, b.longitude) > east) return false
  const side = (latitude: number, longitude: number) =>
    (b.longitude - a.longitude) * (latitude - a.latitude) - (b.latitude - a.latitude) * (longitude - a.longitude)
  const sides = [side(south, west), side(south, east), side(north, west), side(north, east)]
  return !(sides.every((value) => value > 0) || sides.every((value) => value < 0))
}
