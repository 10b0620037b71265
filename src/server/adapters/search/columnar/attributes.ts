import type { Bitmaps } from './bitmaps.ts'
import type { SearchRow } from './search-row.ts'

/** What a bitmap says about a row; `bedrooms` and `bathrooms` are at least the value. */
const ATTRIBUTES = [
  'live',
  'placed',
  'kind',
  'agency',
  'promoted',
  'premium',
  'bedrooms',
  'bathrooms',
  'category',
  'country',
  'facility',
  'answered',
] as const
type Attribute = (typeof ATTRIBUTES)[number]
/** Larger numbers of rooms are compared in the column. */
export const MAX_ROOMS = 10
/** A distance that no listing has. */
export const NO_FACILITY = 65_535

export interface AttributesState {
  slots: Record<Attribute, Map<number, number>>
  distances: Map<number, Uint16Array>
  numbers: Map<number, Float32Array>
}
export type Attributes = ReturnType<typeof createAttributes>

/** One bitmap per value of each attribute, and columns for distances and numeric parameters. */
export function createAttributes(bitmaps: Bitmaps, saved?: AttributesState) {
  /** Bitmaps by attribute and value. */
  const slots =
    saved?.slots ??
    (Object.fromEntries(ATTRIBUTES.map((name) => [name, new Map<number, number>()])) as AttributesState['slots'])
  /** Tenths of a kilometre by facility. */
  const distances = saved?.distances ?? new Map<number, Uint16Array>()
  /** Values by numeric parameter; NaN without one. */
  const numbers = saved?.numbers ?? new Map<number, Float32Array>()

  function slotOf(attribute: Attribute, value: number): number {
    const known = slots[attribute].get(value)
    if (known !== undefined) return known
    const slot = bitmaps.create()
    slots[attribute].set(value, slot)
    return slot
  }

  const set = (row: number, attribute: Attribute, value: number) => bitmaps.set(slotOf(attribute, value), row)

  function column<T extends Uint16Array | Float32Array>(
    columns: Map<number, T>,
    id: number,
    create: (length: number) => T,
  ): T {
    const known = columns.get(id)
    if (known && known.length >= bitmaps.capacity()) return known
    const longer = create(bitmaps.capacity())
    if (known) longer.set(known as never)
    columns.set(id, longer)
    return longer
  }

  return {
    /** The bitmap of all listings. */
    liveSlot: () => slotOf('live', 0),
    remove(row: number) {
      for (const name of ATTRIBUTES) for (const slot of slots[name].values()) bitmaps.unset(slot, row)
      for (const column of distances.values()) if (row < column.length) column[row] = NO_FACILITY
      for (const column of numbers.values()) if (row < column.length) column[row] = Number.NaN
    },
    /** Writes a row that has no attribute. */
    write(row: number, listing: SearchRow) {
      set(row, 'live', 0)
      set(row, 'kind', listing.kind === 'sell' ? 0 : 1)
      set(row, 'agency', listing.isByAgency ? 1 : 0)
      set(row, 'promoted', listing.isPromoted ? 1 : 0)
      set(row, 'premium', listing.isPremium ? 1 : 0)
      for (let least = 1; least <= Math.min(MAX_ROOMS, listing.bedrooms ?? 0); least++) set(row, 'bedrooms', least)
      for (let least = 1; least <= Math.min(MAX_ROOMS, listing.bathrooms ?? 0); least++) set(row, 'bathrooms', least)
      set(row, 'category', listing.categoryId)
      set(row, 'country', listing.countryId)
      if (listing.latitude !== null) set(row, 'placed', 0)
      for (const id of listing.answered) set(row, 'answered', id)
      for (const [id, tenths] of listing.facilities) {
        set(row, 'facility', id)
        column(distances, id, (length) => new Uint16Array(length).fill(NO_FACILITY))[row] = tenths
      }
      for (const [id, value] of listing.numbers)
        column(numbers, id, (length) => new Float32Array(length).fill(Number.NaN))[row] = value
    },
    /** The bitmap of a value, if any listing ever had it. */
    slot: (attribute: Attribute, value: number) => slots[attribute].get(value),
    /** The values of an attribute with their bitmaps. */
    values: (attribute: Attribute) => [...slots[attribute]].map(([value, slot]) => ({ value, slot })),
    distances: (facilityId: number) => distances.get(facilityId),
    numbers: (parameterId: number) => numbers.get(parameterId),
    state: (): AttributesState => ({ slots, distances, numbers }),
  }
}
