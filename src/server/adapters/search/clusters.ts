import { type Box, toMercator } from '#domain/geo.ts'
import { GRID_LEVELS, MAP_CLUSTERING } from '#domain/map-clustering.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import { sized } from './estimate.ts'
import { type Asked, askedFor, type Searching } from './known.ts'
import { type Group, PYRAMID, type Squared, squareHomes, squareTiles } from './map-groups.ts'
import { mergeGroups } from './merge-groups.ts'
import type { MapCluster, MapHome, MapPicture } from './port.ts'

/** Prices that a map can carry, and points beside them. */
const MOST_PINS = 60
const MOST_DOTS = 400
const MOST_HOMES = MOST_PINS + MOST_DOTS
/** Fewer homes than this in each square are shown one by one, as long as all fit. */
const CROWD = 12
/** A request for a large part of the world at a deep zoom gets larger squares, not more of them. */
const MOST_SQUARES = MAP_CLUSTERING.batchSize - MOST_HOMES
/** From so many matches on, those of a sample stand for all. */
const TRUSTED = 20

interface View {
  box: Box
  zoom: number
}

export async function findClusters(
  searching: Searching,
  filter: SearchFilter,
  view: View,
  now: Date,
): Promise<MapPicture> {
  const known = await askedFor(searching, filter, now)
  const squares = Math.min(view.zoom + GRID_LEVELS, finest(view.box))
  if (isOfPyramid(filter) && squares <= PYRAMID.most) return fromTiles(known, view, Math.max(PYRAMID.least, squares))
  const { asked, size } = await sized(known, view.box)
  if (size.rows > asked.limits.narrow)
    return (await fromSample(asked, view, squares)) ?? fromHomes(asked, view, squares, !asked.isPlaced)
  return fromHomes(asked, view, squares)
}

const OF_PYRAMID = new Set(['kind', 'categoryIds'])
const isOfPyramid = (filter: SearchFilter) =>
  Object.entries(filter).every(([name, value]) => value === undefined || OF_PYRAMID.has(name))

/** The deepest zoom whose tiles a view holds few enough of. */
function finest({ south, west, north, east }: Box): number {
  const [a, b] = [toMercator({ latitude: north, longitude: west }), toMercator({ latitude: south, longitude: east })]
  const width = b.x - a.x < 0 ? b.x - a.x + 1 : b.x - a.x
  const share = Math.max(width, 1e-9) * Math.max(b.y - a.y, 1e-9)
  return Math.max(PYRAMID.least, Math.floor(Math.log2(MOST_SQUARES / share) / 2))
}

async function fromTiles(asked: Asked, view: View, squares: number): Promise<MapPicture> {
  const { total, groups } = await squareTiles(asked, view.box, squares)
  const isFew = total <= MOST_HOMES || groups.some(({ count }) => count === 1)
  // Single homes want their own marks, and only the table knows them.
  if (isFew && total <= asked.limits.narrow / 10) return fromHomes(asked, view, squares)
  return { clusters: clustersOf(groups, view.zoom), pins: [], dots: [], total, isExact: false }
}

async function fromSample(asked: Asked, view: View, squares: number): Promise<MapPicture | null> {
  const sample = Math.min(100, (100 * asked.limits.sampledForMap) / Math.max(1, asked.vocabulary.homes))
  const { total, groups } = await squareHomes(asked, view.box, { zoom: squares, most: 0, sample })
  if (total < TRUSTED) return null
  const whole = groups.map((group) => ({ ...group, count: Math.round((group.count * 100) / sample) }))
  return {
    clusters: clustersOf(whole, view.zoom),
    pins: [],
    dots: [],
    total: Math.round((total * 100) / sample),
    isExact: false,
  }
}

async function fromHomes(asked: Asked, view: View, squares: number, isOfWorld = false): Promise<MapPicture> {
  const squared = await squareHomes(asked, view.box, { zoom: squares, most: MOST_HOMES, isOfWorld })
  return pictureOf(squared, view.zoom)
}

function pictureOf({ total, groups, homes }: Squared, zoom: number): MapPicture {
  const isSparse = total <= MOST_HOMES && groups.every(({ count }) => count <= CROWD)
  if (total <= MOST_HOMES && (isSparse || zoom > MAP_CLUSTERING.maxZoom)) {
    const { stacks, single } = stacked(homes)
    return { clusters: stacks, ...marks(single), total, isExact: true }
  }
  const merged = mergeGroups(groups, zoom, MAP_CLUSTERING.radiusPx)
  const isCluster = ({ count }: Group) => count >= MAP_CLUSTERING.minClusterSize
  const alone = new Set(merged.filter((group) => !isCluster(group)).map(pointOf))
  const single = homes.filter((home) => alone.has(pointOf(home)))
  return { clusters: merged.filter(isCluster).map(clusterOf), ...marks(single), total, isExact: true }
}

const clustersOf = (groups: readonly Group[], zoom: number) =>
  mergeGroups(groups, zoom, MAP_CLUSTERING.radiusPx).map(clusterOf)

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
const marks = (homes: MapHome[]) => ({ pins: homes.slice(0, MOST_PINS), dots: homes.slice(MOST_PINS, MOST_HOMES) })

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
