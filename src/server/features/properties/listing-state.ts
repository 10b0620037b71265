import type { PropertyKind } from '#domain/property-status.ts'
import type {
  FileSource,
  GivenTitled,
  SharedChange,
  SharedFields,
  SharedNew,
  SharedState,
  TitledState,
} from '#server/features/listings/public.ts'

/** What somebody writes about a home. */
export interface ListingFields extends SharedFields {
  kind: PropertyKind
  /** Whole units as digits: it may be larger than a number holds exactly. */
  price: string
  /** Null for a home that is sold. */
  rentDuration: string | null
  isPremium: boolean
  isPrivate: boolean
  address: string
  clientAddress: string | null
}

/** An answer to a question of the category: text as it was sent, or a file. */
export interface GivenAnswer {
  parameterId: number
  /** Several choices come as a list or as JSON text; absent or empty takes the answer back. */
  value?: string | readonly string[] | FileSource
}

/** A new home. */
export interface NewListing extends Omit<ListingFields, 'kind'>, SharedNew {
  kind: 'sell' | 'rent'
  titleImage: FileSource
  panorama?: FileSource | null
  floors?: readonly GivenTitled[]
  parameters?: readonly GivenAnswer[]
  facilities?: readonly NearbyState[]
}

/** What is to be different; what is absent stays as it is. */
export interface ListingChange extends Partial<Omit<ListingFields, 'kind'>>, SharedChange {
  kind?: 'sell' | 'rent'
  titleImage?: FileSource
  panorama?: FileSource | null
  /** All floors. */
  floors?: readonly GivenTitled[]
  /** Floors that are new or different; the others stay. */
  putFloors?: readonly GivenTitled[]
  removeFloors?: readonly number[]
  /** Answers that are new or different; the others stay. */
  parameters?: readonly GivenAnswer[]
  /** All that is near by. */
  facilities?: readonly NearbyState[]
}

export interface AnswerState {
  parameterId: number
  value: string | string[]
  mediaId: number | null
}

export interface NearbyState {
  facilityId: number
  distance: number
}

/** A home as it stands in the tables, or as it would stand if its pending changes were approved. */
export interface ListingState extends ListingFields, SharedState {
  titleMediaId: number | null
  panoramaMediaId: number | null
  floors: TitledState[]
  parameters: AnswerState[]
  facilities: NearbyState[]
}
