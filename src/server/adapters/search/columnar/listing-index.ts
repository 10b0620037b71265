import { cellOf } from '#domain/geo.ts'
import { type Attributes, type AttributesState, createAttributes } from './attributes.ts'
import { type Bitmaps, type BitmapsState, createBitmaps } from './bitmaps.ts'
import { type Columns, createColumns, growColumns, writeColumns } from './columns.ts'
import { createOrder, type Order, type OrderState } from './order.ts'
import { createPlaces, type Places, type PlacesState } from './places.ts'
import { sortByKey } from './radix-sort.ts'
import { createRangeIndex, type RangeIndex, type RangeIndexState } from './range-index.ts'
import { createRowNumbers, type RowNumbers, type RowNumbersState } from './row-numbers.ts'
import type { SearchRow } from './search-row.ts'
import { createTerms, type Terms, type TermsState } from './terms.ts'
import { optionTerm, wordsOf } from './text.ts'

const MISSING = Number.POSITIVE_INFINITY

/** Sort keys, ascending. */
const KEYS = {
  newest: ({ createdAt }: Columns, row: number) => -createdAt[row]!,
  price_low: ({ price }: Columns, row: number) => price[row]!,
  price_high: ({ price }: Columns, row: number) => -price[row]!,
  area_price_low: ({ areaPrice }: Columns, row: number) => orMissing(areaPrice[row]!),
  area_price_high: ({ areaPrice }: Columns, row: number) => orMissing(-areaPrice[row]!),
  most_viewed: ({ views }: Columns, row: number) => -views[row]!,
  most_liked: ({ likes }: Columns, row: number) => -likes[row]!,
  reduction: ({ reduction }: Columns, row: number) => -reduction[row]!,
  area: ({ area }: Columns, row: number) => (area[row]! < 0 ? Number.NaN : area[row]!),
  place: ({ place }: Columns, row: number) => place[row]!,
  cell: ({ cell }: Columns, row: number) => cell[row]!,
  owner: ({ owner }: Columns, row: number) => owner[row]!,
}
export type OrderName = keyof typeof KEYS
const NAMES = Object.keys(KEYS) as OrderName[]
const RANGES = ['newest', 'price_low', 'area'] as const

const orMissing = (value: number) => (Number.isNaN(value) ? MISSING : value)

export interface IndexState {
  columns: Columns
  bitmaps: BitmapsState
  rowNumbers: RowNumbersState
  attributes: AttributesState
  places: PlacesState
  options: TermsState
  words: TermsState
  orders: Record<OrderName, OrderState>
  ranges: Record<string, RangeIndexState>
  used: number
  free: number[]
}

/** All listings, with whatever finds them. */
export interface ListingIndex {
  columns: Columns
  bitmaps: Bitmaps
  rowNumbers: RowNumbers
  attributes: Attributes
  places: Places
  options: Terms
  words: Terms
  orders: Record<OrderName, Order>
  ranges: Record<(typeof RANGES)[number], RangeIndex>
  /** The bitmap of all listings. */
  live: number
  size(): number
  write(listing: SearchRow): void
  writeWords(id: number, words: readonly string[]): void
  remove(id: number): void
  /** Brings orders up to date after many changes. */
  settle(): void
  state(): IndexState
}

export function createListingIndex(saved?: IndexState): ListingIndex {
  const bitmaps = createBitmaps(saved?.bitmaps)
  const columns = saved?.columns ?? createColumns()
  const rowNumbers = createRowNumbers(columns, saved?.rowNumbers)
  const attributes = createAttributes(bitmaps, saved?.attributes)
  const places = createPlaces(saved?.places)
  const options = createTerms(bitmaps, saved?.options)
  const words = createTerms(bitmaps, saved?.words)
  const live = attributes.liveSlot()
  const isLive = (row: number) => bitmaps.has(live, row)
  const orders = Object.fromEntries(
    NAMES.map((name) => {
      const read = KEYS[name]
      const key = (row: number) => read(columns, row)
      return [name, createOrder({ bitmaps, key, id: (row) => columns.id[row]!, isLive }, saved?.orders[name])]
    }),
  ) as Record<OrderName, Order>
  const ranges = Object.fromEntries(
    RANGES.map((name) => [name, createRangeIndex(bitmaps, orders[name], saved?.ranges[name])]),
  ) as ListingIndex['ranges']
  const free = saved?.free ?? []
  let used = saved?.used ?? 0

  function newRow(id: number): number {
    const row = free.pop() ?? used++
    bitmaps.grow(used)
    if (bitmaps.capacity() > columns.id.length) growColumns(columns, bitmaps.capacity())
    columns.id[row] = id
    rowNumbers.add(id, row)
    return row
  }

  function index(row: number, listing: SearchRow) {
    const { latitude, longitude } = listing
    const cell = latitude === null || longitude === null ? Number.NaN : cellOf({ latitude, longitude })
    const place = places.numberOf(listing.countryId, listing.stateId, listing.cityId)
    places.add(place, 1)
    writeColumns(columns, row, listing, cell, place)
    attributes.write(row, listing)
    options.set(
      row,
      listing.options.map(([parameterId, word]) => optionTerm(parameterId, word)),
      used,
    )
    if (listing.words) words.set(row, wordsOf(listing.words), used)
  }

  function touch(row: number, keysBefore: readonly number[] | null) {
    NAMES.forEach((name, at) => {
      if (!keysBefore || !Object.is(keysBefore[at], orders[name].key(row))) orders[name].touch(row)
    })
    for (const name of RANGES) ranges[name].touch(row, isLive(row))
  }

  function rowsByDescendingId(): Uint32Array {
    const rows: Uint32Array = new Uint32Array(used - free.length)
    let count = 0
    bitmaps.each(live, (row) => {
      rows[count++] = row
    })
    return sortByKey(rows, (row) => -columns.id[row]!)
  }

  return {
    columns,
    bitmaps,
    rowNumbers,
    attributes,
    places,
    options,
    words,
    orders,
    ranges,
    live,
    size: () => used - free.length,
    write(listing) {
      const known = rowNumbers.find(listing.id)
      const row = known === -1 ? newRow(listing.id) : known
      const keysBefore = known === -1 ? null : NAMES.map((name) => orders[name].key(row))
      if (known !== -1) {
        places.add(columns.place[row]!, -1)
        attributes.remove(row)
      }
      index(row, listing)
      touch(row, keysBefore)
    },
    writeWords(id, lexemes) {
      const row = rowNumbers.find(id)
      if (row !== -1) words.set(row, wordsOf(lexemes), used)
    },
    remove(id) {
      const row = rowNumbers.find(id)
      if (row === -1) return
      rowNumbers.remove(id)
      places.add(columns.place[row]!, -1)
      attributes.remove(row)
      options.remove(row)
      words.remove(row)
      touch(row, null)
      free.push(row)
    },
    settle() {
      let known: Uint32Array | null = null
      const byId = () => {
        known ??= rowsByDescendingId()
        return known
      }
      for (const name of NAMES) orders[name].settle(byId)
      for (const name of RANGES) ranges[name].settle()
    },
    state: () => ({
      columns,
      bitmaps: bitmaps.state(),
      rowNumbers: rowNumbers.state(),
      attributes: attributes.state(),
      places: places.state(),
      options: options.state(),
      words: words.state(),
      orders: Object.fromEntries(NAMES.map((name) => [name, orders[name].state()])) as IndexState['orders'],
      ranges: Object.fromEntries(RANGES.map((name) => [name, ranges[name].state()])),
      used,
      free,
    }),
  }
}
