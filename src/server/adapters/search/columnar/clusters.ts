import { type Box, CELL_ZOOM } from '#domain/geo.ts'
import { gridZoom, MAX_HOMES, mapResult, type View } from '../map-result.ts'
import type { MapHome, MapResult } from '../port.ts'
import { FLAG } from './columns.ts'
import { conditionsOf, type Question } from './conditions.ts'
import type { ListingIndex } from './listing-index.ts'
import { select } from './selection.ts'

/** Listings of one grid cell. */
interface Cell {
  count: number
  latitudes: number
  longitudes: number
  minPrice: number
  box: Box
  /** One of them. */
  row: number
}

export function findClusters(index: ListingIndex, question: Question, view: View): MapResult {
  const selection = select(index, conditionsOf(index, { ...question, view: view.box }))
  const cells = gridOf(index, selection.each, Math.min(gridZoom(view), CELL_ZOOM))
  const { total } = selection
  const rows: number[] = []
  if (total <= MAX_HOMES) selection.each((row) => rows.push(row))
  else for (const { count, row } of cells) if (count === 1) rows.push(row)
  const groups = cells.map(({ count, latitudes, longitudes, minPrice, box: cell }) => ({
    count,
    latitude: latitudes / count,
    longitude: longitudes / count,
    minPrice,
    box: cell,
  }))
  return mapResult({ total, groups, homes: mostImportant(index, rows) }, view.zoom)
}

/** Counts listings by grid cell; neighbouring rows are often in the same one. */
function gridOf({ columns }: ListingIndex, each: (visit: (row: number) => void) => void, zoom: number): Cell[] {
  const { cell, latitude, longitude, price } = columns
  const size = 4 ** (CELL_ZOOM - zoom)
  const cells = new Map<number, Cell>()
  let lastKey = -1
  let last!: Cell
  each((row) => {
    const key = Math.floor(cell[row]! / size)
    if (key !== lastKey) {
      lastKey = key
      last = cells.get(key) ?? emptyCell(row)
      cells.set(key, last)
    }
    const [north, east] = [latitude[row]!, longitude[row]!]
    last.count++
    last.latitudes += north
    last.longitudes += east
    if (price[row]! < last.minPrice) last.minPrice = price[row]!
    if (north < last.box.south) last.box.south = north
    if (north > last.box.north) last.box.north = north
    if (east < last.box.west) last.box.west = east
    if (east > last.box.east) last.box.east = east
  })
  return [...cells.values()]
}

const emptyCell = (row: number): Cell => ({
  count: 0,
  latitudes: 0,
  longitudes: 0,
  minPrice: Number.POSITIVE_INFINITY,
  box: { south: 90, west: 180, north: -90, east: -180 },
  row,
})

/** Featured listings first, then the newest. */
function mostImportant({ columns }: ListingIndex, rows: readonly number[]): MapHome[] {
  const { id, flags, createdAt, latitude, longitude, price } = columns
  const isPromoted = (row: number) => (flags[row]! & FLAG.promoted) !== 0
  return rows
    .toSorted(
      (a, b) => Number(isPromoted(b)) - Number(isPromoted(a)) || createdAt[b]! - createdAt[a]! || id[b]! - id[a]!,
    )
    .slice(0, MAX_HOMES)
    .map((row) => ({
      id: id[row]!,
      latitude: latitude[row]!,
      longitude: longitude[row]!,
      price: price[row]!,
      kind: (flags[row]! & FLAG.rent) === 0 ? 'sell' : 'rent',
      isPromoted: isPromoted(row),
    }))
}
