import { distanceKm } from '#domain/geo.ts'
import type { SearchFilter, SearchSort } from '#domain/search-filter.ts'
import type { FoundPage } from '../port.ts'
import { areaCondition } from './condition-places.ts'
import { conditionsOf, type Question } from './conditions.ts'
import type { ListingIndex } from './listing-index.ts'
import { shapesOf } from './region.ts'
import { type Selection, select } from './selection.ts'

export interface Window {
  offset: number
  limit: number
}

/** Circles in which the nearest listings are looked for, one after the other. */
const RINGS_KM = [1, 4, 16, 64, 256, 1024]

export function findPage(index: ListingIndex, question: Question, wanted: SearchSort, window: Window): FoundPage {
  const selection = select(index, conditionsOf(index, question))
  const { total } = selection
  const corrected = question.text?.corrected ?? null
  if (window.offset >= total || window.limit === 0) return { ids: [], total, corrected }
  const { around } = question.filter
  // Without a point to measure from, the nearest are the newest.
  const sort = wanted === 'distance' && !around ? 'newest' : wanted
  const rows =
    sort === 'distance'
      ? nearest(index, selection, around!, window)
      : selection.rows
        ? firstByKey(index, selection.rows, index.orders[sort].key, window)
        : walk(index, selection.slot!, sort, window)
  return { ids: rows.map((row) => index.columns.id[row]!), total, corrected }
}

/** Sorts only the rows up to the end of the page. */
function firstByKey(
  { columns }: ListingIndex,
  rows: Uint32Array,
  keyOf: (row: number) => number,
  { offset, limit }: Window,
): number[] {
  const keys = Float64Array.from(rows, keyOf)
  const last = keys.toSorted()[Math.min(rows.length, offset + limit) - 1]!
  const entries: { row: number; key: number }[] = []
  rows.forEach((row, at) => {
    if (keys[at]! <= last) entries.push({ row, key: keys[at]! })
  })
  entries.sort((a, b) => (a.key === b.key ? columns.id[b.row]! - columns.id[a.row]! : a.key < b.key ? -1 : 1))
  return entries.slice(offset, offset + limit).map(({ row }) => row)
}

/** Follows the order until the page is full. */
function walk(
  { orders, bitmaps }: ListingIndex,
  slot: number,
  sort: Exclude<SearchSort, 'distance'>,
  { offset, limit }: Window,
): number[] {
  const rows: number[] = []
  let skipped = 0
  orders[sort].walk((row) => {
    if (!bitmaps.has(slot, row)) return true
    if (skipped < offset) {
      skipped++
      return true
    }
    return rows.push(row) < limit
  })
  return rows
}

/** Listings in the smallest circle that fills the page; equal to a millimetre is equal. */
function nearest(
  index: ListingIndex,
  selection: Selection,
  around: NonNullable<SearchFilter['around']>,
  window: Window,
): number[] {
  const { columns } = index
  const distance = (row: number) =>
    Math.round(distanceKm(around, { latitude: columns.latitude[row]!, longitude: columns.longitude[row]! }) * 1e6)
  return firstByKey(index, selection.rows ?? closest(index, selection, around, window), distance, window)
}

function closest(
  index: ListingIndex,
  { slot, total }: Selection,
  around: NonNullable<SearchFilter['around']>,
  { offset, limit }: Window,
): Uint32Array {
  const { bitmaps } = index
  const ring = bitmaps.temporary()
  bitmaps.copy(ring, slot!)
  let count = total
  for (const radiusKm of RINGS_KM) {
    if (radiusKm >= around.radiusKm) break
    const [circle] = shapesOf({ around: { ...around, radiusKm } })
    areaCondition(index, circle!).intersect(ring)
    count = bitmaps.count(ring)
    if (count >= offset + limit) break
    bitmaps.copy(ring, slot!)
    count = total
  }
  const rows = new Uint32Array(count)
  let at = 0
  bitmaps.each(ring, (row) => {
    rows[at++] = row
  })
  return rows
}
