import { toMercator } from '#domain/geo.ts'
import type { Group } from './map-result.ts'

const TILE_PX = 256

/** Joins squares whose middles stand closer than `radiusPx` on the screen, the fullest first, so that no two marks overlap. */
export function mergeGroups(groups: readonly Group[], zoom: number, radiusPx: number): Group[] {
  const scale = TILE_PX * 2 ** zoom
  const placed = groups
    .toSorted((a, b) => b.count - a.count)
    .map((group) => {
      const { x, y } = toMercator(group)
      return { group, x: x * scale, y: y * scale, isTaken: false }
    })
  const squares = new Map<string, typeof placed>()
  const squareOf = (x: number, y: number) => `${Math.floor(x / radiusPx)},${Math.floor(y / radiusPx)}`
  for (const mark of placed) {
    const key = squareOf(mark.x, mark.y)
    squares.set(key, [...(squares.get(key) ?? []), mark])
  }
  return placed.flatMap((mark) => {
    if (mark.isTaken) return []
    const near: Group[] = []
    for (const dx of [-radiusPx, 0, radiusPx])
      for (const dy of [-radiusPx, 0, radiusPx])
        for (const other of squares.get(squareOf(mark.x + dx, mark.y + dy)) ?? []) {
          if (other.isTaken || Math.hypot(other.x - mark.x, other.y - mark.y) > radiusPx) continue
          other.isTaken = true
          near.push(other.group)
        }
    return [near.length === 1 ? mark.group : joined(near)]
  })
}

function joined(groups: readonly Group[]): Group {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const middle = (side: 'latitude' | 'longitude') =>
    groups.reduce((sum, group) => sum + group[side] * group.count, 0) / count
  return {
    count,
    latitude: middle('latitude'),
    longitude: middle('longitude'),
    minPrice: Math.min(...groups.map(({ minPrice }) => minPrice)),
    box: {
      south: Math.min(...groups.map(({ box }) => box.south)),
      west: Math.min(...groups.map(({ box }) => box.west)),
      north: Math.max(...groups.map(({ box }) => box.north)),
      east: Math.max(...groups.map(({ box }) => box.east)),
    },
  }
}
