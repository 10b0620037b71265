import { type Box, toMercator } from '#domain/geo.ts'
import { GRID_LEVELS, MAP_CLUSTERING } from '#domain/map-clustering.ts'
import { mergeGroups } from './merge-groups.ts'
import type { MapCluster, MapHome, MapResult } from './port.ts'

/** Prices that a map can carry, and points beside them. */
const MAX_PINS = 60
const MAX_DOTS = 400
export const MAX_HOMES = MAX_PINS + MAX_DOTS
/** Fewer homes than this in each square are shown one by one, as long as all fit. */
const CROWD = 12
/** A request for a large part of the world at a deep zoom gets larger squares, not more of them. */
const MAX_GRID_CELLS = MAP_CLUSTERING.batchSize - MAX_HOMES
/** Tile zooms that squares may have. */
const MIN_ZOOM = 2

export interface View {
  box: Box
  zoom: number
}

/** Listings of one square of the grid. */
export interface Group {
  count: number
  latitude: number
  longitude: number
  minPrice: number
  box: Box
}

/** The listings of a view by squares. `homes` are all of them if they are few, otherwise those alone in their square. */
export interface GridAggregate {
  total: number
  groups: Group[]
  homes: MapHome[]
}

/** The zoom of the tiles that listings of a view are first counted by. */
export const gridZoom = ({ box, zoom }: View) => Math.min(zoom + GRID_LEVELS, finest(box))

/** The deepest zoom whose tiles a view holds few enough of. */
function finest({ south, west, north, east }: Box): number {
  const [a, b] = [toMercator({ latitude: north, longitude: west }), toMercator({ latitude: south, longitude: east })]
  const width = b.x - a.x < 0 ? b.x - a.x + 1 : b.x - a.x
  const share = Math.max(width, 1e-9) * Math.max(b.y - a.y, 1e-9)
  return Math.max(MIN_ZOOM, Math.floor(Math.log2(MAX_GRID_CELLS / share) / 2))
}

export function mapResult({ total, groups, homes }: GridAggregate, zoom: number): MapResult {
  const isSparse = total <= MAX_HOMES && groups.every(({ count }) => count <= CROWD)
  if (total <= MAX_HOMES && (isSparse || zoom > MAP_CLUSTERING.maxZoom)) {
    const { stacks, single } = stacked(homes)
    return { clusters: stacks, ...marks(single), total }
  }
  const merged = mergeGroups(groups, zoom, MAP_CLUSTERING.radiusPx)
  const isCluster = ({ count }: Group) => count >= MAP_CLUSTERING.minClusterSize
  const alone = new Set(merged.filter((group) => !isCluster(group)).map(pointOf))
  const single = homes.filter((home) => alone.has(pointOf(home)))
  return { clusters: merged.filter(isCluster).map(clusterOf), ...marks(single), total }
}

/** A mean of equal numbers may miss them by a hair. */
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const clusterOf = (group: Group): MapCluster => {
  const { south, west, north, east } = group.box
  return {
    ...group,
    latitude: within(group.latitude, south, north),
    longitude: within(group.longitude, west, east),
    isStacked: group.count >= MAP_CLUSTERING.minClusterSize && south === north && west === east,
  }
}

const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => `${latitude},${longitude}`

/** The most important homes come first and get their price. */
const marks = (homes: MapHome[]) => ({ pins: homes.slice(0, MAX_PINS), dots: homes.slice(MAX_PINS, MAX_HOMES) })

/** Homes at one and the same point, as in a tower, become one mark. */
function stacked(homes: readonly MapHome[]): { stacks: MapCluster[]; single: MapHome[] } {
  const byPoint = new Map<string, MapHome[]>()
  for (const home of homes) byPoint.set(pointOf(home), [...(byPoint.get(pointOf(home)) ?? []), home])
  const stacks = [...byPoint.values()].filter(({ length }) => length >= MAP_CLUSTERING.minClusterSize)
  return {
    stacks: stacks.map((stack) => {
      const { latitude, longitude } = stack[0]!
      return {
        latitude,
        longitude,
        count: stack.length,
        minPrice: Math.min(...stack.map(({ price }) => price)),
        box: { south: latitude, west: longitude, north: latitude, east: longitude },
        isStacked: true,
      }
    }),
    single: homes.filter((home) => byPoint.get(pointOf(home))!.length === 1),
  }
}
