export interface Spot {
  x: number
  y: number
}

/** Simplifies a line within `tolerance` (Ramer–Douglas–Peucker). */
export function simplify<T extends Spot>(line: readonly T[], tolerance: number): T[] {
  if (line.length < 3) return [...line]
  const kept = new Set([0, line.length - 1])
  const open: (readonly [from: number, to: number])[] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    let farthest = -1
    let most = tolerance
    for (let i = from + 1; i < to; i++) {
      const distance = fromSegment(line[i]!, line[from]!, line[to]!)
      if (distance > most) {
        most = distance
        farthest = i
      }
    }
    if (farthest === -1) continue
    kept.add(farthest)
    open.push([from, farthest], [farthest, to])
  }
  return line.filter((_, i) => kept.has(i))
}

/** Like `simplify`; a result with more than `most` points is thinned out evenly. */
export function simplifyTo<T extends Spot>(line: readonly T[], tolerance: number, most: number): T[] {
  const corners = simplify(line, tolerance)
  if (corners.length <= most) return corners
  return Array.from({ length: most }, (_, i) => corners[Math.floor((i * corners.length) / most)]!)
}

/** Distance of a point from a line segment. */
export function fromSegment(spot: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length))
  return Math.hypot(spot.x - a.x - along * dx, spot.y - a.y - along * dy)
}
