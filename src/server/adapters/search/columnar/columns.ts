import type { SearchRow } from './search-row.ts'

const TYPES = {
  id: Float64Array,
  createdAt: Float64Array,
  price: Float64Array,
  latitude: Float64Array,
  longitude: Float64Array,
  /** Morton key of the position. */
  cell: Float64Array,
  views: Float64Array,
  owner: Float64Array,
  reduction: Float32Array,
  areaPrice: Float32Array,
  area: Int32Array,
  likes: Int32Array,
  category: Uint32Array,
  place: Uint32Array,
  bedrooms: Int16Array,
  bathrooms: Int16Array,
  flags: Uint8Array,
} as const

type Name = keyof typeof TYPES
export type Columns = { [name in Name]: InstanceType<(typeof TYPES)[name]> }

/** Bits of the column `flags`. */
export const FLAG = { rent: 1, agency: 2, promoted: 4, premium: 8 } as const
/** Marks an unknown number in a column of integers. */
export const UNKNOWN = -1

export const createColumns = (): Columns =>
  Object.fromEntries(Object.entries(TYPES).map(([name, type]) => [name, new type(0)])) as unknown as Columns

/** Replaces each column by a longer one. */
export function growColumns(columns: Columns, rows: number) {
  for (const name of Object.keys(TYPES) as Name[]) {
    const longer = new TYPES[name](rows)
    longer.set(columns[name])
    Object.assign(columns, { [name]: longer })
  }
}

/** Writes the values of a listing that are plain columns. */
export function writeColumns(columns: Columns, row: number, listing: SearchRow, cell: number, place: number) {
  columns.id[row] = listing.id
  columns.createdAt[row] = listing.createdAt
  columns.price[row] = listing.price
  columns.latitude[row] = listing.latitude ?? Number.NaN
  columns.longitude[row] = listing.longitude ?? Number.NaN
  columns.cell[row] = cell
  columns.views[row] = listing.views
  columns.owner[row] = listing.ownerId ?? UNKNOWN
  columns.reduction[row] = listing.reduction
  columns.areaPrice[row] = listing.areaPrice ?? Number.NaN
  columns.area[row] = listing.area ?? UNKNOWN
  columns.likes[row] = listing.likes
  columns.category[row] = listing.categoryId
  columns.place[row] = place
  columns.bedrooms[row] = listing.bedrooms ?? UNKNOWN
  columns.bathrooms[row] = listing.bathrooms ?? UNKNOWN
  columns.flags[row] =
    (listing.kind === 'rent' ? FLAG.rent : 0) |
    (listing.isByAgency ? FLAG.agency : 0) |
    (listing.isPromoted ? FLAG.promoted : 0) |
    (listing.isPremium ? FLAG.premium : 0)
}
