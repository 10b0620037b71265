/** A public listing as search engines index it. */
export interface SearchRow {
  id: number
  /** Microseconds since 1970: the order by date is as fine as the database's. */
  createdAt: number
  kind: 'sell' | 'rent'
  categoryId: number
  /** Area ids; 0 where the listing names none. */
  countryId: number
  stateId: number
  cityId: number
  /** Degrees; both null without a position. */
  latitude: number | null
  longitude: number | null
  /** Whole units of the site currency. */
  price: number
  /** Square metres. */
  area: number | null
  bedrooms: number | null
  bathrooms: number | null
  /** Null for a listing of the site itself. */
  ownerId: number | null
  isByAgency: boolean
  isPromoted: boolean
  isPremium: boolean
  views: number
  likes: number
  /** Share of the price that its latest change removed; 0 if that was no reduction. Single precision. */
  reduction: number
  /** Price per square metre in single precision. */
  areaPrice: number | null
  /** Short parameter values, normalised as the database function `plain_text` does, without surrounding spaces. */
  options: readonly (readonly [parameterId: number, word: string])[]
  /** Values of numeric parameters, without those that are not a number. */
  numbers: readonly (readonly [parameterId: number, value: number])[]
  /** Every parameter that the listing has a value for. */
  answered: readonly number[]
  /** Distances in tenths of a kilometre, at most 32,767. */
  facilities: readonly (readonly [facilityId: number, tenths: number])[]
  /** Lexemes of the search vector without their positions; absent where they are not read, which leaves the known ones. */
  words?: readonly string[]
}
