import type { Box } from '#domain/geo.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import { MAX_ROOMS } from './attributes.ts'
import { type Condition, ofSlots, tested } from './condition.ts'
import { parameterConditions } from './condition-parameters.ts'
import { areaCondition, ownerCondition, placeCondition } from './condition-places.ts'
import type { ListingIndex, OrderName } from './listing-index.ts'
import { boxShape, shapesOf } from './region.ts'
import { textCondition } from './text-condition.ts'
import type { TextMatch } from './text-match.ts'

const DAY_MICROSECONDS = 86_400_000_000

export interface Question {
  filter: SearchFilter
  text: TextMatch | null
  now: Date
  /** A further box, such as the part of a map that is visible. */
  view?: Box
}

/** The conditions of a filter; where a listing is comes first and has no group. */
export function conditionsOf(index: ListingIndex, question: Question): Condition[] {
  const { filter, text, view } = question
  const shapes = [...shapesOf(filter), ...(view ? [boxShape(view)] : [])]
  return [
    ...(filter.scopes ? [placeCondition(index, filter.scopes)] : []),
    ...shapes.map((shape) => areaCondition(index, shape)),
    ...plainConditions(index, filter),
    ...rangeConditions(index, question),
    ...parameterConditions(index, filter),
    ...(filter.ownerId === undefined ? [] : [ownerCondition(index, filter.ownerId)]),
    ...(filter.without?.length ? [withoutCondition(index, filter.without)] : []),
    ...(text ? [textCondition(index, text)] : []),
  ]
}

/** Values with a bitmap each. */
function plainConditions(index: ListingIndex, filter: SearchFilter): Condition[] {
  const { attributes } = index
  const all: Condition[] = []
  const add = (group: string, ...slots: (number | undefined)[]) => all.push(ofSlots(index, group, slots))
  const { kind, categoryIds, bedrooms, bathrooms, listedBy, promoted, premium } = filter
  if (kind) add('kind', attributes.slot('kind', kind === 'sell' ? 0 : 1))
  if (categoryIds) add('category', ...categoryIds.map((id) => attributes.slot('category', id)))
  if (bedrooms !== undefined) all.push(roomCondition(index, 'bedrooms', bedrooms))
  if (bathrooms !== undefined) all.push(roomCondition(index, 'bathrooms', bathrooms))
  if (listedBy) add('by', attributes.slot('agency', listedBy === 'agency' ? 1 : 0))
  if (promoted !== undefined) add('promoted', attributes.slot('promoted', promoted ? 1 : 0))
  if (premium !== undefined) add('premium', attributes.slot('premium', premium ? 1 : 0))
  return all
}

function roomCondition(index: ListingIndex, name: 'bedrooms' | 'bathrooms', least: number): Condition {
  if (Number.isInteger(least) && least >= 1 && least <= MAX_ROOMS)
    return ofSlots(index, name, [index.attributes.slot(name, least)])
  return tested(index, name, (row) => index.columns[name][row]! >= Math.max(0, least))
}

function rangeConditions(index: ListingIndex, { filter, now }: Question): Condition[] {
  const { minPrice, maxPrice, minArea, maxArea, postedWithinDays } = filter
  const all: Condition[] = []
  const add = (group: string, name: string, order: keyof ListingIndex['ranges'], bounds: Bounds) =>
    all.push(rangeCondition(index, { group, name, order }, bounds))
  if (minPrice !== undefined) add('price', 'minPrice', 'price_low', { least: minPrice })
  if (maxPrice !== undefined) add('price', 'maxPrice', 'price_low', { most: maxPrice })
  if (minArea !== undefined) add('area', 'minArea', 'area', { least: minArea })
  if (maxArea !== undefined) add('area', 'maxArea', 'area', { most: maxArea })
  if (postedWithinDays !== undefined)
    add('since', 'since', 'newest', { most: -sinceMicroseconds(now, postedWithinDays) })
  return all
}

/** The earliest date within so many days. */
export const sinceMicroseconds = (now: Date, days: number) => now.getTime() * 1000 - days * DAY_MICROSECONDS

interface Bounds {
  least?: number
  most?: number
}

function rangeCondition(
  index: ListingIndex,
  { group, name, order }: { group: string; name: string; order: OrderName & keyof ListingIndex['ranges'] },
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Bounds,
): Condition {
  const { bitmaps } = index
  const { key, size, each } = index.orders[order]
  return {
    group,
    name,
    size: size(least, most),
    test: (row) => key(row) >= least && key(row) <= most,
    each: (visit) => each(least, most, visit),
    intersect(target) {
      const range = bitmaps.temporary()
      index.ranges[order].fill(range, least, justAbove(most))
      bitmaps.and(target, target, range)
    },
    cost: 1,
  }
}

const DOUBLE = new DataView(new ArrayBuffer(8))

/** The next larger number, so that a range with an inclusive end is one with an exclusive end. */
function justAbove(value: number): number {
  if (!Number.isFinite(value)) return value
  if (value === 0) return Number.MIN_VALUE
  DOUBLE.setFloat64(0, value)
  DOUBLE.setBigInt64(0, DOUBLE.getBigInt64(0) + (value > 0 ? 1n : -1n))
  return DOUBLE.getFloat64(0)
}

function withoutCondition(index: ListingIndex, ids: readonly number[]): Condition {
  const rows = new Set(ids.map((id) => index.rowNumbers.find(id)))
  return {
    ...tested(index, 'without', (row) => !rows.has(row)),
    intersect(target) {
      for (const row of rows) if (row !== -1) index.bitmaps.unset(target, row)
    },
    cost: 0,
  }
}
