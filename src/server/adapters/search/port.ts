import type { Box, Point } from '#domain/geo.ts'
import type { SearchFilter, SearchSort } from '#domain/search-filter.ts'

/** Number of matching listings. */
export interface Counted {
  total: number
}

/** Options of a parameter that facets count. */
export interface Choices {
  parameterId: number
  words: readonly string[]
}

/** A run of homes in the order asked for. */
export interface FoundPage extends Counted {
  ids: number[]
  /** The words that were searched for instead, when typing errors were mended. */
  corrected: string | null
}

/** For each further choice the total that it would give in place of its group's present one. */
export interface FacetCounts extends Counted {
  kinds: { sell: number; rent: number }
  categories: { id: number; count: number }[]
  /** At least so many. */
  bedrooms: { atLeast: number; count: number }[]
  bathrooms: { atLeast: number; count: number }[]
  since: { days: number; count: number }[]
  listedBy: { owner: number; agency: number }
  promoted: number
  premium: number
  /** Whatever price is asked for; the last one has no upper end. */
  prices: { from: number; to: number | null; count: number }[]
  parameters: { id: number; options: { word: string; count: number }[] }[]
  /** Within the distance that is asked for, or any. */
  facilities: { id: number; count: number }[]
}

/** A home as a point. */
export interface MapHome extends Point {
  id: number
  price: number
  kind: 'sell' | 'rent'
  isPromoted: boolean
}

/** Homes that stand too close to tell apart. */
export interface MapCluster extends Point {
  count: number
  minPrice: number
  /** Where they are. */
  box: Box
  /** No zoom parts them. */
  isStacked: boolean
}

export interface MapResult extends Counted {
  clusters: MapCluster[]
  /** Homes with their price, the most important first. */
  pins: MapHome[]
  /** Homes that are only points. */
  dots: MapHome[]
}

/** Keeps an index outside of the program equal to the database. */
export interface SearchFeed {
  /** Applies all changes, unless another node does. A missing index, or one that cannot follow, has to be built. */
  apply(): Promise<'applied' | 'busy' | 'missing'>
  /** Builds a new index in place of the present one. Returns the number of listings, or null if another node builds one. */
  build(): Promise<number | null>
}

/** Finds homes. Narrow on purpose: an index in memory can take the place of the database. */
export interface Search {
  page(filter: SearchFilter, sort: SearchSort, window: { offset: number; limit: number }, now: Date): Promise<FoundPage>
  count(filter: SearchFilter, now: Date): Promise<Counted>
  /** The total without each single condition, by what of the filter it says: `minPrice`, `kind`, `p12`, `f4` … */
  relaxed(filter: SearchFilter, now: Date): Promise<{ name: string; total: number }[]>
  facets(filter: SearchFilter, choices: readonly Choices[], now: Date): Promise<FacetCounts>
  clusters(filter: SearchFilter, view: { box: Box; zoom: number }, now: Date): Promise<MapResult>
  /** The same search, whose answers wait a moment until they include what this transaction changed. */
  after(transactionId: bigint): Search
  /** Begins to load whatever searches need; resolves when they are answered. */
  start(): Promise<void>
  isReady(): boolean
  close(): Promise<void>
}
