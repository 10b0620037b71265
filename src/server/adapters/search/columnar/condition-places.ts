import { CELL_ZOOM } from '#domain/geo.ts'
import type { Scope } from '#domain/search-filter.ts'
import { type Condition, never } from './condition.ts'
import type { ListingIndex } from './listing-index.ts'
import { cellsIn, quartersOf, type Shape, type Tile, tileBox, WORLD } from './region.ts'

/** A tile with fewer listings is not divided further; they are compared one by one. */
const FEW_IN_TILE = 256

/** In any of several countries, states or cities. */
export function placeCondition(index: ListingIndex, scopes: readonly Scope[]): Condition {
  const { places, columns, orders, attributes, bitmaps } = index
  const numbers = [...new Set(scopes.flatMap((scope) => places.within(scope)))]
  if (numbers.length === 0) return never(index, '')
  const isWanted = new Set(numbers)
  const each = (visit: (row: number) => void) => {
    for (const number of numbers) orders.place.each(number, number, visit)
  }
  const countries = scopes.every(({ stateId, cityId }) => stateId === undefined && cityId === undefined)
    ? [...new Set(scopes.map(({ countryId }) => attributes.slot('country', countryId)))]
    : null
  return {
    group: '',
    name: '',
    size: numbers.reduce((sum, number) => sum + places.count(number), 0),
    test: (row) => isWanted.has(columns.place[row]!),
    each,
    intersect(target) {
      const all = bitmaps.temporary()
      bitmaps.clear(all)
      if (countries) for (const slot of countries) slot !== undefined && bitmaps.or(all, all, slot)
      else each((row) => bitmaps.set(all, row))
      bitmaps.and(target, target, all)
    },
    cost: countries ? 0 : 1,
  }
}

export function ownerCondition({ orders, columns, bitmaps }: ListingIndex, ownerId: number): Condition {
  const each = (visit: (row: number) => void) => orders.owner.each(ownerId, ownerId, visit)
  return {
    group: 'owner',
    name: 'owner',
    size: orders.owner.size(ownerId, ownerId),
    test: (row) => columns.owner[row] === ownerId,
    each,
    intersect(target) {
      const all = bitmaps.temporary()
      bitmaps.clear(all)
      each((row) => bitmaps.set(all, row))
      bitmaps.and(target, target, all)
    },
    cost: 1,
  }
}

/** A part of the rows in the order of their cells. */
interface Run {
  from: number
  to: number
  isWhole: boolean
}

/** Inside a shape: tiles that lie in it as a whole, and listings of the others one by one. */
export function areaCondition(index: ListingIndex, shape: Shape): Condition {
  const { columns, orders, bitmaps, attributes } = index
  const { sorted, loose, isLoose } = orders.cell
  const test = (row: number) =>
    !Number.isNaN(columns.cell[row]!) &&
    shape.holds({ latitude: columns.latitude[row]!, longitude: columns.longitude[row]! })
  const runs: Run[] = []
  const isWorld = shape.relation(tileBox(0, 0, 0)) === 'inside'
  collect(index, shape, WORLD, { from: 0, to: sorted().length }, runs)
  const each = (visit: (row: number) => void) => {
    const rows = sorted()
    for (const { from, to, isWhole } of runs)
      for (let at = from; at < to; at++) {
        const row = rows[at]!
        if (!isLoose(row) && (isWhole || test(row))) visit(row)
      }
    for (const row of loose()) if (test(row)) visit(row)
  }
  return {
    group: '',
    name: '',
    size: runs.reduce((sum, { from, to }) => sum + to - from, loose().length),
    test,
    each,
    intersect(target) {
      const placed = attributes.slot('placed', 0)
      if (isWorld && placed !== undefined) {
        bitmaps.and(target, target, placed)
        return
      }
      const all = bitmaps.temporary()
      bitmaps.clear(all)
      each((row) => bitmaps.set(all, row))
      bitmaps.and(target, target, all)
    },
    cost: 1,
  }
}

function collect(
  index: ListingIndex,
  shape: Shape,
  tile: Tile,
  { from, to }: { from: number; to: number },
  runs: Run[],
) {
  if (from === to) return
  const relation = shape.relation(tileBox(tile.x, tile.y, tile.zoom))
  if (relation === 'outside') return
  if (relation === 'inside' || to - from <= FEW_IN_TILE || tile.zoom === CELL_ZOOM) {
    runs.push({ from, to, isWhole: relation === 'inside' })
    return
  }
  let start = from
  for (const quarter of quartersOf(tile)) {
    const end = index.orders.cell.lower(quarter.firstCell + cellsIn(quarter.zoom), start, to)
    collect(index, shape, quarter, { from: start, to: end }, runs)
    start = end
  }
}
